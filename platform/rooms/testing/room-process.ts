// One process of rooms for tests: auctions of both paces over the database that it is given, acts as it is asked, and is killed at
// any moment. Never imported: it is started.
import * as z from "zod/mini";
import { openDatabase, sql, type Tx } from "#platform/db";
import { systemClock } from "#platform/kernel";
import { type Audience, noAudience } from "../audience.ts";
import { databaseFan } from "../fan.ts";
import type { RoomCarried } from "../room.ts";
import { createRooms } from "../rooms.ts";
import { type AuctionEvent, type AuctionState, auction } from "./auction.ts";

const asked = z.object({
	number: z.int(),
	pace: z.enum(["steps", "owned"]),
	id: z.string(),
	seat: z.string(),
	command: z.object({ lot: z.int(), amount: z.int() }),
});

const [, , url = "", node = "", ...heard] = process.argv;
const db = openDatabase({ url, connections: 8, name: node });
const silent = () => {};
const log = { debug: silent, info: silent, warn: silent, error: silent };

/** Every lot that closed, in the transaction that closed it: twice would be refused. */
async function carry(tx: Tx, { id, events }: RoomCarried<AuctionState, AuctionEvent>): Promise<void> {
	for (const event of events)
		if (event.type === "closed")
			await sql`insert into public.sold values (${id}, ${event.lot}, ${event.bids.length})`.execute(tx);
}

const kinds = {
	steps: auction({ name: "steps", lasts: 150, snapshotEvery: 5, carry }),
	owned: auction({ name: "owned", pace: "owned", lasts: 150, snapshotEvery: 5, carry }),
};
/** Somebody hears all of them here. */
const audience: Audience = {
	...noAudience,
	heard: () => heard,
	isHeard: (room) => heard.includes(room),
	toRoom: (_room, { id, seq, before }) => process.send?.({ push: { id, seq, before } }),
};
const parts = { db, log, node, clock: systemClock, fan: databaseFan(db), audience };
const running = createRooms({ ...parts, leaseMilliseconds: 900 });
running.know(Object.values(kinds));
await running.run();

process.on("message", (message) => {
	const { number, pace, id, seat, command } = z.parse(asked, message);
	running.rooms
		.act(kinds[pace], { id, seat, command })
		.then((answer) => answer.ok || answer.error)
		.catch(() => "FAILED")
		.then((said) => process.send?.({ number, said }));
});
process.on("disconnect", () => process.exit(0));
process.send?.({ number: 0, said: "ready" });
