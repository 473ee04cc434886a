@_exported import SourceJob
