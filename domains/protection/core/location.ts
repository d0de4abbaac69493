// Location checks (GLI-19 2.7): when somebody's place is looked at again, and whether they may play there.

export const lookReasons = ["login", "play", "network", "interval"] as const;
export type LookReason = (typeof lookReasons)[number];

/** What the last look saw. The network is any text that differs when the network does. */
export type LastLook = { readonly network: string; readonly at: Date };

export type Look = LastLook & {
	/** What begins with this call where nothing was seen yet. */
	readonly begins: "login" | "play";
	readonly everyMinutes: number;
};

/** Why a place is looked at now; undefined while the last look still holds. */
export function reasonToLook(last: LastLook | undefined, now: Look): LookReason | undefined {
	if (last === undefined) return now.begins;
	if (last.network !== now.network) return "network";
	return now.at.getTime() - last.at.getTime() >= now.everyMinutes * 60_000 ? "interval" : undefined;
}

/** A market that names its countries wants to know where somebody is: a place that nobody can name is none of them. */
export function mayPlayIn(country: string | undefined, countries: readonly string[] | undefined): boolean {
	if (countries === undefined) return true;
	return country !== undefined && countries.includes(country);
}
