// No hidden card reaches anybody who may not see it. Hands are played at random; then every folded player's cards are exchanged for
// others that nobody held, and whatever any seat and any onlooker was told must be the same, byte for byte, after every event.
import { expect, test } from "vitest";
import { seededChance, shuffled } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { legalActs } from "../act.ts";
import { type Card, deckOf } from "../cards.ts";
import { openTable, plainTable } from "../testing/open-table.ts";
import { applyTable } from "./apply.ts";
import { recordOf, recordSeenBy } from "./record.ts";
import type { TableEvent, TableState } from "./state.ts";
import { seenTable } from "./view.ts";

const seed = Number(process.env.SEED ?? 20_261_128);
/** Ten thousand once: HANDS=10000. */
const many = Number(process.env.HANDS ?? historiesOf(64));
const owners = ["m0", "m1", "m2", "m3"];

type Played = { readonly before: TableState; readonly events: readonly TableEvent[] };

/** Hands of four people who do what they may, each with the table before it and its events. */
function* play(game: "holdem" | "omaha"): Generator<Played> {
	const table = openTable({ ...plainTable, game }, seed);
	for (const [no, owner] of owners.entries()) table.sit(owner, no, 10_000);
	let [before, from] = [table.state(), table.log.length];
	for (;;) {
		const next = table.tick();
		const { hand, seats } = table.state();
		const actor = hand?.hand.actor === undefined ? undefined : hand.hand.players[hand.hand.actor];
		const legal = hand === null || hand.end !== null ? undefined : legalActs(hand.hand);
		if (hand !== null && actor !== undefined && legal !== undefined) {
			const draw = table.chance.below(12);
			const act =
				legal.raise !== undefined && draw < 2
					? ({ type: "raise", to: draw === 0 ? legal.raise.most : legal.raise.least } as const)
					: ({ type: draw < 5 ? "fold" : "call" } as const);
			table.send(`m${actor.seat}`, { type: "act", hand: hand.id, turn: hand.acts.length, act });
		} else table.wait(next ?? table.now() + 500);
		if (hand !== null) {
			if (hand.end !== null && before.hands < hand.number) yield { before, events: table.log.slice(from) };
			if (hand.end === null) continue;
		}
		[before, from] = [table.state(), table.log.length];
		for (const { owner, stack, adds, state } of seats) {
			if (stack + adds < 2_000) table.send("house", { type: "add", owner, amount: 5_000, buyIn: "" });
			if (state === "away") table.send(owner, { type: "back", posts: true });
		}
		[before, from] = [table.state(), table.log.length];
	}
}

const told = ({ before, events }: Played, viewer: string | undefined): readonly string[] => {
	let state = before;
	return events.map((event) => {
		state = applyTable(state, event);
		return JSON.stringify(seenTable(state, viewer));
	});
};

const after = ({ before, events }: Played): TableState => events.reduce(applyTable, before);

/** The same events with other cards in the hands of those who folded. */
function exchanged(events: readonly TableEvent[], folded: ReadonlySet<number>, free: readonly Card[]) {
	let next = 0;
	return events.map(
		(event): TableEvent =>
			event.type === "begun"
				? {
						...event,
						players: event.players.map((player) =>
							folded.has(player.seat) ? { ...player, cards: player.cards.map(() => free[next++] ?? 0) } : player,
						),
					}
				: event,
	);
}

test.each(["holdem", "omaha"] as const)(
	`what is told of %s does not depend on a folded card (seed ${seed})`,
	(game) => {
		const chance = seededChance(seed + 1);
		let [hands, exchanges, hidden] = [0, 0, 0];
		for (const played of play(game)) {
			const state = after(played);
			const playing = state.hand;
			if (playing === null || playing.end === null) throw new Error("a hand that is not over");
			const shown = new Set(playing.end.players.filter((player) => player.shown).map(({ seat }) => seat));
			const folded = playing.hand.players.filter((player) => player.folded).map(({ seat }) => seat);
			const used = new Set([...playing.hand.players.flatMap(({ cards }) => cards), ...playing.hand.boards.flat()]);
			const free = shuffled(
				deckOf(game).filter((card) => !used.has(card)),
				chance,
			);
			for (const [seat, viewer] of [...owners.entries(), [undefined, undefined] as const]) {
				const others = new Set(folded.filter((no) => no !== seat));
				const texts = told(played, viewer);
				expect(told({ ...played, events: exchanged(played.events, others, free) }, viewer)).toEqual(texts);
				exchanges += others.size;
				// Who neither folded nor had to show keeps their cards to themselves as well: in pushes and in the record.
				const seen = seenTable(state, viewer);
				const record = recordSeenBy(recordOf(state, playing, "t"), seat ?? null);
				for (const player of playing.hand.players) {
					if (player.seat === seat || shown.has(player.seat)) continue;
					hidden += 1;
					expect(seen.hand?.players.find((one) => one.seat === player.seat)?.cards).toBeNull();
					expect(record.players.find((one) => one.seat === player.seat)).toMatchObject({ cards: null, places: [] });
				}
				expect(texts.some((text) => text.includes('"sealed"') || text.includes('"places"'))).toBe(false);
			}
			hands += 1;
			if (hands >= many / 2) break;
		}
		expect(exchanges).toBeGreaterThan(hands);
		expect(hidden).toBeGreaterThan(hands);
	},
);
