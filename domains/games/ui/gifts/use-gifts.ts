// The free spins that the house gave the member who is logged in; nobody else has any.
import { isMember, useSession } from "#platform/ui";
import type { OwnGift } from "../../contract/index.ts";
import { useListOwnGifts } from "../calls.gen.ts";

const everyMilliseconds = 60_000;

export function useGifts(): readonly OwnGift[] {
	const { data } = useListOwnGifts({}, { enabled: isMember(useSession()), everyMilliseconds });
	return data?.gifts ?? [];
}

/** Whether the gifts have been read, or cannot be, or are nobody's. */
export function useGiftsKnown(): boolean {
	const asks = isMember(useSession());
	const { data, error } = useListOwnGifts({}, { enabled: asks, everyMilliseconds });
	return !asks || data !== undefined || error !== null;
}

/** Whether there is anything to play now. */
export const isOpen = ({ state, left }: Pick<OwnGift, "state" | "left">): boolean => state === "running" && left > 0;
