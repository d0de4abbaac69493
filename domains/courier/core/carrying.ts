// What becomes of a letter after an attempt to carry it. A letter whose fate is not known is never carried again: the
// person can ask for another, but nobody can take back a second one.

/**
 * `carried`: whoever carries it took it over. `kept`: nobody carries, it lies in the outbox. `refused`: it will never be
 * taken. `unreachable`: it was certainly not taken, another attempt may succeed. `quota`: the account with the carrier is
 * used up. `unknown`: it may have been taken.
 */
export type Outcome = "carried" | "kept" | "refused" | "unreachable" | "quota" | "unknown";

export type LetterState = "waiting" | "carrying" | "sent" | "kept" | "refused" | "lost";

export type Settlement = {
	readonly state: Exclude<LetterState, "carrying">;
	/** The job is to be driven again. */
	readonly again: boolean;
	/** What is now known of the channel; undefined when nothing new is. */
	readonly fault: "quota" | "down" | "none" | undefined;
};

/** So many attempts at one letter that nobody answered, and the channel counts as down. */
export const downAfter = 3;

export function settle(outcome: Outcome, attempt: number): Settlement {
	switch (outcome) {
		case "carried":
			return { state: "sent", again: false, fault: "none" };
		case "kept":
			return { state: "kept", again: false, fault: "none" };
		case "refused":
			return { state: "refused", again: false, fault: undefined };
		case "quota":
			return { state: "waiting", again: true, fault: "quota" };
		case "unreachable":
			return { state: "waiting", again: true, fault: attempt >= downAfter ? "down" : undefined };
		case "unknown":
			return { state: "lost", again: false, fault: undefined };
	}
}

/** What a text in the outbox is needed for ends with the code in it; a sent one is needed no more. */
export const keepsContent = (state: LetterState): boolean =>
	state === "waiting" || state === "carrying" || state === "kept";

const faultMinutes = { quota: 10, down: 1 } as const;

/** How long a fault is believed before the channel is tried again. */
export const faultEnds = (fault: "quota" | "down", now: Date): Date =>
	new Date(now.getTime() + faultMinutes[fault] * 60_000);
