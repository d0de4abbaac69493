// Sets the rooms of one game and one stakes class.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { saveFishingRoomsErrors } from "../desk-errors.ts";
import { deskRooms, fishingGame, roomSettings } from "../desk-models.ts";
import { stakes, whole } from "../models.ts";

export const saveFishingRooms = defineEndpoint({
	name: "save-fishing-rooms",
	summary:
		"Opens or closes the rooms of these stakes to whoever comes, and sets how many there may be; who sits plays on",
	method: "POST",
	path: "/ops/fishing/rooms/save",
	moduleIds: opsModules,
	access: "staff",
	permission: "fishing.rooms:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ game: fishingGame, stakes, version: whole, settings: roomSettings }),
	example: { game: "haenyeo-sea", stakes: "shore", version: 0, settings: { open: true, mostRooms: 64 } },
	output: deskRooms,
	errors: saveFishingRoomsErrors,
});
