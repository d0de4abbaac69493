// How much waits in each queue that somebody may open: asked once for the whole console, and followed live.
import { deskQueueEvent } from "#platform/desk/contract";
import { everyMilliseconds } from "#platform/desk/ui";
import { useLiveAnswers, useRefreshAfterActions } from "#platform/ui";
import { readWaiting } from "../../contract/index.ts";
import { useReadWaiting } from "../calls.gen.ts";

export function useWaiting(): ReadonlyMap<string, number> {
	useLiveAnswers(deskQueueEvent, [readWaiting]);
	useRefreshAfterActions(readWaiting);
	const { data } = useReadWaiting({}, { everyMilliseconds });
	return new Map(data?.waiting.map(({ queue, count }) => [queue, count]));
}
