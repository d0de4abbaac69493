// The room after an event: all there is to say follows from the log.
import { mostOfVolley } from "../stakes.ts";
import { waveOf } from "../wave.ts";
import type { Kill, RoomEvent, RoomState, Seat } from "./state.ts";
import { seatOfOwner } from "./state.ts";

const keptKills = 12;
/** The wave before the present one may still swim out, and the next is drawn ahead. */
const keptWaves = 3;

export function applyRoom(state: RoomState, event: RoomEvent): RoomState {
	switch (event.type) {
		case "wave": {
			const waves = [...state.waves, event.wave].slice(-keptWaves);
			const first = waves[0]?.n ?? 0;
			return { ...state, waves, dead: state.dead.filter((fish) => waveOf(fish) >= first) };
		}
		case "sat":
			return { ...state, seats: [...state.seats, event.seat].sort((a, b) => a.place - b.place) };
		case "left":
			return { ...state, seats: state.seats.filter(({ sitting }) => sitting !== event.sitting) };
		case "paid":
			return paid(state, event);
		default:
			return { ...state, seats: state.seats.map((seat) => (seat.owner === event.owner ? changed(seat, event) : seat)) };
	}
}

type SeatEvent = Exclude<RoomEvent, { readonly type: "wave" | "sat" | "left" | "paid" }>;

function changed(seat: Seat, event: SeatEvent): Seat {
	switch (event.type) {
		case "back":
			return {
				...seat,
				play: event.play,
				heardAt: event.at,
				firedAt: event.at,
				idle: false,
				stop: null,
				balance: event.balance,
			};
		case "heard":
			return { ...seat, heardAt: event.at };
		case "fired":
			return fired(seat, event);
		case "idle":
			return { ...seat, idle: true };
		case "volley":
			return drawn(seat, event);
		case "again":
			return seat.volley === null
				? seat
				: { ...seat, volley: { ...seat.volley, at: event.at, asked: seat.volley.asked + 1 } };
		case "refused":
			return { ...seat, volley: null, waits: [], stop: event.code };
		case "seeds":
			return { ...seat, seeds: event.seeds, nonce: 0 };
	}
}

function fired(seat: Seat, event: Extract<RoomEvent, { type: "fired" }>): Seat {
	const { at, aim, bet, tokens, contacts } = event;
	return {
		...seat,
		heardAt: at,
		firedAt: at,
		tokensAt: at,
		tokens,
		aim,
		bet,
		fired: event.fired,
		idle: false,
		stop: null,
		lastShot: contacts.reduce((last, { shot }) => Math.max(last, shot), seat.lastShot),
		waitsSince: seat.waits.length === 0 ? at : seat.waitsSince,
		waits: [...seat.waits, ...contacts],
	};
}

function drawn(seat: Seat, { at, shots }: Extract<RoomEvent, { type: "volley" }>): Seat {
	// What came after a full volley makes the next.
	const waits = seat.waits.slice(mostOfVolley);
	if (shots.length === 0) return { ...seat, waits };
	const last = Math.max(...shots.map(({ nonce }) => nonce));
	return { ...seat, waits, nonce: last + 1, n: seat.n + 1, volley: { n: seat.n, at, asked: 0, shots } };
}

/** Only now are its kills told. */
function paid(state: RoomState, { owner, n, balance }: Extract<RoomEvent, { type: "paid" }>): RoomState {
	const seat = seatOfOwner(state, owner);
	if (seat?.volley?.n !== n) return state;
	const { shots } = seat.volley;
	const killed = shots.filter((shot) => shot.killed);
	const kills = killed.map(
		({ fish, species, times, bet, died, wheel, coins, bullets }, index): Kill => ({
			k: state.lastKill + 1 + index,
			place: seat.place,
			fish,
			species,
			times,
			bet,
			died,
			wheel,
			coins,
			bullets,
		}),
	);
	const after: Seat = {
		...seat,
		volley: null,
		balance,
		staked: shots.reduce((sum, { bet }) => sum + bet, seat.staked),
		won: shots.reduce((sum, { bet, times }) => sum + bet * times, seat.won),
	};
	return {
		...state,
		seats: state.seats.map((one) => (one.owner === owner ? after : one)),
		dead: [...state.dead, ...killed.flatMap(({ fish, died }) => [fish, ...died])],
		kills: [...state.kills, ...kills].slice(-keptKills),
		lastKill: state.lastKill + kills.length,
	};
}
