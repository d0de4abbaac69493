// A player's own hands: as they saw them, with what proves the cards that they saw.
import { safeParse } from "zod/mini";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { handRecord, listPokerHands, readPokerFigures, readPokerHand } from "../contract/index.ts";
import { figuresOf, type HandRecord, recordSeenBy } from "../core/index.ts";
import { proofsOf } from "./deck.ts";
import { findOwnHand, type HandRow, listOwnHands } from "./hand-rows.ts";
import { ownerOf, type PokerTools } from "./ports.ts";

const page = 20;

function seenOf(row: HandRow): HandRecord | undefined {
	const record = safeParse(handRecord, row.record);
	return record.success ? recordSeenBy(record.data, row.seat) : undefined;
}

export const listPokerHandsRoute = ({ db }: PokerTools): Route =>
	bind(listPokerHands, async ({ before }, { play }) => {
		const owner = ownerOf(play);
		const rows = await db.read((tx) => listOwnHands(tx, { owner, before, limit: page + 1 }));
		return ok({ hands: rows.slice(0, page).flatMap((row) => seenOf(row) ?? []), more: rows.length > page });
	});

export const readPokerHandRoute = ({ db, decks }: PokerTools): Route =>
	bind(readPokerHand, async ({ hand: id }, { play }) => {
		const row = await db.read((tx) => findOwnHand(tx, { owner: ownerOf(play), hand: id }));
		const hand = row === undefined ? undefined : seenOf(row);
		if (row === undefined || hand === undefined) return err(failure("POKER_HAND_UNKNOWN"));
		const places = [...hand.players.flatMap((player) => player.places), ...new Set(hand.boardPlaces.flat())];
		return ok({ hand, proofs: [...proofsOf(decks.open(id, row.sealed), places)], at: row.ended_at.getTime() });
	});

/** So many hands back. */
const reckoned = 500;

export const readPokerFiguresRoute = ({ db }: PokerTools): Route =>
	bind(readPokerFigures, async (_input, { play }) => {
		const owner = ownerOf(play);
		const rows = await db.read((tx) => listOwnHands(tx, { owner, before: undefined, limit: reckoned }));
		const of = (currency: string) =>
			figuresOf(rows.filter((row) => row.currency === currency).flatMap((row) => seenOf(row) ?? []));
		return ok({ cash: of(play.currency), tournaments: of("") });
	});
