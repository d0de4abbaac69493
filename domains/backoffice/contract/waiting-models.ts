// What waits for somebody who decides or answers, queue by queue.
import * as z from "zod/mini";
import { instant } from "#platform/contract";

/** Each is called like its screen of the console. */
export const queues = [
	...(["deposits", "withdrawals", "adjustments", "vouchers", "jackpots", "tournaments", "free-spins"] as const),
	...(["exchanges", "documents", "messages"] as const),
] as const;
export type QueueName = (typeof queues)[number];

export const waitingQueue = z.object({
	queue: z.enum(queues),
	/** Counted to a thousand. */
	count: z.int(),
	/** Since when the oldest waits. */
	since: z.nullable(instant),
});
export type WaitingQueue = z.infer<typeof waitingQueue>;
