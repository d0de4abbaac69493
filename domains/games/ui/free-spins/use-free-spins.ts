// The free spins that the house gave the member who is logged in; nobody else has any.
import { isMember, useSession } from "#platform/ui";
import type { OwnFreeSpinsAward } from "../../contract/index.ts";
import { useListOwnFreeSpins } from "../calls.gen.ts";

const everyMilliseconds = 60_000;

export function useFreeSpins(): readonly OwnFreeSpinsAward[] {
	const { data } = useListOwnFreeSpins({}, { enabled: isMember(useSession()), everyMilliseconds });
	return data?.freeSpins ?? [];
}

/** Whether the awards of free spins have been read, or cannot be, or are nobody's. */
export function useFreeSpinsKnown(): boolean {
	const asks = isMember(useSession());
	const { data, error } = useListOwnFreeSpins({}, { enabled: asks, everyMilliseconds });
	return !asks || data !== undefined || error !== null;
}

/** Whether there is anything to play now. */
export const isOpen = ({ state, left }: Pick<OwnFreeSpinsAward, "state" | "left">): boolean =>
	state === "running" && left > 0;
