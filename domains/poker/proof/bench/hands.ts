// The core of poker on one core: how many hands it plays, whether chips are kept and the two pot solvers alike over a million hands at
// random, and a tournament of a thousand bots to its winner. Nothing here knows a database.
import { seededChance, shuffled, unwrap } from "#platform/kernel";
import { report, say } from "../../../../bench/report.ts";
import { actInHand, type HandAct, legalActs } from "../../core/act.ts";
import { type Card, deckOf, holeCards, type PokerGame, pokerGames } from "../../core/cards.ts";
import { beginHand, chipsIn, dealStreet, type Hand, nextDeal, standing } from "../../core/hand.ts";
import { endOf } from "../../core/pots.ts";
import { botAct } from "../../core/table/bot.ts";
import { faultsOf } from "../../core/testing/hand-faults.ts";
import { openTable, plainTable } from "../../core/testing/open-table.ts";
import { type OpenTournament, openTournament, plainTournament, playOut } from "../../core/testing/open-tournament.ts";
import { randomHand } from "../../core/testing/random-hand.ts";

/** `BENCH_HANDS` asks for fewer at random, `BENCH_BOTS` for a smaller field, `BENCH_SEED` for others. */
const many = Number(process.env.BENCH_HANDS ?? 1_000_000);
const bots = Number(process.env.BENCH_BOTS ?? 1_000);
const seed = Number(process.env.BENCH_SEED ?? 30);

export async function measureHands(): Promise<void> {
	for (const game of pokerGames) measureGame(game);
	measureTable();
	measureChips();
	measureCup();
}

/** Seconds of the processor: what others do on the machine does not count. */
function secondsOf(work: () => void): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1e6;
}

const [warm, measured] = [5_000, 60_000] as const;

/** Six seats, shuffle and showdown with it: folds, calls and raises as at a lively table. */
function measureGame(game: PokerGame): void {
	const chance = seededChance(seed);
	const play = (hands: number): void => {
		for (let hand = 0; hand < hands; hand++) endOf(sixMax(game, chance));
	};
	play(warm);
	const pace = measured / secondsOf(() => play(measured));
	report({
		name: `poker-hands.${game}`,
		value: pace,
		unit: "1/s",
		...(game === "holdem" ? { least: 20_000 } : {}),
	});
}

type Chance = ReturnType<typeof seededChance>;

function sixMax(game: PokerGame, chance: Chance): Hand {
	const deck = shuffled(deckOf(game), chance);
	let top = 0;
	const deal = (cards: number): Card[] => {
		top += cards;
		return deck.slice(top - cards, top);
	};
	let hand = beginHand({
		game,
		big: 100,
		rake: { rate: 500, cap: 300 },
		players: Array.from({ length: 6 }, (_, seat) => ({ seat, stack: 10_000, cards: deal(holeCards[game]) })),
		posts: [
			{ at: 0, amount: 50, as: "live" },
			{ at: 1, amount: 100, as: "live" },
		],
		bigAt: 1,
	});
	while (hand.phase !== "over") {
		const legal = legalActs(hand);
		if (legal !== undefined) {
			hand = unwrap(actInHand(hand, liveAct(chance.below(100), legal)));
			continue;
		}
		const next = nextDeal(hand);
		hand = dealStreet(hand, [deal(next.cards)]);
	}
	return hand;
}

function liveAct(draw: number, { call, raise }: NonNullable<ReturnType<typeof legalActs>>): HandAct {
	if (raise !== undefined && draw < 12) return { type: "raise", to: draw === 0 ? raise.most : raise.least };
	return draw < 55 && call > 0 ? { type: "fold" } : { type: "call" };
}

/** The same at a table with its seats, clock and log of events. */
function measureTable(): void {
	const table = openTable({ ...plainTable, most: 1_000_000, rate: 0 }, seed);
	for (let seat = 0; seat < 6; seat++) table.sit(`m${seat}`, seat, 1_000_000);
	const play = (hands: number): void => {
		for (const until = table.state().hands + hands; table.state().hands < until; ) playTurn(table);
		table.log.length = 0;
	};
	play(warm / 5);
	report({ name: "poker-hands.at-a-table", value: measured / 6 / secondsOf(() => play(measured / 6)), unit: "1/s" });
}

function playTurn(table: ReturnType<typeof openTable>): void {
	const next = table.tick();
	const { hand, seats } = table.state();
	const seat = hand === null || hand.end !== null ? undefined : hand.hand.players[hand.hand.actor ?? -1]?.seat;
	const owner = seats.find(({ no }) => no === seat)?.owner;
	const legal = hand === null ? undefined : legalActs(hand.hand);
	if (hand === null || owner === undefined || legal === undefined) {
		table.wait(next ?? table.now() + 1_000);
		return;
	}
	// Nobody goes broke: it is the pace that is asked for.
	const draw = 1 + table.chance.below(99);
	table.send(owner, { type: "act", hand: hand.id, turn: hand.acts.length, act: liveAct(draw, legal) });
}

function measureChips(): void {
	const chance = seededChance(seed);
	let broken = 0;
	for (let hand = 1; hand <= many; hand++) {
		for (const fault of faultsOf(randomHand(chance))) {
			broken += 1;
			say(`  BROKEN hand ${hand} of seed ${seed}: ${fault}`);
		}
		if (hand % 100_000 === 0) say(`  ${hand} hands`);
	}
	report({ name: "poker-hands.random", value: many, unit: "1", least: 1_000_000 });
	report({ name: "poker-hands.broken", value: broken, unit: "1", most: 0 });
}

/** Its points are counted after every event (`openTournament`). */
function measureCup(): void {
	const of = openTournament({ ...plainTournament, most: bots }, seed);
	for (let bot = 0; bot < bots; bot++) of.enter(`m${bot}`);
	of.wait(plainTournament.startsAt ?? 0);
	const seconds = secondsOf(() => playOut(of, { act: actAsBots }));
	const { phase, results, entries } = of.state();
	const prizes = results.reduce((sum, { prize }) => sum + prize, 0);
	const isRight =
		phase === "done" &&
		entries.length === bots &&
		results.filter(({ place }) => place === 1).length === 1 &&
		prizes === bots * plainTournament.buyIn;
	report({ name: "poker-hands.bots", value: entries.length, unit: "1", least: 1_000 });
	report({ name: "poker-hands.tournament-broken", value: isRight ? 0 : 1, unit: "1", most: 0 });
	report({ name: "poker-hands.tournament", value: seconds, unit: "s" });
}

/** Everybody whose turn it is plays as house bots do. */
function actAsBots(of: OpenTournament): void {
	for (const { state } of of.state().tables) {
		const { hand: playing, seats } = state;
		const hand = playing?.hand;
		const player = hand?.players[hand.actor ?? -1];
		const owner = seats.find(({ no }) => no === player?.seat)?.owner;
		const legal = hand === undefined ? undefined : legalActs(hand);
		if (playing === null || hand === undefined || player === undefined || owner === undefined || legal === undefined)
			continue;
		const act = botAct(
			{
				game: hand.game,
				cards: player.cards,
				board: hand.boards[0] ?? [],
				pot: chipsIn(hand),
				bet: hand.bet,
				opponents: standing(hand).length - 1,
				legal,
			},
			of.chance.below(10_000),
		);
		of.send(owner, { type: "act", hand: playing.id, turn: playing.acts.length, act });
	}
}
