// SwiftPM compiles this file itself; the module's own, in iOS, are compiled as the plugin PortSources writes them.
