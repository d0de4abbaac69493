// Keeps what was read as new as the pushes are.
import type { Endpoint, LiveEvent } from "#platform/contract";
import { useRefresh } from "../calls/hooks.ts";
import { useLive, useLiveBegun } from "./live-connection.ts";

/** Asks for the answers again at each push of the event, and once when pushes begin after the page had read them. */
export function useLiveAnswers(event: LiveEvent, endpoints: readonly Endpoint[]): void {
	const refresh = useRefresh();
	useLive(event, () => refresh(endpoints));
	useLiveBegun(() => refresh(endpoints));
}
