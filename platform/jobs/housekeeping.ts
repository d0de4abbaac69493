// What the platform clears away by itself: events that all have heard, used nonces, stored answers, what happened in rooms.
import * as z from "zod/mini";
import type { Database } from "#platform/db";
import { forgetKeptCalls } from "#platform/http";
import { forgetRoomEvents } from "#platform/rooms";
import { type CronItem, defineJob } from "./job.ts";
import { forgetTold } from "./outbox-rows.ts";

const keptDays = 30;
const batch = 5_000;
const mostBatches = 100;

/** The clock's jobs of the platform. */
export function housekeeping(db: Database): readonly CronItem[] {
	const calls = defineJob({
		name: "platform.forget-calls",
		payload: z.object({}),
		run: (_payload, { now }) => forgetKeptCalls(db, now),
	});
	const events = defineJob({
		name: "platform.forget-events",
		payload: z.object({}),
		async run() {
			for (let round = 0; round < mostBatches; round++) {
				if ((await forgetTold(db, { keptDays, most: batch })) < batch) return;
			}
		},
	});
	const rooms = defineJob({
		name: "platform.forget-room-events",
		payload: z.object({}),
		async run(_payload, { now }) {
			for (let round = 0; round < mostBatches; round++) {
				if ((await forgetRoomEvents(db, { now, most: batch })) < batch) return;
			}
		},
	});
	return [
		{ job: rooms, schedule: "27 * * * *" },
		{ job: calls, schedule: "*/5 * * * *" },
		{ job: events, schedule: "17 * * * *" },
	];
}
