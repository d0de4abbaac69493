// The life of one version of a contract: offered, active, ending, ended; or rejected, withdrawn, lapsed. Tiers never
// change: other terms are another version, offered while this one runs. Who is the upline of a first level is the house.
import { err, ok, type Result } from "#platform/kernel";

export type ContractState = "offered" | "active" | "ending" | "ended" | "rejected" | "withdrawn" | "lapsed";

export type Side = "upline" | "downline";

export type ContractVersion = {
	readonly state: ContractState;
	readonly offeredAt: Date;
	/** It runs from this border on; undefined until it is accepted. */
	readonly from?: Date;
	/** It runs up to this border; undefined while nobody ends it. */
	readonly until?: Date;
	/** Who asked to end it. */
	readonly endedBy?: Side | "operator";
	/** Why an operator ended it. */
	readonly reason?: string;
};

/** Who may act in which state. The clock lapses offers and ends what has run out. */
export type ContractCommand =
	| { readonly action: "accept" | "reject"; readonly by: Side }
	| { readonly action: "withdraw"; readonly by: Side }
	| { readonly action: "terminate" | "agree"; readonly by: Side }
	| { readonly action: "end"; readonly by: "operator"; readonly reason: string }
	| { readonly action: "pass"; readonly by: "clock" };

export type ContractFault = "WRONG_STATE" | "NOT_YOURS" | "OFFER_LAPSED" | "REASON_MISSING";

export type Moment = {
	readonly now: Date;
	/** The next border of its periods, seen from a moment. */
	readonly border: (at: Date) => Date;
};

/** How long an offer waits. */
export const offerHours = 72;
const isOver = ({ offeredAt }: ContractVersion, now: Date): boolean =>
	now.getTime() >= offeredAt.getTime() + offerHours * 3_600_000;

type Decided = Result<ContractVersion, ContractFault>;

export function decideContract(version: ContractVersion, command: ContractCommand, moment: Moment): Decided {
	switch (command.action) {
		case "accept":
		case "reject":
		case "withdraw":
			return answerOffer(version, command, moment);
		case "terminate":
			return terminate(version, command.by, moment);
		case "agree":
			return agree(version, command.by, moment);
		case "end":
			return endAtOnce(version, command.reason, moment);
		case "pass":
			return ok(pass(version, moment.now));
	}
}

type OfferCommand = Extract<ContractCommand, { readonly action: "accept" | "reject" | "withdraw" }>;

function answerOffer(version: ContractVersion, { action, by }: OfferCommand, { now, border }: Moment): Decided {
	if (version.state !== "offered") return err("WRONG_STATE");
	if (by !== (action === "withdraw" ? "upline" : "downline")) return err("NOT_YOURS");
	if (isOver(version, now)) return err("OFFER_LAPSED");
	if (action === "withdraw") return ok({ ...version, state: "withdrawn" });
	if (action === "reject") return ok({ ...version, state: "rejected" });
	return ok({ ...version, state: "active", from: border(now) });
}

/** It runs on for what is left of this period and one whole one, unless the other agrees before. */
function terminate(version: ContractVersion, by: Side, { now, border }: Moment): Decided {
	if (version.state !== "active") return err("WRONG_STATE");
	return ok({ ...version, state: "ending", endedBy: by, until: border(border(now)) });
}

function agree(version: ContractVersion, by: Side, { now, border }: Moment): Decided {
	if (version.state !== "ending" || version.endedBy === "operator") return err("WRONG_STATE");
	if (version.endedBy === by) return err("NOT_YOURS");
	return ok({ ...version, until: earlier(version.until, border(now)) });
}

/** Neither consent nor notice: it ends at the next border, and an offer is off. */
function endAtOnce(version: ContractVersion, reason: string, { now, border }: Moment): Decided {
	if (reason.trim() === "") return err("REASON_MISSING");
	const ended = { ...version, endedBy: "operator", reason } as const;
	if (version.state === "offered") return ok({ ...ended, state: "withdrawn" });
	if (version.state !== "active" && version.state !== "ending") return err("WRONG_STATE");
	return ok({ ...ended, state: "ending", until: earlier(version.until, border(now)) });
}

function pass(version: ContractVersion, now: Date): ContractVersion {
	if (version.state === "offered" && isOver(version, now)) return { ...version, state: "lapsed" };
	const hasRunOut = version.until !== undefined && now.getTime() >= version.until.getTime();
	return version.state === "ending" && hasRunOut ? { ...version, state: "ended" } : version;
}

const earlier = (one: Date | undefined, other: Date): Date =>
	one !== undefined && one.getTime() < other.getTime() ? one : other;

/** What becomes of the version that runs when another is accepted: it ends where that one begins. */
export const replaced = (running: ContractVersion, next: ContractVersion): ContractVersion =>
	next.from === undefined ? running : { ...running, state: "ending", until: earlier(running.until, next.from) };

/** Whether a period that begins then is this version's. */
export function runsFrom({ from, until }: ContractVersion, start: Date): boolean {
	const begun = from !== undefined && from.getTime() <= start.getTime();
	return begun && (until === undefined || start.getTime() < until.getTime());
}
