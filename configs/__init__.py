"""The presets shipped with unosim, one YAML file each."""
