// Checks a round: from the seeds and the nonce to its outcome, each step as it can be followed by hand.
import { chanceFrom } from "#platform/kernel";
import {
	type Choice,
	drawInstant,
	type HiLoShown,
	isOffered,
	isStepped,
	laidOut,
	mostCards,
	type Outcome,
	type Seeds,
	serverSeedShape,
} from "../../core/index.ts";
import { type Fair, fairOf, hashOf } from "./browser-bits.ts";

/** What a round of these seeds turns up. A round of steps: where the mines lie, or the cards in their order. */
export type CheckedOutcome =
	| { readonly kind: "outcome"; readonly outcome: Outcome }
	| { readonly kind: "mines"; readonly cells: readonly number[] }
	| { readonly kind: "cards"; readonly cards: readonly HiLoShown["card"][] };

export type CheckedRound = {
	readonly serverHash: string;
	readonly blocks: Fair["firstBlocks"];
	/** The first words that the blocks give. */
	readonly words: readonly number[];
	readonly checked: CheckedOutcome;
	/** Of crash: the seed hashed as often as the number of its round says. */
	readonly chainEnd?: string;
};

const shownWords = 8;
const deck = 52;

/** Undefined for seeds or a choice that no round can have. */
export async function checkRound(seeds: Seeds, choice: Choice): Promise<CheckedRound | undefined> {
	if (!serverSeedShape.test(seeds.serverSeed) || !isOffered(choice)) return undefined;
	const fair = await fairOf(seeds);
	const word = fair.bits();
	return {
		serverHash: await hashOf(seeds.serverSeed),
		blocks: fair.firstBlocks,
		words: Array.from({ length: shownWords }, word),
		checked: outcomeOf(choice, fair),
		...(choice.game === "crash" ? { chainEnd: await chainEndOf(seeds) } : {}),
	};
}

/** No chain is longer. */
const longestChain = 10_000;

async function chainEndOf({ serverSeed, nonce }: Seeds): Promise<string> {
	let link = serverSeed;
	for (let left = Math.min(nonce, longestChain); left > 0; left--) link = await hashOf(link);
	return link;
}

function outcomeOf(choice: Choice, fair: Fair): CheckedOutcome {
	if (!isStepped(choice)) return { kind: "outcome", outcome: drawInstant(choice, fair.bits()) };
	const cells = laidOut(choice, fair.bits());
	if (cells !== undefined) return { kind: "mines", cells };
	const chance = chanceFrom(fair.bits());
	return { kind: "cards", cards: Array.from({ length: mostCards }, () => chance.below(deck)) };
}
