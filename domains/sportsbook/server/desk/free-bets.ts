// Free bets at the desk: what was given to whom and what became of it, and taken back where nobody staked it.
import { failure } from "#platform/contract";
import { atDesk, pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isUuid, ok } from "#platform/kernel";
import { type DeskFreeBet, listFreeBets, takeBackFreeBet } from "../../contract/index.ts";
import { currencyOf } from "../bet-view.ts";
import { type FreeBetRow, listFreeBets as listRows, takeFreeBetBack } from "../free-bet-rows.ts";
import { backToHouse } from "../free-bets.ts";
import type { DeskTools } from "../ports.ts";
import { writeAct } from "./desk-rows.ts";

type Tools = Pick<DeskTools, "db" | "games">;

function viewOf(row: FreeBetRow & { readonly returned: string | null }, now: Date): DeskFreeBet {
	const currency = currencyOf(row);
	const over = row.slip === null && row.ends_at <= now ? "expired" : undefined;
	return {
		id: row.id,
		memberId: row.owner.slice(1),
		currency,
		amount: formatMinor(BigInt(row.amount), currency),
		leastOdds: row.least_odds,
		origin: row.origin,
		givenAt: row.given_at.toISOString(),
		endsAt: row.ends_at.toISOString(),
		state: row.closed ?? over ?? (row.slip === null ? "open" : "staked"),
		won: row.closed === "used" ? formatMinor(BigInt(row.returned ?? 0), currency) : "",
		why: row.why ?? "",
	};
}

/** "1764000000000_" and the id. */
function readAfter(cursor: string): readonly [Date, string] | undefined {
	const [, at = "", id = ""] = /^([0-9]{10,15})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
	return isUuid(id) ? [new Date(Number(at)), id] : undefined;
}

export const listFreeBetsRoute = ({ db }: Tools): Route =>
	bind(listFreeBets, async ({ memberId: member, cursor }, { staff: { merchant }, now }) => {
		const before = cursor === undefined ? undefined : readAfter(cursor);
		if (cursor !== undefined && before === undefined) return err(failure("INVALID_CURSOR"));
		const rows = await db.read((tx) => listRows(tx, { merchant, member, before, limit: pageSize + 1 }));
		const { shown, last } = pageOf(rows);
		const next = last === undefined ? null : `${last.given_at.getTime()}_${last.id}`;
		return ok({ freeBets: shown.map((row) => viewOf(row, now)), next });
	});

export const takeBackFreeBetRoute = ({ db, games }: Tools): Route =>
	bind(takeBackFreeBet, ({ id, reason: why }, call) =>
		atDesk(db, call, async (tx) => {
			const { merchant, name: operator } = call.staff;
			const row = await takeFreeBetBack(tx, { merchant, id, why, now: call.now });
			if (row === undefined) return err(failure("FREE_BET_CLOSED"));
			const after = viewOf({ ...row, returned: null }, call.now);
			const before = { ...after, state: "open", why: "" };
			await writeAct(tx, { merchant, operator, at: call.now, act: "free bet taken back", before, after });
			await games.tickets.moveHouseStakes(tx, [backToHouse(row)]);
			return ok(after);
		}),
	);
