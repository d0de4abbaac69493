// A stored round as studios see it.
import * as z from "zod/mini";
import { isCurrencyCode } from "#platform/kernel";
import type { CatalogueGame } from "../../core/index.ts";
import type { PlayedRound } from "../api.ts";
import type { RoundRow } from "./round-store.ts";

const eventList = z.array(z.unknown());

/** The events of a stored round; what the studio wrote, parsed from JSON. */
export const eventsOf = (stored: unknown): readonly unknown[] => z.parse(eventList, stored);

export function playedRound(
	row: RoundRow,
	game: Pick<CatalogueGame, "code">,
	how: { readonly replayed: boolean },
): PlayedRound {
	if (!isCurrencyCode(row.currency)) throw new Error(`a round in an unknown currency: ${row.currency}`);
	return {
		roundId: row.id,
		gameCode: game.code,
		mode: "real",
		status: row.status,
		currency: row.currency,
		stake: BigInt(row.stake),
		freeStake: row.free_stake === null ? undefined : BigInt(row.free_stake),
		win: BigInt(row.win),
		balanceBefore: BigInt(row.balance_before),
		balance: BigInt(row.balance_after),
		payTable: row.pay_table,
		events: eventsOf(row.events),
		startedAt: row.started_at,
		replayed: how.replayed,
	};
}
