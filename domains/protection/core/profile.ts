// The rules of one market.
import type { LimitKind } from "./limits.ts";

/** The least milliseconds from a member's stake to their next, by the kind of game that was staked at; 0 asks for none. */
export type MinimumCycle = {
	/** RTS 14D. */
	readonly slots: number;
	/** Of any other game of a casino (RTS 14G). */
	readonly others: number;
};

export const hasCycle = ({ slots, others }: MinimumCycle): boolean => slots > 0 || others > 0;

export type Profile = {
	readonly code: string;
	readonly minimumAge: number;
	readonly minimumCycle: MinimumCycle;
	readonly autoplay: boolean;
	/** Slots may sell their bonus for a price of its own. */
	readonly featureBuy: boolean;
	/** Slots may offer to double what was just won. */
	readonly doubleUp: boolean;
	/** Minutes between two reality checks: for whoever chose none where the market demands one, and what may be chosen. */
	readonly reality: {
		readonly demanded: boolean;
		readonly usual: number;
		readonly least: number;
		readonly most: number;
	};
	/** The length of a session and its net position stand on every page of play (RTS 2E, 13C). */
	readonly showsSession: boolean;
	/** Minutes between two looks at where somebody plays, and the countries where that is allowed; undefined names none. */
	readonly location: { readonly everyMinutes: number; readonly countries: readonly string[] | undefined };
	/** Of the limits' days. */
	readonly utcOffsetMinutes: number;
	/** A zone that keeps summer time ("Europe/London"), whose days the brand's calendar has; undefined keeps to the minutes above. */
	readonly timeZone: string | undefined;
	readonly looserWaitHours: number;
	readonly mandatoryLimits: readonly LimitKind[];
	/** Money may go between an agent's float and members below (T13). */
	readonly agentTransfers: boolean;
	readonly mostMinutesADay: number | undefined;
	readonly breakHours: readonly number[];
	readonly exclusionMonths: readonly number[];
	/** How long a refused document is kept. */
	readonly refusedDocumentDays: number;
	/** A member may take a withdrawal back that nobody decided yet (RTS 14B). */
	readonly withdrawalCancellable: boolean;
};

/** Days as "2001-02-03". Who was born on 29 February turns a year older on 1 March of a common year (GLI-19 2.5.2a). */
export function isOldEnough(birthday: string, on: { readonly today: string; readonly minimumAge: number }): boolean {
	const [year = "", month = "", day = ""] = birthday.split("-");
	const comesOfAge = `${String(Number(year) + on.minimumAge).padStart(4, "0")}-${month}-${day}`;
	return comesOfAge <= on.today;
}
