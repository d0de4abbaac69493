// A fishing room as a kind of shared room: its rules are the core's, one node holds it, what it carries is durable with it. A kill is
// told when the ledger has its volley, never before.
import type { PlayTicket } from "#platform/http";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import type { RoomKind } from "#platform/rooms";
import { type FishingSeen, fishingRoom } from "../contract/index.ts";
import {
	applyRoom,
	createWaters,
	decideRoom,
	emptyRoom,
	fishTables,
	type RoomAids,
	type RoomCommand,
	type RoomEvent,
	type RoomState,
	roomNamed,
	roomRests,
	type Seat,
	seatOfOwner,
	tickRoom,
} from "../core/index.ts";
import { carryRoom, type Settling } from "./carry-room.ts";
import { type FishingTools, fishingGameIn, ownerOf, tableIn } from "./ports.ts";
import { roomEvent, roomState } from "./room-models.ts";

export type FishingRoomKind = RoomKind<RoomState, RoomEvent, RoomCommand, FishingSeen, RoomAids>;

/** Pushed so often while something changes, in milliseconds; kills and seats at once. */
const pushMilliseconds = 150;

/** `settle`: has a volley written, once its draws are durable. */
export function fishingKind(tools: FishingTools, settle: (of: Settling) => void): FishingRoomKind {
	const waters = new Map(Object.values(fishTables).map((table) => [table.game, createWaters(table)]));
	return {
		face: fishingRoom,
		state: roomState,
		event: roomEvent,
		pace: "owned",
		begin: () => emptyRoom,
		apply: applyRoom,
		async aids(tx, { id, state }) {
			await tools.seeds.know(
				tx,
				state.seats.map(({ seeds }) => seeds),
			);
			const water = waters.get(tableIn(id).game);
			if (water === undefined) throw new Error(`${id} has no water`);
			return {
				water,
				waveSeed: () => tools.chance.below(2 ** 32),
				chanceOf: ({ seeds }, nonce) => tools.seeds.chanceOf(seeds, nonce),
			};
		},
		tick(state, { at, aids }) {
			const { events, next } = tickRoom(state, at.getTime(), aids);
			return { events, next: new Date(next) };
		},
		decide: (state, { seat, command, at }, { aids }) =>
			decideRoom(state, command, { owner: seat, now: at.getTime(), water: aids.water(state.waves) }),
		shown,
		carry: (tx, carried) => carryRoom({ ...tools, settle }, tx, carried),
		rests: roomRests,
		seatOf: (play, id) => (isRoomOf(play, id) ? ownerOf(play) : undefined),
		pushEvery: pushMilliseconds,
		isUrgent: ({ type }) => type === "paid" || type === "sat" || type === "left" || type === "refused",
		tellsSeats: true,
	};
}

/** Money is played for in rooms for money, and trials in rooms that are marked as such. */
function isRoomOf(play: PlayTicket, id: string): boolean {
	const room = roomNamed(id);
	return room !== undefined && room.game === fishingGameIn(play) && room.mode === play.mode;
}

function shown(state: RoomState, owner: string | undefined): FishingSeen {
	const { waves, dead, seats, kills } = state;
	const seat = owner === undefined ? undefined : seatOfOwner(state, owner);
	return {
		waves: [...waves],
		dead: [...dead],
		seats: seats.map(({ place, name, aim, bet, fired, idle }) => ({ place, name, aim, bet, fired, idle })),
		kills: kills.map((kill) => ({ ...kill, died: [...kill.died] })),
		...(seat === undefined ? {} : { mine: mineOf(seat) }),
	};
}

function mineOf(seat: Seat): FishingSeen["mine"] {
	const { place, sitting, unit, nonce, lastShot, seeds, stop, idle } = seat;
	const { currency } = seat.play;
	if (!isCurrencyCode(currency)) throw new Error(`a seat in ${currency}`);
	const amount = (bets: number): string => formatMinor(BigInt(unit) * BigInt(bets), currency);
	return {
		place,
		sitting,
		nonce,
		lastShot,
		stop,
		idle,
		balance: formatMinor(BigInt(seat.balance), currency),
		staked: amount(seat.staked),
		won: amount(seat.won),
		serverHash: seeds.serverHash,
	};
}
