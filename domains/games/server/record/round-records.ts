// Rounds as the betting record and the recall show them.

import { formatMinor, isCurrencyCode } from "#platform/kernel";
import type { RecalledRound, RoundRecord } from "../../contract/index.ts";
import { type CatalogueGame, nameIn } from "../../core/index.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { eventsOf } from "../rounds/played-round.ts";
import type { RoundLine, RoundRow } from "../rounds/round-store.ts";

/** The games of a record: by category, vendor or id. Undefined for all of them. */
export function gamesAsked(
	catalogue: Catalogue,
	asked: {
		readonly gameType?: string | undefined;
		readonly vassalage?: string | undefined;
		readonly gameId?: string | undefined;
	},
): readonly string[] | undefined {
	if (asked.gameType === undefined && asked.vassalage === undefined && asked.gameId === undefined) return undefined;
	return catalogue.games
		.filter((game) => asked.gameType === undefined || game.category === asked.gameType)
		.filter((game) => asked.vassalage === undefined || game.vendor === asked.vassalage)
		.filter((game) => asked.gameId === undefined || game.id === asked.gameId)
		.map((game) => game.id);
}

export function recordOf(catalogue: Catalogue, line: RoundLine, language: string): RoundRecord {
	const game = catalogue.byId.get(line.game_id);
	if (game === undefined || !isCurrencyCode(line.currency))
		throw new Error(`a round of an unknown game or currency: ${line.id}`);
	const { currency } = line;
	const shown = (minor: string) => formatMinor(BigInt(minor), currency);
	return {
		roundId: line.id,
		...gameFields(catalogue, game, language),
		status: line.status,
		currency,
		stake: shown(line.stake),
		...(line.free_stake === null ? {} : { freeStake: shown(line.free_stake) }),
		win: shown(line.win),
		net: formatMinor(BigInt(line.win) - BigInt(line.stake), currency),
		balanceBefore: shown(line.balance_before),
		balanceAfter: shown(line.balance_after),
		startedAt: line.started_at.toISOString(),
		endedAt: line.ended_at?.toISOString() ?? null,
	};
}

function gameFields(catalogue: Catalogue, game: CatalogueGame, language: string) {
	const vendor = catalogue.vendors.get(game.vendor);
	return {
		gameId: game.id,
		gameCode: game.code,
		vassalage: game.vendor,
		vendorName: vendor === undefined ? game.vendor : nameIn(vendor.names, language),
		gameType: game.category,
		displayName: nameIn(game.names, language),
		smallIcon: game.artSmall,
		hue: game.hue,
	};
}

/** A round to be shown again: always marked as a replay (GLI-19 4.14). */
export function recallOf(catalogue: Catalogue, row: RoundRow, language: string): RecalledRound {
	return {
		...recordOf(catalogue, row, language),
		replay: true,
		mode: "real",
		vendorRoundId: row.vendor_round_id ?? row.id,
		payTable: row.pay_table,
		events: [...eventsOf(row.events)],
	};
}

/** A moment of a question, where one was given. */
export const dateOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

/** Where a list goes on: the last line's place, as text that fits a query. */
export const cursorOf = (line: RoundLine): string => Buffer.from(line.id).toString("base64url");

/** The round a cursor stands for; undefined when it is of another list. */
export const idOfCursor = (cursor: string): string => Buffer.from(cursor, "base64url").toString();
