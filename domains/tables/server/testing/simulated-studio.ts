// An operator's video studio as a program: it opens rounds, deals from a shoe of its own and tells each card, signed and numbered.
// Between a round's open and its close its caller lets time pass. It can be late, silent, doubled and wrong. Never imported outside tests.
import type { RawAnswer, RawRoute } from "#platform/http";
import { type Clock, seededChance, shuffled } from "#platform/kernel";
import { cardText } from "../../core/cards.ts";
import { dealBaccarat } from "../../core/games/baccarat.ts";
import { type CardsOutcome, shortText, type TableCode, type VideoTold } from "../../core/index.ts";
import { videoHeaders, videoPath, videoSignature } from "../video/video-route.ts";

export type Told = { readonly status: number; readonly body: Record<string, unknown> };

type Studio = {
	readonly table: TableCode;
	/** In hex, as the desk was told it. */
	readonly key: string;
	readonly clock: Clock;
	readonly route: RawRoute;
	readonly seed: number;
};

export function simulatedStudio(studio: Studio) {
	const { clock, seed } = studio;
	// Eight decks of its own.
	const cards = shuffled(
		Array.from({ length: 416 }, (_, index) => index % 52),
		seededChance(seed),
	);
	let [seq, place, rounds] = [0, 0, 0];
	const post = (number: number, event: object, sent = clock.now()) => postTo(studio, { seq: number, event }, sent);
	/** The next number; it counts on only where the house says so. */
	const tell = async (event: VideoTold): Promise<Told> => {
		const answer = await post(seq + 1, event);
		if (answer.status === 200) seq += 1;
		return answer;
	};
	return {
		tell,
		...dealingBy(tell),
		/** The last event once more, and one that leaves a number out. */
		again: (event: VideoTold) => post(seq, event),
		ahead: (event: VideoTold) => post(seq + 2, event),
		late: (event: VideoTold, sent: Date) => post(seq + 1, event, sent),
		garbled: () => post(seq + 1, { type: "card", roundId: "!", pos: "P1" }),
		/** Its own name of the round. */
		async open(seconds = 20): Promise<string> {
			rounds += 1;
			const roundId = `r-${seed}-${rounds}`;
			const answer = await tell({ type: "round.open", roundId, closesAt: clock.now().getTime() + seconds * 1_000 });
			if (answer.status !== 200) throw new Error(`the round was not opened: ${JSON.stringify(answer.body)}`);
			return roundId;
		},
		/** What it will deal next. */
		hand(): CardsOutcome {
			const dealt = dealBaccarat(cards, place);
			place += dealt.player.length + dealt.banker.length;
			return dealt;
		},
	};
}

type Body = { readonly seq: number; readonly event: object };

async function postTo({ table, key, clock, route }: Studio, said: Body, sent: Date): Promise<Told> {
	const body = JSON.stringify(said);
	const timestamp = String(sent.getTime());
	const signature = videoSignature(Buffer.from(key, "hex"), { table, timestamp, body });
	const headers = new Map<string, string>([
		[videoHeaders.timestamp, timestamp],
		[videoHeaders.signature, signature],
	]);
	const header = (name: string) => headers.get(name);
	const url = videoPath(table);
	return toldIn(
		await route.handle({ body, header, url, address: "198.51.100.7", now: clock.now(), failed: () => undefined }),
	);
}

/** From the close to the result, as a dealer goes. */
const dealingBy = (tell: (event: VideoTold) => Promise<Told>) => ({
	close: (roundId: string) => tell({ type: "round.close", roundId }),
	/** Every card, in the order of the game. */
	async deal(roundId: string, { player, banker }: CardsOutcome): Promise<void> {
		for (const index of [0, 1, 2])
			for (const [who, hand] of [
				["P", player],
				["B", banker],
			] as const) {
				const card = hand[index];
				if (card !== undefined) await tell({ type: "card", roundId, pos: `${who}${index + 1}`, code: cardText(card) });
			}
	},
	result: (roundId: string, hand: CardsOutcome, said = shortText(hand)) =>
		tell({ type: "round.result", roundId, result: said }),
});

function toldIn(answer: Awaited<ReturnType<RawRoute["handle"]>>): Told {
	if (!("body" in answer)) throw new Error("a studio is answered with a body");
	const { status, body } = answer satisfies RawAnswer;
	return { status, body: Object.fromEntries(Object.entries(body ?? {})) };
}
