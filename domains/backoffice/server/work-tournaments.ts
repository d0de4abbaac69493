// Tournaments at the desk. The games judge, write and keep; here stands who asks, and the shape of the answer.
import {
	closeTournament as close,
	type DeskTournament as Kept,
	readTournaments as read,
	saveTournament as save,
} from "#games/api";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { closeTournament, type DeskTournament, readTournaments, saveTournament } from "../contract/index.ts";
import { deskOf } from "./desk.ts";
import type { Office } from "./office.ts";

export const tournamentRoutes = ({ db, brand, wallet }: Pick<Office, "db" | "brand" | "wallet">): readonly Route[] => [
	bind(readTournaments, async (_input, { staff: { merchant }, now }) =>
		ok({ tournaments: (await read(db, now)).map(shown), currencies: [brand.brand(merchant).currency] }),
	),
	bind(saveTournament, async ({ tournament: code, was: version, tournamentSettings: settings }, call) => {
		const order = { merchant: call.staff.merchant, operator: call.staff.name, now: call.now, code, version, settings };
		const saved = await save({ db: deskOf(db, call), wallet }, order);
		if (saved.ok) return ok(shown(saved.value));
		const { error } = saved;
		return err("part" in error ? failure(error.code, { part: error.part }) : failure(error.code));
	}),
	bind(closeTournament, async ({ tournament: code, was: version, how, reason }, call) => {
		const { merchant, name: operator } = call.staff;
		const order = { merchant, operator, now: call.now, code, version, how, reason };
		const closed = await close({ db: deskOf(db, call), wallet }, order);
		return closed.ok ? ok(shown(closed.value)) : err(failure(closed.error.code));
	}),
];

const shown = ({ names, rules, games, prizes, ...kept }: Kept): DeskTournament => ({
	...kept,
	names: { ...names },
	rules: { ...rules },
	games: [...games],
	prizes: [...prizes],
});
