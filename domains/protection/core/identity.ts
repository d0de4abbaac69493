// Identity levels: which one a member has by the documents that were accepted, and what it lets them do (GLI-19 2.5.2).

export const documentKinds = ["identity", "address", "funds"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const identityActs = ["play", "deposit", "withdraw"] as const;
export type IdentityAct = (typeof identityActs)[number];

export type IdentityLevel = {
	readonly level: number;
	/** Besides what the levels below need. */
	readonly needs: readonly DocumentKind[];
	readonly allows: readonly IdentityAct[];
};

export const documentStates = ["waiting", "accepted", "refused"] as const;
export type DocumentState = (typeof documentStates)[number];

/** Why a document is refused; `other` says it in the operator's own words alone. */
export const documentRefusals = ["unreadable", "cut-off", "expired", "other-name", "other-kind", "other"] as const;
export type DocumentRefusal = (typeof documentRefusals)[number];

/** The highest level whose needs, and those of all below it, are met; 0 for none. */
export function identityLevel(levels: readonly IdentityLevel[], accepted: readonly DocumentKind[]): number {
	const rising = levels.toSorted((one, other) => one.level - other.level);
	const unmet = rising.findIndex(({ needs }) => needs.some((kind) => !accepted.includes(kind)));
	return (unmet < 0 ? rising.at(-1) : rising[unmet - 1])?.level ?? 0;
}

/** The documents that open an act: those of the lowest level that names it, and of all below. None for an act that is free. */
export function needsOf(act: IdentityAct, levels: readonly IdentityLevel[]): readonly DocumentKind[] {
	const opening = Math.min(...levels.filter(({ allows }) => allows.includes(act)).map(({ level }) => level));
	if (!Number.isFinite(opening)) return [];
	return documentKinds.filter((kind) => levels.some(({ level, needs }) => level <= opening && needs.includes(kind)));
}

/** Whether an act waits for a level that the member has not: the lowest that names it. An act that none names is free. */
export function needsProof(
	act: IdentityAct,
	{ levels, accepted }: { readonly levels: readonly IdentityLevel[]; readonly accepted: readonly DocumentKind[] },
): boolean {
	const naming = levels.filter(({ allows }) => allows.includes(act)).map(({ level }) => level);
	return naming.length > 0 && identityLevel(levels, accepted) < Math.min(...naming);
}
