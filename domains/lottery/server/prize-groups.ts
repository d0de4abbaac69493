// The prize group that a member plays in: their own where the desk has set one, else their brand's, else the house's. A ticket keeps
// the group it was taken in, so a change binds new bets alone.
import type { Tx } from "#platform/db";
import type { PlayTicket } from "#platform/http";
import { type PrizeMode, seriesBounds } from "../core/index.ts";
import { readPrizeGroup } from "./terms-rows.ts";

/** 0 in Elott, which knows none. */
export async function groupFor(
	tx: Tx,
	{ merchant, memberId }: Pick<PlayTicket, "merchant" | "memberId">,
	mode: PrizeMode,
): Promise<number> {
	if (mode !== "Lott") return 0;
	return (await readPrizeGroup(tx, { merchant, memberId })) ?? seriesBounds.group;
}
