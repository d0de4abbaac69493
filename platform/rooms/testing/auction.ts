// A room for tests: an auction of lots by the clock. Bids are taken until a lot closes; a lot that closed is carried to a table of
// the test's own. Never imported outside tests.
import * as z from "zod/mini";
import { defineRoom } from "#platform/contract";
import type { Tx } from "#platform/db";
import { err, ok } from "#platform/kernel";
import type { RoomCarried, RoomKind, RoomPace } from "../room.ts";

const bid = z.object({ seat: z.string(), amount: z.int() });
const state = z.object({ lot: z.int(), closesAt: z.int(), bids: z.array(bid) });
const event = z.discriminatedUnion("type", [
	z.object({ type: z.literal("bid"), bid }),
	z.object({ type: z.literal("closed"), lot: z.int(), bids: z.array(bid), next: z.int() }),
]);
export type AuctionState = z.infer<typeof state>;
export type AuctionEvent = z.infer<typeof event>;

export const auctionFace = (name: string) =>
	defineRoom({
		name,
		seen: z.object({ lot: z.int(), bids: z.int(), mine: z.optional(z.int()) }),
		command: z.object({ lot: z.int(), amount: z.int() }),
	});

/** Unless it is said otherwise. */
export const lotMilliseconds = 1_000;

type AuctionOptions = {
	readonly name?: string;
	readonly pace?: RoomPace;
	readonly rests?: boolean;
	readonly snapshotEvery?: number;
	readonly lasts?: number;
	readonly carry?: (tx: Tx, carried: RoomCarried<AuctionState, AuctionEvent>) => Promise<void>;
};

type Bid = { readonly lot: number; readonly amount: number };
type Shown = { lot: number; bids: number; mine?: number | undefined };

export function auction(options: AuctionOptions = {}): RoomKind<AuctionState, AuctionEvent, Bid, Shown> {
	const { name = "auction", pace = "steps", rests, snapshotEvery, carry, lasts = lotMilliseconds } = options;
	return {
		face: auctionFace(name),
		state,
		event,
		pace,
		begin: (_id, now) => ({ lot: 1, closesAt: now.getTime() + lasts, bids: [] }),
		apply: (at, told) =>
			told.type === "bid"
				? { ...at, bids: [...at.bids, told.bid] }
				: { lot: at.lot + 1, closesAt: told.next, bids: [] },
		tick(at, { at: now }) {
			const due = new Date(at.closesAt);
			if (due > now) return { events: [], next: due };
			const next = at.closesAt + lasts;
			return { events: [{ type: "closed", lot: at.lot, bids: at.bids, next }], next: new Date(next) };
		},
		decide(at, { seat, command: { lot, amount } }) {
			if (lot !== at.lot) return err("LOT_CLOSED");
			if (at.bids.some((known) => known.seat === seat && known.amount === amount)) return ok([]);
			return ok([{ type: "bid", bid: { seat, amount } }]);
		},
		shown: ({ lot, bids }, seat) => ({
			lot,
			bids: bids.length,
			...(seat === undefined ? {} : { mine: bids.find((one) => one.seat === seat)?.amount }),
		}),
		tellsSeats: true,
		pushEvery: 20,
		isUrgent: ({ type }) => type === "closed",
		seatOf: ({ playId }) => playId,
		...(carry === undefined ? {} : { carry }),
		...(rests === undefined ? {} : { rests: () => rests }),
		...(snapshotEvery === undefined ? {} : { snapshotEvery }),
	};
}
