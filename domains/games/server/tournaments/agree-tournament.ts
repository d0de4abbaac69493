// The second person behind large prizes: what somebody may not promise alone waits as it was asked for, and is written, set
// aside and begun by the word of another. All of it under the tournaments' mark, so that two who decide at once decide once.
import type { Database, Tx } from "#platform/db";
import { aloneSince } from "#platform/desk/core";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import {
	asksSecond,
	type PointTerms,
	type ProposalFault,
	type ProposalOutcome,
	type ProposalWord,
	prizeSum,
	promisesMore,
	promiseWorth,
	proposalLapses,
	proposalOutcome,
} from "../../core/index.ts";
import { writeAct } from "../operator-act.ts";
import {
	insertProposal,
	keepProposal,
	lapseProposals,
	lockProposal,
	mostWaiting,
	type ProposalRow,
	waitingRows,
} from "./proposal-store.ts";
import {
	type AlonePromise,
	alonePromiseOf,
	currencyOf,
	type PromisedAlone,
	promisedAlone,
	takeMark,
	termsOf,
} from "./tournament-store.ts";
import { type Judged, judge, put, type TournamentOrder, type TournamentRefusal, termsIn } from "./work-tournaments.ts";
import { type Deps, type DeskTournament, type Staff, shown, type TournamentSettings } from "./write-tournament.ts";

/** A tournament, or a new version of one, that nobody agreed to yet. */
export type WaitingTournament = {
	readonly id: string;
	readonly code: string;
	/** The version that was looked at; null of a new one. */
	readonly was: number | null;
	readonly settings: TournamentSettings;
	/** All its prizes, a decimal string of its currency. */
	readonly sum: string;
	readonly askedBy: string;
	readonly askedById: string;
	/** ISO 8601. */
	readonly askedAt: string;
	readonly lapsesAt: string;
};

/** Those that a brand's staff asked for. */
export const readWaiting = (
	db: Pick<Database, "read">,
	{ merchant, now }: { readonly merchant: string; readonly now: Date },
): Promise<readonly WaitingTournament[]> =>
	db.read(async (tx) => (await waitingRows(tx, now)).filter((row) => row.merchant === merchant).map(shownWaiting));

function shownWaiting({ id, code, was, settings, askedBy, askedById, ...row }: ProposalRow): WaitingTournament {
	const terms = termsIn(settings);
	if ("part" in terms) throw new Error(`a proposal that was not judged: ${code}`);
	const sum = formatMinor(prizeSum(terms.prizes), currencyOf(terms));
	const [askedAt, lapsesAt] = [row.askedAt.toISOString(), row.lapsesAt.toISOString()];
	return { id, code, was, settings, sum, askedBy, askedById, askedAt, lapsesAt };
}

export type TournamentWish = TournamentOrder & {
	readonly operatorId: string;
	/** What whoever asks may promise alone in the tournament's currency, in minor units; undefined: nothing. */
	readonly alone: bigint | undefined;
	/** What points become in cash at the brand of whoever asks; undefined where they become none. */
	readonly points?: PointTerms | undefined;
};

/** `waits`: another person has to agree first, and nothing of it stands yet. */
export type AskedTournament = { readonly waits: boolean; readonly tournament: DeskTournament };

/** `TOURNAMENT_WAITS`: something of this one waits already, or thirty do. */
export type AskRefusal = TournamentRefusal | { readonly code: "TOURNAMENT_WAITS" };

export function askForTournament(deps: Deps, wish: TournamentWish): Promise<Result<AskedTournament, AskRefusal>> {
	const { code, now, alone, points } = wish;
	return deps.db.tx(async (tx) => {
		const judged = await judge(tx, wish);
		if (!judged.ok) return judged;
		await lapseProposals(tx, now);
		const waiting = await waitingRows(tx, now);
		if (waiting.some((one) => one.code === code)) return err({ code: "TOURNAMENT_WAITS" });
		const { stands, terms } = judged.value;
		const { currency } = terms;
		const { sum, standing } = await promisedAlone(tx, { by: wish.operatorId, currency, since: aloneSince(now) });
		// What was promised for this one is within what is asked for now.
		const given = sum - BigInt(standing[code] ?? 0);
		if (!asksSecond({ stands: stands && termsOf(stands), asked: terms, alone, given, points })) {
			const putting = { order: wish, judged: judged.value, alone: aloneAfter(wish, judged.value) };
			return ok({ waits: false, tournament: await put(tx, deps, putting) });
		}
		if (waiting.length >= mostWaiting) return err({ code: "TOURNAMENT_WAITS" });
		return ok({ waits: true, tournament: await ask(tx, { wish, judged: judged.value }) });
	});
}

/** Who answers for it from now on: whoever asks for more, by the most that they promised of it; else who did before. */
function aloneAfter(
	{ operatorId: by, now: at, points }: TournamentWish,
	{ stands, terms }: Judged,
): AlonePromise | undefined {
	const before = stands && alonePromiseOf(stands);
	if (!promisesMore(stands && termsOf(stands), terms)) return before;
	const [worth, had] = [promiseWorth(terms, points) ?? 0n, before?.by === by ? before.worth : 0n];
	return { by, worth: worth > had ? worth : had, at };
}

/** What whoever looks promised alone and still counts, in one currency. */
export const readPromisedAlone = (
	db: Pick<Database, "read">,
	{ by, currency, now }: { readonly by: string; readonly currency: string; readonly now: Date },
): Promise<PromisedAlone> => db.read((tx) => promisedAlone(tx, { by, currency, since: aloneSince(now) }));

type Asking = { readonly wish: TournamentWish; readonly judged: Judged };

async function ask(tx: Tx, { wish, judged: { stands, terms } }: Asking): Promise<DeskTournament> {
	const { merchant, operator, operatorId, code, version, settings, now } = wish;
	const asked = { askedBy: operator, askedById: operatorId, askedAt: now, lapsesAt: proposalLapses(terms, now) };
	await insertProposal(tx, { merchant, code, was: version ?? null, settings, ...asked });
	const before = stands === undefined ? {} : shown({ ...stands, players: 0 }, now);
	const tournament = { code, version: (version ?? 0) + 1, state: "planned" as const, players: 0, ...settings };
	await writeAct(tx, { merchant, operator, now, act: "tournament asked for", before, after: tournament });
	return tournament;
}

export type TournamentDecision = Staff & {
	readonly operatorId: string;
	readonly id: string;
	readonly decision: { readonly says: "agree" } | { readonly says: "refuse"; readonly why: string };
};

export type DecisionRefusal = TournamentRefusal | { readonly code: ProposalFault };

/** What was agreed to is judged anew: where something changed meanwhile it is refused, and goes on waiting. */
export function decideTournament(
	deps: Deps,
	order: TournamentDecision,
): Promise<Result<ProposalOutcome, DecisionRefusal>> {
	const { decision, ...word } = order;
	return deps.db.tx(async (tx) => {
		const opened = await open(tx, { ...word, says: decision.says });
		if (!opened.ok) return opened;
		const { row, outcome } = opened.value;
		if (decision.says === "refuse") {
			await giveUp(tx, { word, row, outcome, why: decision.why });
			return ok(outcome);
		}
		const { code, was, settings, askedBy } = row;
		const wish = { ...word, code, version: was ?? undefined, settings };
		const judged = await judge(tx, wish);
		if (!judged.ok) return judged;
		await put(tx, deps, { order: wish, judged: judged.value, askedBy });
		await keepProposal(tx, { ...keptBy(word), kept: outcome });
		return ok(outcome);
	});
}

type Word = Omit<TournamentDecision, "decision">;

/** Whoever asked changes their mind. */
export const takeBackTournament = (
	deps: Pick<Deps, "db">,
	word: Word,
): Promise<Result<void, { readonly code: ProposalFault }>> =>
	deps.db.tx(async (tx) => {
		const opened = await open(tx, { ...word, says: "take back" });
		if (!opened.ok) return opened;
		await giveUp(tx, { word, ...opened.value });
		return ok(undefined);
	});

type Opened = { readonly row: ProposalRow; readonly outcome: ProposalOutcome };

async function open(
	tx: Tx,
	{ id, merchant, operatorId: byId, says, now }: Word & Pick<ProposalWord, "says">,
): Promise<Result<Opened, { readonly code: ProposalFault }>> {
	await takeMark(tx, { wait: true });
	const row = await lockProposal(tx, { id, merchant });
	if (row === undefined) return err({ code: "PROPOSAL_NOT_FOUND" });
	const outcome = proposalOutcome(row, { byId, says, now });
	return outcome.ok ? ok({ row, outcome: outcome.value }) : err({ code: outcome.error });
}

const keptBy = ({ id, operator: by, operatorId: byId, now: at }: Word) => ({ id, by, byId, at });

async function giveUp(tx: Tx, given: Opened & { readonly word: Word; readonly why?: string }): Promise<void> {
	const { row, outcome, word, why } = given;
	const { merchant, operator, now } = word;
	const act = outcome === "refused" ? "tournament refused" : "tournament taken back";
	await writeAct(tx, {
		merchant,
		operator,
		now,
		act,
		before: shownWaiting(row),
		after: { code: row.code, ...(why === undefined ? {} : { why }) },
	});
	await keepProposal(tx, { ...keptBy(word), kept: outcome, why });
}
