// How much waits in each queue that somebody may open: asked once for the whole console, and followed live.
import { useLiveAnswers } from "#platform/ui";
import { moneyQueueEvent, type QueueName, queues, readWaiting } from "../../contract/index.ts";
import { useReadWaiting } from "../calls.gen.ts";
import { everyMilliseconds } from "./queue-news.ts";

export function useWaiting(): ReadonlyMap<QueueName, number> {
	useLiveAnswers(moneyQueueEvent, [readWaiting]);
	const { data } = useReadWaiting({}, { everyMilliseconds });
	return new Map(data?.waiting.map(({ queue, count }) => [queue, count]));
}

/** How many wait on a screen: a queue is called like its screen. */
export function countOf(waiting: ReadonlyMap<QueueName, number>, screen: string): number {
	const queue = queues.find((one) => one === screen);
	return queue === undefined ? 0 : (waiting.get(queue) ?? 0);
}
