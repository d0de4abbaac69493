// What the queries of routes mean that have no lobby behind them. An address is typed by people: what is odd is left out.

export type GameSearch = {
	gameId?: string;
	vassalage?: string;
	mode?: "real" | "demo";
	playType?: string | undefined;
	beside?: string | undefined;
};

/** `playType` names a way of playing the game, which it alone understands; `beside` further tables, by number: "12-15". */
export const readGameSearch = (search: Record<string, unknown>): GameSearch => ({
	...(search.gameId === undefined ? {} : { gameId: String(search.gameId) }),
	...(typeof search.vassalage === "string" ? { vassalage: search.vassalage } : {}),
	...(search.mode === "demo" || search.mode === "real" ? { mode: search.mode } : {}),
	...playTypeIn(search),
	...(search.beside === undefined ? {} : { beside: String(search.beside) }),
});

/** `gameCode` names the lottery, `playType` the way of betting on it. */
export type LotterySearch = { gameCode?: string; playType?: string | undefined };

export function readLotterySearch(search: Record<string, unknown>): LotterySearch {
	const gameCode = word(search.gameCode);
	return { ...(gameCode === undefined ? {} : { gameCode }), ...playTypeIn(search) };
}

function playTypeIn(search: Record<string, unknown>): Pick<GameSearch, "playType"> {
	const playType = word(search.playType);
	return playType === undefined ? {} : { playType };
}

const mostLetters = 40;

/** What could be a code: short, and of letters, digits, dashes and underscores. */
const word = (value: unknown): string | undefined =>
	typeof value === "string" && value.length <= mostLetters && /^[\w-]+$/.test(value) ? value : undefined;
