// One process of fishing rooms that is killed at any moment: acts as it is asked, and tells what the seat sees. Never imported: it is
// started.
import * as z from "zod/mini";
import { answerAsks } from "#platform/rooms/testing";
import { fishingRoom } from "../../contract/index.ts";
import { standRooms } from "./stand-rooms.ts";

const asked = z.object({ room: z.string(), seat: z.string(), command: fishingRoom.command });

const [, , url = "", node = ""] = process.argv;
const { running, fishing } = await standRooms({ url, node });
await running.run();

answerAsks({
	shape: asked,
	async answer({ room, seat, command }) {
		const acted = await running.rooms.act(fishing.kind, { id: room, seat, command });
		return acted.ok ? acted.value.seen() : undefined;
	},
});
