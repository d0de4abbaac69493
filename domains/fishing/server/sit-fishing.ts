// Sits down: gets up wherever else the angler sits in this game, takes the first free cannon of these stakes. The sitting is claimed
// in a row of its own before the room is asked, so that one pair of seeds is drawn from in one room.
import { setTimeout as sleep } from "node:timers/promises";
import { type Failure, failure } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import { sitFishing } from "../contract/index.ts";
import { roomIdOf, roomNamed, type StakesClass, seatOfOwner, seatsOfRoom, unitOf } from "../core/index.ts";
import type { FishingHands } from "./enter-fishing.ts";
import { fishingGameIn, ownerOf, seatPlayOf } from "./ports.ts";
import type { Angler } from "./seed-rows.ts";
import { seatSeedsOf } from "./seeds.ts";
import { readSetting } from "./setting-rows.ts";
import { endSitting, findSitting, insertSitting, moveSitting, type SittingRow } from "./sitting-rows.ts";

type Refused = Failure<"FISHING_STAKES_CLOSED" | "FISHING_ROOM_FULL" | "PLAY_BUSY">;
type Sat = Result<{ readonly room: string; readonly place: number }, Refused>;
type Asked = { readonly play: PlayTicket; readonly angler: Angler; readonly stakes: StakesClass };

export const sitFishingRoute = (hands: FishingHands): Route =>
	bind(sitFishing, async ({ stakes }, { play }) => {
		const game = fishingGameIn(play);
		if (game === undefined) return err(failure("FISHING_UNKNOWN"));
		const sat = await sitDown(hands, { play, stakes, angler: { owner: ownerOf(play), game } });
		if (!sat.ok) return sat;
		const { room, place } = sat.value;
		return ok({ roomId: room, place, unit: formatMinor(unitOf(play.currency, stakes), play.currency) });
	});

async function sitDown(hands: FishingHands, asked: Asked): Promise<Sat> {
	const { angler, stakes, play } = asked;
	const open = await hands.db.read((tx) => findSitting(tx, angler));
	const room = open === undefined ? undefined : roomNamed(open.room);
	const stays = room?.stakes === stakes && room.mode === play.mode;
	if (open !== undefined && stays) {
		const back = await sitIn(hands, asked, open);
		if (back?.ok === true) return back;
	}
	const setting = await hands.db.read((tx) => readSetting(tx, nameOf(asked)));
	if (!setting.open) return err(failure("FISHING_STAKES_CLOSED"));
	if (open !== undefined && !(await getUp(hands, open))) return err(failure("PLAY_BUSY"));
	const sitting = {
		...angler,
		id: hands.newId(),
		room: roomIdOf({ ...nameOf(asked), number: 1 }),
		currency: play.currency,
		sat_at: hands.clock.now(),
	};
	if (!(await hands.db.tx((tx) => insertSitting(tx, sitting)))) return err(failure("PLAY_BUSY"));
	return (await firstFree(hands, asked, { ...sitting, most: setting.mostRooms })) ?? (await giveUp(hands, sitting));
}

type Sitting = Pick<SittingRow, "id" | "room" | "owner">;

async function giveUp({ db, clock }: FishingHands, { id }: Sitting): Promise<Sat> {
	await db.tx((tx) => endSitting(tx, { id, now: clock.now() }));
	return err(failure("FISHING_ROOM_FULL"));
}

const nameOf = ({ play, stakes }: Asked) => {
	const game = fishingGameIn(play);
	if (game === undefined) throw new Error(`${play.gameCode} is no fishing game`);
	return { game, mode: play.mode, stakes };
};

/** Rooms fill one after the other, so that whoever comes meets others. */
async function firstFree(
	hands: FishingHands,
	asked: Asked,
	sitting: Sitting & { readonly most: number },
): Promise<Sat | undefined> {
	const { rooms, kind, db } = hands;
	for (let number = 1; number <= sitting.most; number++) {
		const room = roomIdOf({ ...nameOf(asked), number });
		const known = await rooms.read(kind, room);
		if (known === undefined) await rooms.open(kind, room);
		else if (known.state.seats.length >= seatsOfRoom) continue;
		await db.tx((tx) => moveSitting(tx, { id: sitting.id, room }));
		const sat = await sitIn(hands, asked, { ...sitting, room });
		if (sat !== undefined) return sat;
	}
	return undefined;
}

/** Undefined where the room is full. */
async function sitIn(
	hands: FishingHands,
	{ play, angler, stakes }: Asked,
	{ id, room }: Sitting,
): Promise<Sat | undefined> {
	const { rooms, kind, db, seeds, clock, games } = hands;
	const pair = await db.tx((tx) => seeds.inUse(tx, angler, clock.now()));
	const command = {
		type: "sit",
		sitting: id,
		name: play.memberId === undefined ? null : await games.shownName(play.memberId),
		play: seatPlayOf(play),
		unit: unitOf(play.currency, stakes).toString(),
		seeds: seatSeedsOf(pair),
		nonce: pair.next_nonce,
		balance: (await games.playBalance(play)).toString(),
	} as const;
	const acted = await rooms.act(kind, { id: room, seat: angler.owner, command });
	if (!acted.ok) return acted.error === "FISHING_ROOM_FULL" ? undefined : err(failure("PLAY_BUSY"));
	await rooms.watch(kind, room);
	const place = acted.value.seen().mine?.place;
	return place === undefined ? err(failure("PLAY_BUSY")) : ok({ room, place });
}

const tries = 8;
const pause = 200;

/** What is on its way there is written first. */
async function getUp({ rooms, kind, db, clock }: FishingHands, { id, room, owner }: Sitting): Promise<boolean> {
	for (let turn = 0; turn < tries; turn++) {
		const left = await rooms.act(kind, { id: room, seat: owner, command: { type: "leave" } });
		if (left.ok || left.error === "ROOM_UNKNOWN") {
			await db.tx((tx) => endSitting(tx, { id, now: clock.now() }));
			return true;
		}
		await sleep(pause);
	}
	return false;
}

/** The seat of an open sitting, where its room still has it. */
export async function seatOfSitting({ rooms, kind }: FishingHands, { room, owner }: Sitting) {
	const known = await rooms.read(kind, room);
	return known === undefined ? undefined : seatOfOwner(known.state, owner);
}
