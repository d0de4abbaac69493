// The address of the page that checks a draw: what is asked stands in its fragment, which no server ever sees.
import type { DrawProof } from "../../contract/index.ts";
import { hexShape, isLotteryGame, issueNumbered, type LotteryGame } from "../../core/index.ts";

export type CheckAsked = {
	readonly game: LotteryGame;
	readonly issue: string;
	/** Hexadecimal digits; empty while they are not known. */
	readonly seed: string;
	readonly publicHex: string;
	/** As it was published before. */
	readonly commit: string;
};

export function checkAddress({
	gameId,
	numero,
	commit,
	seed = "",
	publicHex = "",
}: Pick<DrawProof, "gameId" | "numero" | "commit" | "seed" | "publicHex">): string {
	return `/verify/#${new URLSearchParams({ game: gameId, issue: numero, commit, seed, public: publicHex })}`;
}

const fieldsOf = (hash: string): URLSearchParams => new URLSearchParams(hash.replace(/^#/, ""));

export const asksCheck = (hash: string): boolean => fieldsOf(hash).has("issue");

/** What an address asks; what it does not say, or says wrongly, is left out. */
export function readCheckAddress(hash: string): CheckAsked {
	const fields = fieldsOf(hash);
	const word = (name: string): string => fields.get(name) ?? "";
	const game = word("game");
	const known = isLotteryGame(game) ? game : "TSFFC";
	const hex = (name: string): string => (hexShape.test(word(name)) ? word(name) : "");
	return {
		game: known,
		issue: issueNumbered(known, word("issue"))?.issue ?? "",
		seed: hex("seed"),
		publicHex: hex("public"),
		commit: hex("commit"),
	};
}
