// Jackpots at the desk. The games judge, write and keep; here stands who asks, and the shape of the answer.
import { type DeskPot, fundPot, type HitRow, readHits, readPots, savePot } from "#games/api";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { type DeskJackpot, fundJackpot, readJackpots, saveJackpot, type WonJackpot } from "../contract/index.ts";
import { deskOf } from "./desk.ts";
import type { Office } from "./office.ts";

const wonShown = 50;

export const jackpotRoutes = ({ db, brand, wallet }: Pick<Office, "db" | "brand" | "wallet">): readonly Route[] => [
	bind(readJackpots, async (_input, { staff: { merchant } }) => {
		const jackpots = (await readPots(db)).map(shownPot);
		const won = await db.read((tx) => readHits(tx, { limit: wonShown }));
		return ok({ jackpots, won: won.map(shownWon), currencies: [brand.brand(merchant).currency] });
	}),
	bind(saveJackpot, async ({ jackpot: code, was: version, jackpotKind: kind, currency, jackpotSettings }, call) => {
		const { merchant, name: operator } = call.staff;
		const order = { merchant, operator, now: call.now, code, version, kind, currency, settings: jackpotSettings };
		const saved = await savePot(deskOf(db, call), order);
		if (saved.ok) return ok(shownPot(saved.value));
		const { error } = saved;
		return err("part" in error ? failure(error.code, { part: error.part }) : failure(error.code));
	}),
	bind(fundJackpot, async ({ jackpot: code, amount, reason }, call) => {
		const { merchant, name: operator, staffId } = call.staff;
		const id = commandKey("backoffice:jackpot-funding", `${staffId} ${call.idempotencyKey}`);
		const order = { merchant, operator, now: call.now, code, amount, reason, id };
		const funded = await fundPot({ db: deskOf(db, call), wallet }, order);
		return funded.ok ? ok(shownPot(funded.value)) : err(failure(funded.error.code));
	}),
];

const shownPot = ({ names, games, ...pot }: DeskPot): DeskJackpot => ({
	...pot,
	names: { ...names },
	games: [...games],
});

function shownWon({ names: _names, number, at, ...hit }: HitRow): WonJackpot {
	const { currency } = hit;
	const show = (minor: string) => (isCurrencyCode(currency) ? formatMinor(BigInt(minor), currency) : minor);
	return { ...hit, cycle: number, amount: show(hit.amount), seed: show(hit.seed), at: at.toISOString() };
}
