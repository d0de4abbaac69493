// Hands at the desk: a list without cards, and one hand with all of them, for an investigator; why is written down first.
import { safeParse } from "zod/mini";
import { failure } from "#platform/contract";
import { actorOf, atDesk, pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isUuid, ok } from "#platform/kernel";
import {
	type DeskPokerHand,
	handRecord,
	listDeskPokerHands,
	listPokerDisconnects,
	type PokerDisconnect,
	revealPokerHand,
} from "../../contract/index.ts";
import { proofsOf } from "../deck.ts";
import { currencyOf, type PokerTools } from "../ports.ts";
import {
	type ClockedRow,
	type DeskHandRow,
	findHand,
	type HandsAsked,
	listClocked,
	listHands,
} from "./hand-list-rows.ts";
import { writeAct } from "./operator-act.ts";

type Filter = {
	readonly merchant: string;
	readonly table?: string | undefined;
	readonly memberId?: string | undefined;
	readonly from?: string | undefined;
	readonly to?: string | undefined;
	readonly cursor?: string | undefined;
};

/** Undefined where the cursor is no hand's. */
function askedOf({ merchant, table, memberId, from, to, cursor }: Filter): HandsAsked | undefined {
	if (cursor !== undefined && !isUuid(cursor)) return undefined;
	return {
		merchant,
		owner: memberId === undefined ? undefined : `m${memberId}`,
		table,
		from: from === undefined ? undefined : new Date(from),
		to: to === undefined ? undefined : new Date(to),
		before: cursor,
		limit: pageSize + 1,
	};
}

export const listDeskPokerHandsRoute = ({ db }: Pick<PokerTools, "db">): Route =>
	bind(listDeskPokerHands, async (filter, { staff: { merchant } }) => {
		const asked = askedOf({ ...filter, merchant });
		if (asked === undefined) return err(failure("INVALID_CURSOR"));
		const { shown, last } = pageOf(await db.read((tx) => listHands(tx, asked)));
		return ok({ hands: shown.map(handView), next: last?.id ?? null });
	});

/** A member's number; a trial has none. */
export const memberOf = (owner: string): string | null => (owner.startsWith("m") ? owner.slice(1) : null);

/** With its sign; points of a tournament are whole and of no currency. */
const chipsText = (chips: string, currency: string): string =>
	currency === "" ? chips : formatMinor(BigInt(chips), currencyOf(currency));

function handView(row: DeskHandRow): DeskPokerHand {
	const { currency } = row;
	return {
		hand: row.id,
		table: row.table_id,
		number: row.number,
		mode: row.mode,
		endedAt: row.ended_at.toISOString(),
		currency,
		pot: chipsText(row.pot, currency),
		rake: chipsText(row.rake, currency),
		players: row.players.map(({ seat, owner, net }) => ({
			seat,
			memberId: memberOf(owner),
			net: chipsText(net, currency),
		})),
		others: row.seats - row.players.length,
	};
}

export const revealPokerHandRoute = ({ db, decks }: Pick<PokerTools, "db" | "decks">): Route =>
	bind(revealPokerHand, ({ hand: id, reason }, call) =>
		atDesk(db, call, async (tx) => {
			const row = await findHand(tx, { merchant: call.staff.merchant, hand: id });
			const record = row === undefined ? undefined : safeParse(handRecord, row.record);
			if (row === undefined || record?.success !== true) return err(failure("DESK_POKER_HAND_UNKNOWN"));
			await writeAct(tx, actorOf(call), {
				act: "poker hand revealed",
				before: {},
				after: { hand: id, table: row.table_id, reason },
			});
			const hand = record.data;
			const places = [...hand.players.flatMap((player) => player.places), ...new Set(hand.boardPlaces.flat())];
			return ok({ hand, proofs: [...proofsOf(decks.open(id, row.sealed), places)] });
		}),
	);

export const listPokerDisconnectsRoute = ({ db }: Pick<PokerTools, "db">): Route =>
	bind(listPokerDisconnects, async (filter, { staff: { merchant } }) => {
		const asked = askedOf({ ...filter, merchant });
		if (asked === undefined) return err(failure("INVALID_CURSOR"));
		const { shown, last } = pageOf(await db.read((tx) => listClocked(tx, asked)));
		return ok({ hands: shown.flatMap(clockedView), next: last?.hand_id ?? null });
	});

function clockedView({ hand_id: hand, owner, currency, ...row }: ClockedRow): readonly PokerDisconnect[] {
	const memberId = memberOf(owner);
	if (memberId === null) return [];
	const net = chipsText(row.net, currency);
	return [
		{ hand, table: row.table_id, memberId, endedAt: row.ended_at.toISOString(), currency, turns: row.clocked, net },
	];
}
