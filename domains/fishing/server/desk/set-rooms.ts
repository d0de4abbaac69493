// The rooms at the desk: who sits where, whether whoever comes may sit down, how many rooms there may be.
import { failure } from "#platform/contract";
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { type DeskRooms, listFishingRooms, saveFishingRooms } from "../../contract/index.ts";
import { fishingGames, roomNamed, stakesClasses } from "../../core/index.ts";
import { type RoomSetting, type RoomsOf, readSetting, writeAct, writeSetting } from "../setting-rows.ts";
import { listManned, type MannedRoom } from "../sitting-rows.ts";
import type { RoomsDesk } from "./ports.ts";

export const listFishingRoomsRoute = ({ db }: RoomsDesk): Route =>
	bind(listFishingRooms, async () =>
		db.read(async (tx) => {
			const manned = await listManned(tx);
			const rooms: DeskRooms[] = [];
			for (const game of fishingGames)
				for (const stakes of stakesClasses)
					rooms.push(viewOf({ game, stakes }, await readSetting(tx, { game, stakes }), manned));
			return ok({ rooms });
		}),
	);

export const saveFishingRoomsRoute = ({ db }: RoomsDesk): Route =>
	bind(saveFishingRooms, ({ game, stakes, version, settings }, call) =>
		atDesk(db, call, async (tx) => {
			const of = { game, stakes };
			const { staff, now } = call;
			const before = await readSetting(tx, of);
			const set = { ...of, ...settings, version, now, operator: staff.name };
			if (before.version !== version || !(await writeSetting(tx, set))) return err(failure("CHANGED_MEANWHILE"));
			await writeAct(tx, {
				merchant: staff.merchant,
				operator: staff.name,
				at: now,
				act: "fishing rooms set",
				before: { ...of, open: before.open, mostRooms: before.mostRooms },
				after: { ...of, ...settings },
			});
			return ok(viewOf(of, await readSetting(tx, of), await listManned(tx)));
		}),
	);

function viewOf({ game, stakes }: RoomsOf, setting: RoomSetting, manned: readonly MannedRoom[]): DeskRooms {
	const { version, open, mostRooms, setAt, setBy } = setting;
	const rooms = manned.flatMap(({ room: roomId, taken }) => {
		const name = roomNamed(roomId);
		if (name?.game !== game || name.stakes !== stakes) return [];
		return [{ roomId, mode: name.mode, number: name.number, taken }];
	});
	return { game, stakes, version, open, mostRooms, setAt: setAt?.toISOString() ?? null, setBy, rooms };
}
