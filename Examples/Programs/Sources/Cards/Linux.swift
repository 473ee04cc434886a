// SwiftPM compiles this file itself; the sample's own, in App, are compiled as the plugin PortSources writes them.
