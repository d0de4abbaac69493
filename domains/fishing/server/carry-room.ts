// What a room's events carry, in their transaction: nonces that are taken, sittings, sums by species. A volley goes to the ledger
// once that is durable; its kills are told by the event that comes back.
import { afterCommit, type Tx } from "#platform/db";
import type { RoomCarried } from "#platform/rooms";
import {
	overReturn,
	type RoomEvent,
	type RoomState,
	type Seat,
	type Shot,
	seatOfOwner,
	type Wave,
} from "../core/index.ts";
import { type FishingTools, tableIn } from "./ports.ts";
import { findPairs, takeNonces } from "./seed-rows.ts";
import { countSpecies, countVolley, endSitting, insertVolley, type SpeciesLine } from "./sitting-rows.ts";

/** A volley that is drawn, with the waves that its fish swim in. */
export type Settling = { readonly room: string; readonly seat: Seat; readonly waves: readonly Wave[] };

export type CarryTools = FishingTools & {
	readonly settle: (of: Settling) => void;
};

type Carried = RoomCarried<RoomState, RoomEvent>;

export async function carryRoom(tools: CarryTools, tx: Tx, carried: Carried): Promise<void> {
	for (const event of carried.events) await carryEvent(tools, tx, { carried, event });
}

type One = { readonly carried: Carried; readonly event: RoomEvent };

async function carryEvent(tools: CarryTools, tx: Tx, { carried, event }: One): Promise<void> {
	const { id: room, at } = carried;
	const { waves } = carried.state;
	switch (event.type) {
		case "sat":
			return checkSeeds(tx, event.seat);
		case "left":
			return endSitting(tx, { id: event.sitting, now: at });
		case "seeds": {
			const [pair] = await findPairs(tx, [event.from]);
			if (pair === undefined || pair.retired_at !== null) throw new Error(`seeds ${event.from} are not in use`);
			return tools.seeds.rotate(tx, pair, { clientSeed: event.seeds.clientSeed, now: at });
		}
		case "volley": {
			const seat = seatOfOwner(carried.state, event.owner);
			const from = event.shots[0]?.nonce;
			if (seat === undefined || from === undefined) return;
			await takeNonces(tx, { id: seat.seeds.id, from, to: from + event.shots.length });
			return afterCommit(tx, () => tools.settle({ room, seat, waves }));
		}
		case "again": {
			const seat = seatOfOwner(carried.state, event.owner);
			return seat === undefined ? undefined : afterCommit(tx, () => tools.settle({ room, seat, waves }));
		}
		case "paid":
			return countPaid(tx, { carried, event });
		default:
			return undefined;
	}
}

/** Whoever rotated them meanwhile sits down anew. */
async function checkSeeds(tx: Tx, { seeds, nonce }: Seat): Promise<void> {
	const [pair] = await findPairs(tx, [seeds.id]);
	if (pair === undefined || pair.retired_at !== null || pair.next_nonce !== nonce)
		throw new Error(`seeds ${seeds.id} are not as they were read`);
}

type Paid = { readonly carried: Carried; readonly event: Extract<RoomEvent, { type: "paid" }> };

/** Trials are in no sum. */
async function countPaid(tx: Tx, { carried, event }: Paid): Promise<void> {
	const seat = seatOfOwner(carried.before, event.owner);
	if (seat?.volley?.n !== event.n) return;
	const { shots } = seat.volley;
	const { stake, win } = movedBy(seat, shots);
	await countVolley(tx, { id: seat.sitting, shots: shots.length, stake, win });
	if (event.roundId !== undefined) {
		const moved = { stake: stake.toString(), win: win.toString() };
		const round = { n: event.n, round_id: event.roundId, at: carried.at, shots: shots.length };
		await insertVolley(tx, { sitting: seat.sitting, ...round, ...moved });
	}
	if (seat.play.mode === "demo") return;
	const of = { payTable: tableIn(carried.id).version, currency: seat.play.currency, now: carried.at };
	await countSpecies(tx, of, linesOf(BigInt(seat.unit), shots));
}

/** In minor units: a bet is so many units, a prize so many bets. */
export function movedBy(
	{ unit }: Pick<Seat, "unit">,
	shots: readonly Shot[],
): { readonly stake: bigint; readonly win: bigint } {
	const bets = shots.reduce((sum, { bet }) => sum + bet, 0);
	const prizes = shots.reduce((sum, { bet, times }) => sum + bet * times, 0);
	return { stake: BigInt(unit) * BigInt(bets), win: BigInt(unit) * BigInt(prizes) };
}

function linesOf(unit: bigint, shots: readonly Shot[]): readonly SpeciesLine[] {
	const lines = new Map<string, SpeciesLine>();
	for (const { species, bet, times } of shots) {
		const stake = unit * BigInt(bet);
		const prize = stake * BigInt(times);
		const over = overReturn({ stake, prize });
		const known = lines.get(species) ?? { species, contacts: 0, stake: 0n, squares: 0n, prize: 0n, offSquares: 0n };
		lines.set(species, {
			species,
			contacts: known.contacts + 1,
			stake: known.stake + stake,
			squares: known.squares + stake * stake,
			prize: known.prize + prize,
			offSquares: known.offSquares + over * over,
		});
	}
	return [...lines.values()];
}
