// What the clock brings to a room: waves, drawn one ahead; volleys, once their contacts were gathered; seats that are given up.
import type { Chance } from "#platform/kernel";
import { drawHit } from "../hit.ts";
import { mostOfVolley } from "../stakes.ts";
import { endOf, kindOf, type Wave } from "../wave.ts";
import { type Contact, type RoomEvent, type RoomState, type Seat, type Shot, seatTimes } from "./state.ts";
import type { WaterNow } from "./water.ts";

/** What a move is drawn from. */
export type RoomAids = {
	readonly waveSeed: () => number;
	readonly water: (waves: readonly Wave[]) => WaterNow;
	/** The draws of one shot; undefined while the seat's seeds are not read. */
	readonly chanceOf: (seat: Seat, nonce: number) => Chance;
};

/** A room without seats stands still: its waves begin anew when somebody comes. */
export const roomRests = ({ seats }: RoomState): boolean => seats.length === 0;

export function tickRoom(
	state: RoomState,
	now: number,
	aids: RoomAids,
): { readonly events: readonly RoomEvent[]; readonly next: number } {
	const events = wavesDue(state, now, aids) ?? seatDue(state, now, aids) ?? [];
	return { events, next: nextLook(state) };
}

/** The present wave and the one after it always stand, so a client sees none begin late. */
function wavesDue({ waves }: RoomState, now: number, { waveSeed }: RoomAids): readonly RoomEvent[] | undefined {
	const last = waves.at(-1);
	const begin = (n: number, at: number): readonly RoomEvent[] => [
		{ type: "wave", wave: { n, kind: kindOf(n), seed: waveSeed(), at } },
	];
	if (last === undefined) return begin(0, now);
	// It stood still meanwhile.
	if (endOf(last) <= now) return begin(last.n + 1, now);
	return last.at <= now ? begin(last.n + 1, endOf(last)) : undefined;
}

function seatDue(state: RoomState, now: number, aids: RoomAids): readonly RoomEvent[] | undefined {
	for (const seat of state.seats) {
		const { owner, volley, sitting } = seat;
		if (volley !== null) {
			if (now >= volley.at + seatTimes.again) return [{ type: "again", owner, n: volley.n, at: now }];
			continue;
		}
		if (isGathered(seat, now)) return [volleyOf(state, seat, { now, aids })];
		if (seat.waits.length > 0) continue;
		if (now >= seat.heardAt + seatTimes.lost || now >= seat.firedAt + seatTimes.leaves)
			return [{ type: "left", owner, sitting, at: now }];
		if (!seat.idle && now >= seat.firedAt + seatTimes.idle) return [{ type: "idle", owner }];
	}
	return undefined;
}

const isGathered = ({ waits, waitsSince }: Seat, now: number): boolean =>
	waits.length >= mostOfVolley || (waits.length > 0 && now >= waitsSince + seatTimes.volley);

type Drawing = { readonly now: number; readonly aids: RoomAids };

/** One bullet is one fish: whoever is gone by now, or about to be by a volley that is not told yet, was hit by nobody. */
function volleyOf(state: RoomState, seat: Seat, { now, aids }: Drawing): RoomEvent {
	const water = aids.water(state.waves);
	const gone = new Set([...state.dead, ...state.seats.flatMap(({ volley }) => (volley?.shots ?? []).flatMap(fallen))]);
	const shots: Shot[] = [];
	let { nonce } = seat;
	for (const contact of seat.waits.slice(0, mostOfVolley)) {
		const swimmer = water.find(contact.fish);
		if (swimmer === undefined || gone.has(contact.fish)) continue;
		const shot = drawShot({ seat, contact, nonce, gone, water, aids });
		nonce += 1;
		for (const fish of fallen(shot)) gone.add(fish);
		shots.push(shot);
	}
	return { type: "volley", owner: seat.owner, at: now, shots };
}

const fallen = ({ killed, fish, died }: Shot): readonly number[] => (killed ? [fish, ...died] : []);

type Draw = {
	readonly seat: Seat;
	readonly contact: Contact;
	readonly nonce: number;
	readonly gone: ReadonlySet<number>;
	readonly water: WaterNow;
	readonly aids: RoomAids;
};

function drawShot({ seat, contact, nonce, gone, water, aids }: Draw): Shot {
	const swimmer = water.find(contact.fish);
	if (swimmer === undefined) throw new RangeError(`${contact.fish} does not swim`);
	const { species } = swimmer;
	const isPlain = species.prey.is === "plain" || species.prey.is === "boss" || species.prey.is === "wheel";
	const near = isPlain ? [] : water.near(contact.fish, contact.at, gone);
	const hit = drawHit(species, near, aids.chanceOf(seat, nonce));
	return {
		...contact,
		...hit,
		nonce,
		species: species.name,
		...(hit.killed && !isPlain
			? { near: near.map(({ fish }) => fish), nearSpecies: near.map((one) => one.species.name) }
			: {}),
	};
}

function nextLook({ waves, seats }: RoomState): number {
	const last = waves.at(-1);
	const moments = seats.flatMap((seat) => {
		if (seat.volley !== null) return [seat.volley.at + seatTimes.again];
		if (seat.waits.length > 0) return [seat.waitsSince + seatTimes.volley];
		const idle = seat.idle ? seatTimes.leaves : seatTimes.idle;
		return [seat.heardAt + seatTimes.lost, seat.firedAt + idle];
	});
	return Math.min(...moments, ...(last === undefined ? [] : [last.at]));
}
