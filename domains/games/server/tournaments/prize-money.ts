// What a tournament set aside and does not pay goes back to where it came from.
import type { PostCommand } from "#wallet/api";
import { houseMove } from "../jackpots/house-move.ts";
import { currencyOf, prizeAccount, prizeSource, type TournamentRow } from "./tournament-store.ts";

/** What a tournament does not pay, moved back; nothing of nothing. */
export function returned(
	of: Pick<TournamentRow, "code" | "currency">,
	amount: bigint,
): readonly (readonly PostCommand[])[] {
	if (amount === 0n) return [];
	const id = `tournament ${of.code} closed`;
	return [houseMove({ id, currency: currencyOf(of), amount, from: prizeAccount(of.code), to: prizeSource })];
}
