// What poker is given and works with, and whose seat a play session takes.
import type { ChipsHolder, GamesApi, StudioDeps } from "#games/api";
import type { marksSharedBy } from "#members/api";
import type { PlayTicket } from "#platform/http";
import { type CurrencyCode, isCurrencyCode } from "#platform/kernel";
import { pokerVendor } from "../contract/index.ts";
import { gameCoded, type OfferedTable, offeredTable, type PokerGame } from "../core/index.ts";
import type { Decks } from "./deck.ts";

export type PokerDeps = Pick<StudioDeps, "db" | "clock" | "chance" | "log" | "newId" | "rooms"> & {
	/** Seals decks: 32 bytes that are not in the database. */
	readonly deckKey: Buffer;
	/** What two members share, as a lower domain knows. */
	readonly sharedBy: typeof marksSharedBy;
	readonly games: Pick<GamesApi, "playBalance" | "chips" | "shownName" | "houseGames" | "brandCurrency"> & {
		readonly tickets: Pick<GamesApi["tickets"], "place" | "stand" | "waiting">;
	};
};

export type PokerTools = Omit<PokerDeps, "deckKey"> & { readonly decks: Decks };

const isReal = ({ mode }: PlayTicket): boolean => mode === "real";

export const ownerOf = (play: PlayTicket): string =>
	isReal(play) && play.memberId !== undefined ? `m${play.memberId}` : `p${play.playId}`;

/** The game of poker that a session was launched for; undefined for another vendor's. */
export const pokerIn = ({ vendor, gameCode }: PlayTicket): PokerGame | undefined =>
	vendor === pokerVendor ? gameCoded(gameCode) : undefined;

/** Of a row of this house: every currency that was written there is one. */
export function currencyOf(code: string): CurrencyCode {
	if (!isCurrencyCode(code)) throw new Error(`chips in an unknown currency: ${code}`);
	return code;
}

/** A table that this session may sit at: of its game, its currency, for money or for play money as it is. */
export function tableFor(play: PlayTicket, id: string): OfferedTable | undefined {
	const table = offeredTable(id);
	const { game, currency, mode } = table?.config ?? {};
	return game !== undefined && pokerIn(play) === game && currency === play.currency && mode === play.mode
		? table
		: undefined;
}

export const holderOf = (play: PlayTicket): ChipsHolder => ({
	memberId: isReal(play) ? play.memberId : undefined,
	playId: play.playId,
	vendor: play.vendor,
	gameCode: play.gameCode,
	currency: play.currency,
});
