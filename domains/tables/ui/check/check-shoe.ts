// Checks a shoe with the browser's own crypto: from seed and cut to every round that is dealt from it.
import {
	cardsOfBlackjack,
	cutText,
	dealRound,
	dealsCards,
	firstPlace,
	hexShape,
	isLastRound,
	openShoe,
	outcomeText,
	readOutcome,
	redealBlackjack,
	seriesLabel,
	shoeLabel,
	showsCut,
	tables,
} from "../../core/index.ts";
import { type CheckAsked, shoeShape } from "./check-address.ts";

export type CheckedShoe = {
	/** SHA-256 of the seed, in hexadecimal. */
	readonly commit: string;
	readonly publicHex: string;
	/** Of the cards, a byte each; undefined of a series. */
	readonly cardsHash: string | undefined;
	/** As short texts. */
	readonly rounds: readonly CheckedRound[];
};

/** `claimed`: what it was told to be, where that has to be said for it to be dealt. */
export type CheckedRound = { readonly hand: number; readonly text: string; readonly claimed?: string };

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
	hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

/** More than a shoe takes: 415 draws of at most two numbers on average, eight numbers a block. */
const shoeBlocks = 240;
const seriesRounds = 200;
/** More than a round of a wheel takes. */
const roundBlocks = 12;

/** Undefined for fields that no shoe can have. */
export async function checkShoe({ table, shoe, cut, seed, plays }: CheckAsked): Promise<CheckedShoe | undefined> {
	if (!hexShape.test(seed) || !shoeShape.test(shoe)) return undefined;
	const text = new TextEncoder();
	const { game } = tables[table];
	const publicHex = await sha256(Uint8Array.from(text.encode(cutText({ table, shoe }, cut))));
	const name = { table, shoe, publicHex };
	const key = await crypto.subtle.importKey("raw", bytesOf(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
	const messages = dealsCards(game)
		? Array.from({ length: shoeBlocks }, (_, block) => `${shoeLabel(name)}|${block}`)
		: Array.from({ length: seriesRounds * roundBlocks }, (_, index) => {
				const [hand, block] = [1 + Math.floor(index / roundBlocks), index % roundBlocks];
				return `${seriesLabel(name, hand)}|${block}`;
			});
	const signed = await Promise.all(
		messages.map(
			async (message) =>
				[message, new Uint8Array(await crypto.subtle.sign("HMAC", key, text.encode(message)))] as const,
		),
	);
	const blocks = new Map(signed);
	const open = openShoe(game, name, (message) => {
		const block = blocks.get(message);
		if (block === undefined) throw new RangeError("a shoe that takes more than any does");
		return block;
	});
	return {
		publicHex,
		commit: await sha256(bytesOf(seed)),
		cardsHash: dealsCards(game) ? await sha256(Uint8Array.from(open.cards)) : undefined,
		rounds: roundsOf(open),
	};

	function roundsOf(dealt: ReturnType<typeof openShoe>): CheckedShoe["rounds"] {
		if (game === "blackjack") return redealt(dealt);
		const rounds: CheckedRound[] = [];
		let { hand, position } = firstPlace(dealt);
		for (let shown = false; ; hand++) {
			const { outcome, used } = dealRound(game, dealt, { hand, position });
			rounds.push({ hand, text: outcomeText(outcome) });
			position += used;
			if (isLastRound(game, { hand, position, shown })) return rounds;
			shown = showsCut(game, position);
		}
	}

	/** Round by round as players are told to have played: another card than the shoe's shows. */
	function redealt({ cards, ...dealt }: ReturnType<typeof openShoe>): readonly CheckedRound[] {
		let { position } = firstPlace({ cards, ...dealt });
		return plays.flatMap((claimed, index) => {
			const told = readOutcome(claimed);
			if (told?.type !== "blackjack") return [{ hand: index + 1, text: "–", claimed }];
			const outcome = redealBlackjack(told, cards.slice(position));
			position += cardsOfBlackjack(outcome);
			return [{ hand: index + 1, text: outcomeText(outcome), claimed }];
		});
	}
}
