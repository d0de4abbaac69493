// The second person behind large prizes: what somebody may not promise alone waits as it was asked for, and is written, set
// aside and begun by the word of another. All of it under the tournaments' mark, so that two who decide at once decide once.
import { randomUUID } from "node:crypto";
import type { Failure } from "#platform/contract";
import type { Database } from "#platform/db";
import type { Actor } from "#platform/desk";
import { aloneSince } from "#platform/desk/core";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import { asksSecond, type PointTerms, prizeSum, promisesMore, promiseWorth } from "../../core/index.ts";
import { askedTerms, askedTournament, tournamentApprovals, type WaitsForSecond } from "./tournament-approval.ts";
import {
	type AlonePromise,
	alonePromiseOf,
	currencyOf,
	type PromisedAlone,
	promisedAlone,
	takeMark,
	termsOf,
} from "./tournament-store.ts";
import { type Judged, judge, put, type TournamentOrder, type TournamentRefusal } from "./work-tournaments.ts";
import type { Deps, DeskTournament, TournamentSettings } from "./write-tournament.ts";

/** So many wait at once, of all brands together: a tournament stands for all of them. */
const mostWaiting = 30;

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
	asked: { readonly merchant: string; readonly now: Date },
): Promise<readonly WaitingTournament[]> =>
	db.read(async (tx) => (await waitingOf.waiting(tx, { ...asked, limit: mostWaiting })).map(shownWaiting));

/** Reads alone: nothing is carried by it. */
const waitingOf = tournamentApprovals(undefined);

function shownWaiting({
	id,
	terms: { code, was, settings },
	askedBy,
	askedById,
	...row
}: WaitsForSecond): WaitingTournament {
	const terms = askedTerms(settings);
	const sum = formatMinor(prizeSum(terms.prizes), currencyOf(terms));
	const [askedAt, lapsesAt] = [row.askedAt.toISOString(), row.expiresAt.toISOString()];
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
		const approvals = tournamentApprovals(deps);
		await approvals.lapseIn(tx, now);
		const waiting = await approvals.waiting(tx, { now, limit: mostWaiting });
		if (waiting.some((one) => one.about === code)) return err({ code: "TOURNAMENT_WAITS" });
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
		const { version, settings } = wish;
		const asked = { code, was: version ?? null, settings };
		await approvals.askSecond(tx, { by: wish, id: randomUUID(), terms: asked, reason: "" });
		return ok({ waits: true, tournament: askedTournament(asked) });
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

export type TournamentDecision = Actor & {
	readonly id: string;
	readonly decision: { readonly says: "agree" } | { readonly says: "refuse"; readonly why: string };
};

type DecisionRefusal = TournamentRefusal["code"] | "PROPOSAL_NOT_FOUND" | "PROPOSAL_CLOSED" | "OWN_PROPOSAL";

/** What was agreed to is judged anew: where something changed meanwhile it is refused, and goes on waiting. */
export function decideTournament(
	deps: Deps,
	{ id, decision, ...by }: TournamentDecision,
): Promise<Result<"agreed" | "refused", Failure<DecisionRefusal>>> {
	const agrees = decision.says === "agree";
	const word = agrees ? ({ kind: "approve" } as const) : ({ kind: "refuse", why: decision.why } as const);
	return deps.db.tx(async (tx) => {
		await takeMark(tx, { wait: true });
		const decided = await tournamentApprovals(deps).decide(tx, { id, by, word });
		return decided.ok ? ok(agrees ? "agreed" : "refused") : decided;
	});
}

/** Whoever asked changes their mind. */
export const takeBackTournament = (
	{ db }: Pick<Deps, "db">,
	{ id, ...by }: Omit<TournamentDecision, "decision">,
): Promise<Result<void, Failure<"PROPOSAL_NOT_FOUND" | "PROPOSAL_CLOSED">>> =>
	db.tx(async (tx) => {
		await takeMark(tx, { wait: true });
		const taken = await waitingOf.takeBack(tx, { id, by });
		return taken.ok ? ok(undefined) : taken;
	});
