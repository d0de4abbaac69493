// What a seat wants, and what the house does for it: events, or a code why not.
import { err, ok, type Result } from "#platform/kernel";
import { cannonBets, charges, mostOfVolley } from "../stakes.ts";
import {
	type Contact,
	fireRate,
	type HouseCommand,
	type RoomCommand,
	type RoomEvent,
	type RoomState,
	type Seat,
	seatOfOwner,
	seatsOfRoom,
	seatTimes,
} from "./state.ts";
import type { WaterNow } from "./water.ts";

type Decided = Result<readonly RoomEvent[], string>;

export type RoomMove = { readonly owner: string; readonly now: number; readonly water: WaterNow };

export function decideRoom(state: RoomState, command: RoomCommand, move: RoomMove): Decided {
	const seat = seatOfOwner(state, move.owner);
	if (command.type === "sit") return sit(state, command, move);
	if (seat === undefined) return command.type === "leave" ? ok([]) : err("FISHING_NO_SEAT");
	const { owner, now } = move;
	switch (command.type) {
		case "here":
			return ok([{ type: "heard", owner, at: now }]);
		case "leave":
			// What is on its way is written first: the seat is asked for again.
			return seat.volley === null
				? ok([{ type: "left", owner, sitting: seat.sitting, at: now }])
				: err("FISHING_VOLLEY_OPEN");
		case "fire":
			return fire(seat, command, move);
		case "paid":
			return ok(seat.volley?.n === command.n ? [{ ...command, owner }] : []);
		case "refused":
			return ok(seat.volley?.n === command.n ? [{ ...command, owner }] : []);
		case "seeds":
			if (seat.seeds.id !== command.from) return ok([]);
			return seat.volley === null && seat.waits.length === 0 ? ok([{ ...command, owner }]) : err("FISHING_VOLLEY_OPEN");
	}
}

function sit(state: RoomState, command: Extract<HouseCommand, { type: "sit" }>, { owner, now }: RoomMove): Decided {
	const { play, balance } = command;
	if (seatOfOwner(state, owner) !== undefined) return ok([{ type: "back", owner, play, at: now, balance }]);
	const taken = new Set(state.seats.map(({ place }) => place));
	const place = Array.from({ length: seatsOfRoom }, (_, index) => index).find((index) => !taken.has(index));
	if (place === undefined) return err("FISHING_ROOM_FULL");
	const { sitting, name, unit, seeds, nonce } = command;
	const seat: Seat = {
		owner,
		place,
		name,
		sitting,
		play,
		unit,
		seeds,
		nonce,
		balance,
		n: 0,
		satAt: now,
		heardAt: now,
		firedAt: now,
		tokens: fireRate.burst,
		tokensAt: now,
		lastShot: -1,
		aim: 0,
		bet: 1,
		fired: 0,
		waits: [],
		waitsSince: now,
		volley: null,
		staked: 0,
		won: 0,
		stop: null,
		idle: false,
	};
	return ok([{ type: "sat", seat }]);
}

const offeredBets: ReadonlySet<number> = new Set(cannonBets.flatMap((bet) => charges.map((charge) => bet * charge)));
/** What waits to be written is bounded: who is quicker than the ledger fires into the sand. */
const mostWaiting = 3 * mostOfVolley;

/** A message that comes again has shots that were heard of: they are passed. */
function fire(seat: Seat, command: Extract<RoomCommand, { type: "fire" }>, { owner, now, water }: RoomMove): Decided {
	const { aim, bet, fired } = command;
	const tokens = Math.min(fireRate.burst, seat.tokens + ((now - seat.tokensAt) * fireRate.second) / 1_000);
	const fresh = command.contacts.filter(
		({ shot, at, bet: of }) =>
			shot > seat.lastShot && offeredBets.has(of) && at <= now + seatTimes.early && at >= now - seatTimes.late,
	);
	const contacts: Contact[] = [];
	for (const contact of fresh.sort((a, b) => a.shot - b.shot)) {
		const room = contacts.length + seat.waits.length < mostWaiting && contacts.length < Math.floor(tokens);
		if (room && contact.shot !== contacts.at(-1)?.shot && water.swims(contact.fish, contact.at)) contacts.push(contact);
	}
	const left = tokens - contacts.length;
	return ok([{ type: "fired", owner, at: now, aim, bet, fired, tokens: left, contacts }]);
}
