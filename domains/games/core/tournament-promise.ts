// Which promise of prizes asks for a second person, and who that may be. Amounts in minor units.
import { err, ok, type Result } from "#platform/kernel";
import { prizeSum, type TournamentTerms } from "./tournament.ts";

/** What a tournament promises: its prizes, and how often they are promised again. */
export type TournamentPromise = Pick<TournamentTerms, "currency" | "prizes" | "repeatsHours">;

/** Against what stands: another currency, more for any place, or prizes that come again where they did not, or sooner. */
export function promisesMore(stands: TournamentPromise | undefined, asked: TournamentPromise): boolean {
	if (stands === undefined || stands.currency !== asked.currency) return true;
	if (asked.prizes.some((prize, place) => prize > (stands.prizes[place] ?? 0n))) return true;
	return asked.repeatsHours !== null && (stands.repeatsHours === null || asked.repeatsHours < stands.repeatsHours);
}

export type PromiseAsked = {
	readonly stands: TournamentPromise | undefined;
	readonly asked: TournamentPromise;
	/** What whoever asks may promise alone, in this currency; undefined: nothing. */
	readonly alone: bigint | undefined;
};

/** Of a series, the prizes of one are what is looked at: each is set aside when it is made. */
export const asksSecond = ({ stands, asked, alone }: PromiseAsked): boolean =>
	promisesMore(stands, asked) && (alone === undefined || prizeSum(asked.prizes) > alone);

const waitsForMilliseconds = 72 * 3_600_000;

/** What nobody agreed to by then is nobody's wish any more: a tournament is not agreed to once it should have begun. */
export const proposalLapses = ({ startsAt }: Pick<TournamentTerms, "startsAt">, now: Date): Date =>
	new Date(Math.min(startsAt.getTime(), now.getTime() + waitsForMilliseconds));

export type TournamentProposal = {
	readonly kept: "waiting" | "lapsed" | ProposalOutcome;
	readonly askedById: string;
	readonly lapsesAt: Date;
};
export type ProposalOutcome = "agreed" | "refused" | "withdrawn";
export type ProposalWord = {
	readonly byId: string;
	readonly says: "agree" | "refuse" | "take back";
	readonly now: Date;
};
export type ProposalFault = "PROPOSAL_CLOSED" | "OWN_PROPOSAL" | "PROPOSAL_NOT_FOUND";

const outcomes = { agree: "agreed", refuse: "refused", "take back": "withdrawn" } as const;

/** `PROPOSAL_CLOSED`: it was decided or has lapsed. `OWN_PROPOSAL`: nobody decides of their own; they alone take it back. */
export function proposalOutcome(
	{ kept, askedById, lapsesAt }: TournamentProposal,
	{ byId, says, now }: ProposalWord,
): Result<ProposalOutcome, ProposalFault> {
	const own = askedById === byId;
	if (own !== (says === "take back")) return err(own ? "OWN_PROPOSAL" : "PROPOSAL_NOT_FOUND");
	return kept === "waiting" && lapsesAt > now ? ok(outcomes[says]) : err("PROPOSAL_CLOSED");
}
