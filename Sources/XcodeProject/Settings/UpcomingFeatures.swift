/// Features of Swift to come, as Xcode's settings name them.
enum UpcomingFeatures {
    /// By the end of the setting's name.
    static let byWords = [
        "CONCISE_MAGIC_FILE": "ConciseMagicFile", "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
        "EXISTENTIAL_ANY": "ExistentialAny", "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
        "DISABLE_OUTWARD_ACTOR_ISOLATION":
            "DisableOutwardActorInference",
        "GLOBAL_CONCURRENCY": "GlobalConcurrency", "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault", "REGION_BASED_ISOLATION": "RegionBasedIsolation",
        "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
        "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY":
            "GlobalActorIsolatedTypesUsability",
        "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
        "MEMBER_IMPORT_VISIBILITY":
            "MemberImportVisibility",
        "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
        "INFER_ISOLATED_CONFORMANCES":
            "InferIsolatedConformances",
    ]
    /// What `SWIFT_APPROACHABLE_CONCURRENCY` turns on; Swift 6 has a part of it by itself.
    static func approachableConcurrency(mode: String) -> [String] {
        let next = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
        let six = ["DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures"]
        return mode == "6" ? next : six + next
    }
}
