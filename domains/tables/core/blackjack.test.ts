// Blackjack: what hands are worth, what a seat and its side bets keep (golden values), a round by its turns, and what is refused.
import { expect, it } from "vitest";
import { applySeat, decideSeat, turnTimes } from "./blackjack-room.ts";
import { type Card, readCard } from "./cards.ts";
import { decideTable } from "./decide-table.ts";
import { blackjackSpot, blackjackSpots, dealerHand, totalOf } from "./games/blackjack.ts";
import { redealBlackjack } from "./games/blackjack-play.ts";
import type { BlackjackOutcome } from "./outcome.ts";
import { outcomeText, readOutcome, shortText } from "./outcome-text.ts";
import { applyTable, beginTable, tickTable } from "./room.ts";
import type { TableCommand, TableEvent, TableState } from "./table-state.ts";
import { gainsOfSeat } from "./testing/blackjack-edge.ts";
import { mostReturned, theoryOf } from "./theory.ts";

const cards = (text: string): readonly Card[] => text.split(" ").flatMap((one) => readCard(one) ?? []);

function outcome(text: string): BlackjackOutcome {
	const read = readOutcome(text);
	if (read?.type !== "blackjack") throw new Error(text);
	expect(outcomeText(read)).toBe(text);
	return read;
}

const back = (spot: string, text: string): number | undefined =>
	blackjackSpots.find(({ id }) => id === spot)?.back(outcome(text));

it("counts hands, and the dealer stands on all 17s", () => {
	expect(["AC KD", "AC AD 9H", "TC 6D 5H", "AC 6D TH", "TC 6D TH"].map((text) => totalOf(cards(text)))).toEqual([
		{ total: 21, soft: true },
		{ total: 21, soft: true },
		{ total: 21, soft: false },
		{ total: 17, soft: false },
		{ total: 26, soft: false },
	]);
	expect(dealerHand(0, cards("6D TH"))).toEqual(cards("AC 6D"));
	expect(dealerHand(0, cards("5D TH 2C 8C"))).toEqual(cards("AC 5D TH 2C"));
	expect(
		["bj|AC9D", "bj|ACTD", "bjs|TC"].map((text) => readOutcome(text)).map((one) => (one ? shortText(one) : "-")),
	).toEqual(["20", "BJ", "-"]);
	expect(shortText(outcome("bj|TC6D8H"))).toBe("X");
});

it("pays a seat, its second stake, insurance and side bets by what lies", () => {
	const pays = (text: string) => ["seat-3", "extra-3", "insurance-3"].map((spot) => back(spot, text));
	expect(pays("bj3:ACKD|9C8D")).toEqual([2_500, 1_000, 1_000]);
	expect(pays("bj3:ACKD|ADTD")).toEqual([1_000, 1_000, 3_000]);
	expect(pays("bj3:TCKD|ADTD")).toEqual([0, 1_000, 3_000]);
	expect(pays("bj3:5C6DTH*|AD7D")).toEqual([2_000, 2_000, 0]);
	expect(pays("bj3:5C6D2H*|ADTD")).toEqual([0, 0, 3_000]);
	expect(pays("bj3:8C9D+8S3DTC|9D9H")).toEqual([0, 2_000, 1_000]);
	expect(pays("bj3:ACTD+AS7D|9D9H")).toEqual([2_000, 1_000, 1_000]);
	expect(pays("bj3:TCKD5H|6DTD8C")).toEqual([0, 1_000, 1_000]);
	expect(pays("bj4:TCKD|6DTD8C")).toEqual([1_000, 1_000, 1_000]);
	expect(["8C8C", "8C8S", "8C8H", "8C9H"].map((two) => back("pairs-1", `bj1:${two}|6DTD8C`))).toEqual([
		26_000, 13_000, 7_000, 0,
	]);
	const three = ["8C8C|8CTD", "QCKC|ACTD", "8C8D|8CTD", "QCKD|ACTD", "2C9C|4CTD", "KCAD|2CTD"];
	expect(three.map((text) => back("poker-1", `bj1:${text}`))).toEqual([101_000, 41_000, 31_000, 11_000, 6_000, 0]);
	expect(back("poker-2", "bj2:8C9D+8S3D|8HTD")).toBe(31_000);
	expect(["seat-8", "seat", "bank-1"].map(blackjackSpot)).toEqual([undefined, undefined, undefined]);
	expect(
		mostReturned("blackjack", [
			{ spot: "seat-1", amount: 100n },
			{ spot: "extra-1", amount: 100n },
		]),
	).toBe(450n);
});

it("keeps 0.7177 % of a seat, as every hand counted says; and of side bets what their cards say", () => {
	const { first, extra } = gainsOfSeat();
	expect((-100 * (first + extra)).toFixed(4)).toBe("0.7177");
	expect([theoryOf("blackjack", "seat-1"), theoryOf("blackjack", "extra-7")]).toEqual([
		Number((1 + first).toFixed(6)),
		Number((1 + extra).toFixed(6)),
	]);
	const kept = { pairs: pairsKept(), poker: pokerKept(), insurance: 100 * (1 - (3 * 128) / 415) };
	expect(Object.fromEntries(Object.entries(kept).map(([name, part]) => [name, part.toFixed(4)]))).toEqual({
		pairs: "4.0964",
		poker: "3.7039",
		insurance: "7.4699",
	});
	for (const head of ["pairs", "poker", "insurance"] as const)
		expect(100 * (1 - (theoryOf("blackjack", `${head}-1`) ?? 0))).toBeCloseTo(kept[head], 3);
});

/** Cards of a kind in eight decks, less those that are away. */
const deck = Array.from({ length: 52 }, (_, card) => card);
const ways = (card: Card, away: readonly Card[]): number => 8 - away.filter((one) => one === card).length;
const lies = (two: readonly Card[], up: Card): BlackjackOutcome => ({
	type: "blackjack",
	seats: [{ seat: 1, hands: [{ cards: two, doubled: false }] }],
	dealer: [up],
});

/** Two cards in all their ways; the first is one of clubs or of hearts for all its like. */
function pairsKept(): number {
	let sum = 0;
	for (const two of deck) sum += (ways(two, [0]) * (spotBack("pairs-1", lies([0, two], 1)) / 1_000)) / 415;
	return 100 * (1 - sum);
}

function pokerKept(): number {
	let sum = 0;
	for (let rank = 0; rank < 13; rank++)
		for (const two of deck)
			for (const up of deck) {
				const chance = (ways(two, [rank]) * ways(up, [rank, two])) / (415 * 414) / 13;
				sum += (chance * spotBack("poker-1", lies([rank, two], up))) / 1_000;
			}
	return 100 * (1 - sum);
}
const spotBack = (spot: string, of: BlackjackOutcome): number =>
	blackjackSpots.find(({ id }) => id === spot)?.back(of) ?? -1;

const shoe = { next: undefined, shuffled: undefined, dealt: undefined, roundId: "r", paused: false, limits: undefined };
const before: readonly TableEvent[] = [
	{ type: "shuffling", shoe: "20261124-1", commit: "c", startsAt: 0, endsAt: 0 },
	{ type: "shuffled", publicHex: "p", cardsHash: "h", position: 5 },
	{ type: "opened", roundId: "r", hand: 1, startsAt: 0, endsAt: 15_000 },
];
const opened = (): TableState => before.reduce(applyTable, beginTable("BJ01", 0));

it("seats one holder a seat, and frees it after two rounds without a bet", () => {
	const sit = (seat: number, by: string) => ({ type: "sit", seat, by, name: by }) as const;
	const first = decideSeat([], sit(3, "m1"));
	expect(first).toEqual({ ok: true, value: [{ type: "seated", seat: 3, owner: "m1", name: "m1" }] });
	const seats = applySeat([], { type: "seated", seat: 3, owner: "m1", name: "m1" });
	expect(decideSeat(seats, sit(3, "m1"))).toEqual({ ok: true, value: [] });
	expect(decideSeat(seats, sit(4, "m1"))).toMatchObject({ error: "SEATED_ALREADY" });
	expect(decideSeat(seats, sit(3, "m2"))).toMatchObject({ error: "SEAT_TAKEN" });
	expect(decideSeat(seats, sit(8, "m2"))).toMatchObject({ error: "SEAT_TAKEN" });
	expect(decideSeat(seats, { type: "leave", by: "m1" })).toMatchObject({ value: [{ type: "left", seat: 3 }] });
	expect(decideSeat(seats, { type: "leave", by: "m2" })).toEqual({ ok: true, value: [] });
	expect(decideTable(beginTable("BAC01", 0), sit(1, "m1"), { now: 0 })).toMatchObject({ error: "SEAT_TAKEN" });
	let state: TableState = { ...opened(), seats };
	for (const left of [1, 0]) {
		const aids = { ...shoe, deck: cards("TC 7D"), laid: { seats: [], absent: [3] } };
		state = tickTable(state, 16_000, aids).events.reduce(applyTable, state);
		expect(state.seats).toHaveLength(left);
		state = { ...opened(), seats: state.seats };
	}
});

it("plays seats by turns, follows the rule for who is late, and deals the same again from what is claimed", () => {
	const deck = cards("8C TC 5D AD 8D 9C 6H TH 2C 9D KC 7D 4S 5S");
	let state: TableState = { ...opened(), seats: applySeat([], { type: "seated", seat: 2, owner: "m1", name: "one" }) };
	const aids = { ...shoe, deck, laid: { seats: [2, 4, 6], absent: [4, 6] } };
	const tick = (at: number) => {
		state = tickTable(state, at, aids).events.reduce(applyTable, state);
		return state.phase;
	};
	const act = (command: TableCommand) => {
		const decided = decideTable(state, command, { now: state.phase.startsAt, deck });
		if (decided.ok) state = decided.value.reduce(applyTable, state);
		return decided;
	};
	expect(tick(15_999).name).toBe("open");
	expect(tick(16_000)).toMatchObject({ name: "playing", endsAt: 16_000 + turnTimes.insurance });
	const move = { type: "move", roundId: "r", turn: 0, seat: 2, by: "m1", move: "split" } as const;
	expect(act(move)).toMatchObject({ error: "TURN_OVER" });
	expect(tick(24_000).endsAt).toBe(24_000 + turnTimes.turn);
	for (const wrong of [{ by: "m2" }, { seat: 4 }, { turn: 1 }, { roundId: "s" }])
		expect(act({ ...move, ...wrong })).toMatchObject({ error: "TURN_OVER" });
	expect(act(move)).toMatchObject({ ok: true });
	expect(act(move)).toEqual({ ok: true, value: [] });
	expect(act({ ...move, turn: 1, move: "double" })).toMatchObject({ error: "TURN_OVER" });
	// 8 and 10, 8 and 2: the first hits, the second's time runs out. Two absent seats are played by the rule.
	expect(act({ ...move, turn: 1, move: "hit" })).toMatchObject({ ok: true });
	for (let turn = 0; turn < 12 && state.phase.name === "playing"; turn++) tick(state.phase.endsAt);
	expect(state.round?.playing).toBeUndefined();
	const text = state.round?.outcome ?? "";
	expect(text).toBe("bj2:8CTH9D+8D2CKC;4:TC9C;6:5D6H7D|AD4S5S");
	const again = redealBlackjack(outcome(text), deck);
	expect(outcomeText(again)).toBe(text);
	expect(state.shoe?.position).toBe(5 + text.replace(/[^A-Z0-9]|[0-9]:/g, "").replace("bj", "").length / 2);
});

it("a round that two people void while it is played ends its shoe; without its seed it is void", () => {
	const aids = { ...shoe, deck: cards("8C TC 5D AD 8D 9C"), laid: { seats: [1], absent: [1] } };
	const playing = tickTable(opened(), 16_000, aids).events.reduce(applyTable, opened());
	expect(playing.phase.name).toBe("playing");
	const voided = decideTable(playing, { type: "void", roundId: "r" }, { now: 17_000 });
	const after = voided.ok ? voided.value.reduce(applyTable, playing) : playing;
	expect(after).toMatchObject({ round: null, shoe: { over: true }, phase: { name: "result" } });
	expect(tickTable(playing, 60_000, shoe).events).toMatchObject([{ type: "voided", reason: "seed" }]);
});
