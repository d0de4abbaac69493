// How a queue of money is followed: told at once, and asked for now and then, which makes a word that was missed good.
import type { Endpoint } from "#platform/contract";
import { deskQueueEvent } from "#platform/desk/contract";
import { useLiveAnswers } from "#platform/ui";

/** For the queue's own pages. */
export const everyMilliseconds = 30_000;

/** Reads the queue again when something in it changed. */
export function useQueueNews(queue: Endpoint): void {
	useLiveAnswers(deskQueueEvent, [queue]);
}
