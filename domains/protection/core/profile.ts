// The rules of one market.
import type { LimitKind } from "./limits.ts";

export type Profile = {
	readonly code: string;
	readonly minimumAge: number;
	/** The least milliseconds from one stake to the next in one game; 0 asks for none. */
	readonly minimumCycle: number;
	readonly autoplay: boolean;
	/** Minutes between two reality checks: for whoever chose none, and what may be chosen. */
	readonly reality: { readonly usual: number; readonly least: number; readonly most: number };
	readonly utcOffsetMinutes: number;
	readonly looserWaitHours: number;
	readonly mandatoryLimits: readonly LimitKind[];
	readonly mostMinutesADay: number | undefined;
	readonly breakHours: readonly number[];
	readonly exclusionMonths: readonly number[];
};

/** The minutes between two reality checks: the member's choice, as far as the market allows it. */
export function realityMinutes({ reality }: Pick<Profile, "reality">, chosen: number | undefined): number {
	return Math.min(Math.max(chosen ?? reality.usual, reality.least), reality.most);
}

const usualMinutes = [10, 15, 20, 30, 45, 60, 90, 120, 180, 240] as const;

/** What the form offers: usual lengths within the bounds, and the bounds themselves. */
export function realityChoices({ reality }: Pick<Profile, "reality">): readonly number[] {
	const { least, most, usual } = reality;
	const within = usualMinutes.filter((minutes) => minutes > least && minutes < most);
	return [...new Set([least, ...within, usual, most])].sort((one, other) => one - other);
}
