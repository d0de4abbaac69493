// Chips go to a table: first the money moves and lies offered, then the table takes it; where it does not, the money goes back.
// The same key is answered by what became of it. Whoever died in between leaves an offer, which a job gives back.
import { type Failure, failure } from "#platform/contract";
import type { PlayTicket } from "#platform/http";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok, parseMemberId, type Result } from "#platform/kernel";
import { pokerVendor, sitAtPoker, waitForSeat } from "../contract/index.ts";
import { houseSeat, seatOwned, seenTable, type TableCommand, type TableRefusal } from "../core/index.ts";
import { type BuyInRow, deleteBuyIn, endBuyIn, findBuyIn, insertBuyIn, listOffered } from "./chip-rows.ts";
import { isOffered } from "./house-bots.ts";
import { openTable, type PokerHands } from "./open-table.ts";
import { holderOf, ownerOf, tableFor } from "./ports.ts";

type Wish = {
	readonly key: string;
	readonly table: string;
	readonly seat?: number | undefined;
	readonly amount: number;
	readonly posts: boolean;
};

export const sitAtPokerRoute = (hands: PokerHands): Route =>
	bind(sitAtPoker, async (wish, { play, now }) => {
		const table = tableFor(play, wish.table);
		if (table === undefined) return err(failure("POKER_TABLE_UNKNOWN"));
		if (wish.seat !== undefined && !(await isOffered(hands, play, wish.table)))
			return err(failure("POKER_TABLE_UNKNOWN"));
		await openTable(hands, table);
		const owner = ownerOf(play);
		const before = await hands.db.read((tx) => findBuyIn(tx, { owner, key: wish.key }));
		const offered = before === undefined ? await offer(hands, { play, wish, now }) : ok(before);
		if (!offered.ok) return offered;
		if (offered.value.table_id !== wish.table || Number(offered.value.amount) !== wish.amount)
			return err(failure("DUPLICATE_TRANSACTION"));
		if (offered.value.state === "returned") return err(failure("POKER_SEAT_TAKEN"));
		if (offered.value.state === "offered") {
			const taken = await takenByTable(hands, { play, wish, row: offered.value });
			if (!taken.ok) return taken;
		}
		const state = (await hands.rooms.read(hands.kind, wish.table))?.state;
		if (state === undefined) return err(failure("POKER_BUSY"));
		const balance = formatMinor(await hands.games.playBalance(play), play.currency);
		return ok({ seen: seenTable(state, owner), balance, now: now.getTime() });
	});

type Asked = { readonly play: PlayTicket; readonly wish: Wish; readonly now: Date };

async function offer(hands: PokerHands, { play, wish, now }: Asked) {
	const { games, db, newId } = hands;
	const refusal = await games.chips.refusal(play, BigInt(wish.amount));
	if (refusal !== undefined) return err(refusal);
	const owner = ownerOf(play);
	const holder = holderOf(play);
	const row = {
		id: newId(),
		owner,
		key: wish.key,
		table_id: wish.table,
		seat: wish.seat ?? null,
		amount: String(wish.amount),
		play_id: play.playId,
		member_id: holder.memberId ?? null,
		game_code: play.gameCode,
		currency: play.currency,
		offered_at: now,
	};
	return db.tx(async (tx) => {
		if (!(await insertBuyIn(tx, row))) {
			const stored = await findBuyIn(tx, { owner, key: wish.key });
			return stored === undefined ? err(failure("POKER_BUSY")) : ok(stored);
		}
		const key = `buy-in:${row.id}`;
		const moved = await games.chips.bring(tx, { holder, key, amount: BigInt(wish.amount) });
		// Nothing of it stays: the same key may come again with more in the purse.
		if (!moved.ok) {
			await deleteBuyIn(tx, row.id);
			return moved;
		}
		return ok({ ...row, state: "offered" as const });
	});
}

type Taking = { readonly play: PlayTicket; readonly wish: Wish; readonly row: BuyInRow };

async function takenByTable(
	hands: PokerHands,
	{ play, wish, row }: Taking,
): Promise<Result<undefined, Failure<SeatRefusal | "POKER_BUSY">>> {
	const { rooms, kind, games, db } = hands;
	const owner = ownerOf(play);
	const command: TableCommand =
		row.seat === null
			? { type: "add", buyIn: row.id, owner, amount: wish.amount }
			: {
					type: "seat",
					buyIn: row.id,
					owner,
					name:
						play.mode === "real" && play.memberId !== undefined
							? await games.shownName(play.memberId)
							: guestName(owner),
					merchant: play.merchant,
					seat: row.seat,
					amount: wish.amount,
					posts: wish.posts,
				};
	const acted = await rooms.act(kind, { id: wish.table, seat: houseSeat, command });
	if (acted.ok) return ok(undefined);
	const stored = await db.read((tx) => findBuyIn(tx, { owner, key: wish.key }));
	if (stored?.state === "seated") return ok(undefined);
	const refused = refusalOf(acted.error);
	if (refused !== undefined) {
		await giveBack(hands, row);
		return err(failure(refused));
	}
	return err(failure("POKER_BUSY"));
}

/** What a table refuses chips with. */
const refusals = [
	"POKER_CLOSED",
	"POKER_NOT_SEATED",
	"POKER_SEATED_ALREADY",
	"POKER_SEAT_TAKEN",
	"POKER_BUY_IN",
] as const satisfies readonly TableRefusal[];
type SeatRefusal = (typeof refusals)[number];
const refusalOf = (code: string): SeatRefusal | undefined => refusals.find((one) => one === code);

/** Visitors have no names. */
export const guestName = (owner: string): string => `Guest ${owner.slice(-4)}`;

/** An offer that no table took goes home, once. */
async function giveBack({ db, games }: PokerHands, { id }: Pick<BuyInRow, "id">): Promise<boolean> {
	return db.tx(async (tx) => {
		const row = await endBuyIn(tx, id, "returned");
		if (row === undefined || !isCurrencyCode(row.currency)) return false;
		const memberId = row.member_id === null ? undefined : parseMemberId(row.member_id);
		const holder = {
			memberId,
			playId: row.play_id,
			vendor: pokerVendor,
			gameCode: row.game_code,
			currency: row.currency,
		};
		await games.chips.home(tx, { holder, key: `back:${id}`, amount: BigInt(row.amount) });
		return true;
	});
}

/** A call that died left it; a table that took it meanwhile has ended it already. */
const strayMilliseconds = 60_000;

export async function giveBackStrays(hands: PokerHands): Promise<number> {
	const before = new Date(hands.clock.now().getTime() - strayMilliseconds);
	let given = 0;
	for (const row of await hands.db.read((tx) => listOffered(tx, before))) if (await giveBack(hands, row)) given += 1;
	return given;
}

export const waitForSeatRoute = (hands: PokerHands): Route =>
	bind(waitForSeat, async ({ table: id }, { play, now }) => {
		const table = tableFor(play, id);
		if (table === undefined || !(await isOffered(hands, play, id))) return err(failure("POKER_TABLE_UNKNOWN"));
		const refusal = await hands.games.chips.refusal(play, BigInt(table.config.least));
		if (refusal !== undefined) return err(refusal);
		const state = await openTable(hands, table);
		const owner = ownerOf(play);
		if (seatOwned(state, owner) !== undefined) return err(failure("POKER_SEATED_ALREADY"));
		const name = play.memberId === undefined ? guestName(owner) : await hands.games.shownName(play.memberId);
		const acted = await hands.rooms.act(hands.kind, { id, seat: houseSeat, command: { type: "queue", owner, name } });
		if (!acted.ok) return err(failure("POKER_BUSY"));
		const after = (await hands.rooms.read(hands.kind, id))?.state ?? state;
		return ok({ seen: seenTable(after, owner), now: now.getTime() });
	});
