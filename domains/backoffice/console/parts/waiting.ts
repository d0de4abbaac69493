// How much waits in each queue that somebody may open: asked once for the whole console, and followed live.
import { deskQueueEvent } from "#platform/desk/contract";
import { everyMilliseconds } from "#platform/desk/ui";
import { useLiveAnswers } from "#platform/ui";
import { type QueueName, queues, readWaiting } from "../../contract/index.ts";
import { useReadWaiting } from "../calls.gen.ts";

export function useWaiting(): ReadonlyMap<QueueName, number> {
	useLiveAnswers(deskQueueEvent, [readWaiting]);
	const { data } = useReadWaiting({}, { everyMilliseconds });
	return new Map(data?.waiting.map(({ queue, count }) => [queue, count]));
}

/** How many wait on a screen: a queue is called like its screen. */
export function countOf(waiting: ReadonlyMap<QueueName, number>, screen: string): number {
	const queue = queues.find((one) => one === screen);
	return queue === undefined ? 0 : (waiting.get(queue) ?? 0);
}
