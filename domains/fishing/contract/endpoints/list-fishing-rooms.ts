// The fishing rooms at the desk: how they are set, who sits where.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { deskRooms } from "../desk-models.ts";

export const listFishingRooms = defineEndpoint({
	name: "list-fishing-rooms",
	summary:
		"The rooms of each game by their stakes: whether they are open, how many there may be, cannons that are manned",
	method: "GET",
	path: "/ops/fishing/rooms",
	moduleIds: opsModules,
	access: "staff",
	permission: "fishing.rooms:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({ rooms: z.array(deskRooms) }),
	errors: {},
});
