// What waits for somebody who decides or answers, queue by queue.
import * as z from "zod/mini";
import { instant } from "#platform/contract";

export const waitingQueue = z.object({
	/** Called like its screen of the console. */
	queue: z.string(),
	/** Counted to a thousand. */
	count: z.int(),
	/** Since when the oldest waits. */
	since: z.nullable(instant),
});
export type WaitingQueue = z.infer<typeof waitingQueue>;
