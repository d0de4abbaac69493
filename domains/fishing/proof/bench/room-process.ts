// One process of fishing rooms that is killed at any moment: acts as it is asked, and tells what the seat sees. Never imported: it is
// started.
import * as z from "zod/mini";
import { fishingRoom } from "../../contract/index.ts";
import { standRooms } from "./stand-rooms.ts";

const asked = z.object({ number: z.int(), room: z.string(), seat: z.string(), command: fishingRoom.command });

const [, , url = "", node = ""] = process.argv;
const { running, fishing } = await standRooms({ url, node });
await running.run();

process.on("message", (message) => {
	const { number, room, seat, command } = z.parse(asked, message);
	running.rooms
		.act(fishing.kind, { id: room, seat, command })
		.then((answer) => process.send?.({ number, ...(answer.ok ? { seen: answer.value.seen() } : {}) }))
		.catch(() => process.send?.({ number }));
});
process.on("disconnect", () => process.exit(0));
process.send?.({ number: 0 });
