// Why a pay table is refused. Each reason has a code and names the place or the figure, for the person who mends it.

export type GateCode =
	| "malformed"
	| "wager-below-75"
	| "return-too-low"
	| "return-too-high"
	| "return-not-proven"
	| "modes-differ"
	| "wins-too-rare"
	| "top-award-too-rare"
	| "top-award-not-as-declared"
	| "award-unreachable"
	| "endless-cascade";

export type GateReason = { readonly code: GateCode; readonly detail: string };

export const reason = (code: GateCode, detail: string): GateReason => ({ code, detail });
