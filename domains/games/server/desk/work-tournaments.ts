// Tournaments at the desk. The games judge, write and keep; here stands who asks, and the shape of the answer.

import { type Failure, failure } from "#platform/contract";
import { actorOf, type DeskCall, deskOf } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { type CurrencyCode, err, formatMinor, ok } from "#platform/kernel";
import {
	closeTournament,
	type DeskTournament,
	decideTournament,
	readTournaments,
	saveTournament,
	takeBackTournament,
	type WaitingTournament,
} from "../../contract/index.ts";
import type { PointTerms } from "../../core/index.ts";
import {
	askForTournament as ask,
	decideTournament as decide,
	readPromisedAlone,
	readWaiting,
	takeBackTournament as takeBack,
	type WaitingTournament as Waiting,
} from "../tournaments/agree-tournament.ts";
import { closeTournament as close, readTournaments as read } from "../tournaments/work-tournaments.ts";
import type { DeskTournament as Kept } from "../tournaments/write-tournament.ts";
import type { GamesDesk } from "./ports.ts";

type Desk = Pick<GamesDesk, "db" | "brand" | "wallet" | "pointTerms">;

export const tournamentRoutes = (desk: Desk): readonly Route[] => [
	bind(readTournaments, async (_input, { staff: { merchant, staffId }, now }) => {
		const { currency } = desk.brand.brand(merchant);
		const [tournaments, waiting, promised] = await Promise.all([
			read(desk.db, now),
			readWaiting(desk.db, { merchant, now }),
			readPromisedAlone(desk.db, { by: staffId, currency, now }),
		]);
		const terms = await desk.db.read((tx) => desk.pointTerms(tx, merchant));
		return ok({
			tournaments: tournaments.map(shown),
			waiting: waiting.map((one) => shownWaiting(one, staffId)),
			currencies: [currency],
			givenAlone: formatMinor(promised.sum, currency),
			givenFor: Object.fromEntries(
				Object.entries(promised.standing).map(([code, worth]) => [code, formatMinor(BigInt(worth), currency)]),
			),
			points: terms === undefined ? null : shownTerms(terms, currency),
		});
	}),
	saveTournamentRoute(desk),
	bind(decideTournament, async ({ proposalId: id, decision }, call) => {
		const { kind } = decision;
		const said = kind === "approve" ? ({ says: "agree" } as const) : { says: kind, why: decision.why };
		const decided = await decide(depsOf(desk, call), { ...actorOf(call), id, decision: said });
		return decided.ok ? ok({ outcome: decided.value }) : decided;
	}),
	bind(takeBackTournament, async ({ proposalId: id }, call) => {
		const taken = await takeBack(depsOf(desk, call), { ...actorOf(call), id });
		return taken.ok ? ok({}) : taken;
	}),
	bind(closeTournament, async ({ tournament: code, was: version, how, reason }, call) => {
		const order = { ...actorOf(call), code, version, how, reason };
		const closed = await close(depsOf(desk, call), order);
		return closed.ok ? ok(shown(closed.value)) : err(failure(closed.error.code));
	}),
];

const saveTournamentRoute = (desk: Desk): Route =>
	bind(saveTournament, async ({ tournament: code, was: version, settings }, call) => {
		const { merchant } = call.staff;
		// What one may do alone is said in the brand's own currency.
		const own = settings.currency === desk.brand.brand(merchant).currency;
		const alone = own ? call.staff.aloneUpTo : undefined;
		const points = await desk.db.read((tx) => desk.pointTerms(tx, merchant));
		const asked = await ask(depsOf(desk, call), { ...actorOf(call), code, version, settings, alone, points });
		if (!asked.ok) return err(refusedAs(asked.error));
		return ok({ waits: asked.value.waits, tournament: shown(asked.value.tournament) });
	});

const shownTerms = ({ step, cash }: PointTerms, currency: CurrencyCode) => ({
	step: formatMinor(step, currency),
	cash: formatMinor(cash, currency),
});

const depsOf = ({ db, wallet }: Pick<Desk, "db" | "wallet">, call: DeskCall) => ({ db: deskOf(db, call), wallet });

const refusedAs = <Code extends string>(error: { readonly code: Code; readonly part?: string }): Failure<Code> =>
	error.part === undefined ? failure(error.code) : failure(error.code, { part: error.part });

const shownWaiting = (
	{ id: proposalId, askedById, settings, ...kept }: Waiting,
	staffId: string,
): WaitingTournament => ({
	proposalId,
	...kept,
	settings: copied(settings),
	own: askedById === staffId,
});

type Settings = Pick<Kept, "names" | "rules" | "games" | "prizes">;

const copied = <Kind extends Settings>({ names, rules, games, prizes, ...kept }: Kind) => ({
	...kept,
	names: { ...names },
	rules: { ...rules },
	games: [...games],
	prizes: [...prizes],
});

const shown = (kept: Kept): DeskTournament => copied(kept);
