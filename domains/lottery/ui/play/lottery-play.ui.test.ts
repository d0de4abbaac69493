// A lottery as a player sees it: the server's clock, one press at a time and never twice, draws that are shown before what they
// brought is told.
import { expect, it, vi } from "vitest";
import type { LotterySeen, OrderView } from "../../contract/index.ts";
import { createLotteryPlay, type LotteryPorts, nextLook, type Press } from "./lottery-play.ts";

const hex = "a".repeat(64);
const issueAt = (numero: string, opensAt: number) => ({
	numero,
	opensAt,
	closesAt: opensAt + 55_000,
	drawsAt: opensAt + 60_000,
});
const drawOf = (numero: string, digits: string) => ({ numero, drawsAt: 0, state: "drawn", digits }) as const;

const game: LotterySeen = {
	gameId: "TSFFC",
	phase: "open",
	current: { ...issueAt("202511240002", 60_000), committed: { commit: hex, source: "tickets" } },
	next: issueAt("202511240003", 120_000),
	last: [drawOf("202511240001", "69405")],
};
const later: LotterySeen = {
	...game,
	current: { ...issueAt("202511240003", 120_000), committed: { commit: hex, source: "tickets" } },
	next: issueAt("202511240004", 180_000),
	last: [drawOf("202511240002", "11234"), ...game.last],
};
const order = (change: Partial<OrderView> = {}): OrderView => ({
	orderId: "o1",
	gameId: "TSFFC",
	numero: "202511240002",
	status: 2,
	slip: "1~1~13~1~1950~1",
	count: 1,
	stake: "2.00",
	returned: "0.00",
	placedAt: 0,
	closesAt: 115_000,
	events: [],
	...change,
});
const press: Press = {
	key: "press-0001",
	gameId: "TSFFC",
	currentNumero: "202511240002",
	winningStop: false,
	betCartAmountSum: "2.00",
	prizeModeId: 1,
	bettingSlipString: "1~1~13~1~1950~1",
};

/** A clock that is moved by hand. */
function handClock(from: number) {
	let now = from;
	const waiting = new Set<{ readonly at: number; readonly work: () => void }>();
	return {
		clock: () => now,
		later(milliseconds: number, work: () => void) {
			const item = { at: now + milliseconds, work };
			waiting.add(item);
			return () => void waiting.delete(item);
		},
		async pass(milliseconds: number): Promise<void> {
			const until = now + milliseconds;
			for (;;) {
				const [next] = [...waiting].filter(({ at }) => at <= until).sort((left, right) => left.at - right.at);
				if (next === undefined) break;
				waiting.delete(next);
				now = Math.max(now, next.at);
				next.work();
				await Promise.resolve().then(() => undefined);
				await new Promise((done) => setTimeout(done, 0));
			}
			now = until;
		},
	};
}

function sit(ports: Partial<LotteryPorts> = {}) {
	const hand = handClock(1_000);
	const kept: { press: Press | undefined } = { press: undefined };
	const given: LotteryPorts = {
		enter: vi.fn(async () => ({ ok: true, value: { game, balance: "98.00", now: hand.clock() + 69_000 } }) as const),
		recent: async () => [],
		bet: vi.fn(
			async () => ({ ok: true, value: { orders: [order()], balance: "98.00", now: hand.clock() + 69_000 } }) as const,
		),
		ordersOn: vi.fn(async () => [order({ status: 4, returned: "19.50" })]),
		unanswered: {
			recall: () => kept.press,
			remember: (next) => {
				kept.press = next;
			},
			forget: () => {
				kept.press = undefined;
			},
		},
		clock: hand.clock,
		later: hand.later,
		decided: vi.fn(),
		sessionLost: vi.fn(),
		...ports,
	};
	const play = createLotteryPlay({ game, balance: "100.00", now: 70_000, draws: [] }, given);
	return { play, given, hand, kept };
}

it("counts by the server's clock, whatever this device's says", async () => {
	const { play, hand } = sit();
	expect([hand.clock(), play.now()]).toEqual([1_000, 70_000]);
	await hand.pass(5_000);
	expect(play.now()).toBe(75_000);
});

it("looks by the clock: after the close, after the draw, and again while a result is late", () => {
	const { current } = game;
	expect(nextLook(game, 70_000)).toBe(current.closesAt - 70_000 + 250);
	expect(nextLook(game, 116_000)).toBe(current.drawsAt - 116_000 + 700);
	expect([nextLook(game, 121_000), nextLook(game, 130_000), nextLook(game, 600_000)]).toEqual([1_000, 5_000, 15_000]);
});

it("bets once while a press is on its way, and shows what was placed", async () => {
	const { play, given, kept } = sit();
	await Promise.all([play.bet(press), play.bet(press)]);
	expect(given.bet).toHaveBeenCalledTimes(1);
	expect(play.state.get()).toMatchObject({ busy: false, balance: "98.00", placed: { orders: [{ orderId: "o1" }] } });
	expect(kept.press).toBeUndefined();
});

it("sends a press that got no answer again under its key, until there is one", async () => {
	const answers = [
		{ ok: false, error: { code: "NETWORK", message: "" } } as const,
		{ ok: true, value: { orders: [order()], balance: "98.00", now: 72_000 } } as const,
	];
	const bet = vi.fn(
		async (_press: Press) => answers.shift() ?? ({ ok: false, error: { code: "NETWORK", message: "" } } as const),
	);
	const { play, hand, kept } = sit({ bet });
	await play.bet(press);
	expect([play.state.get().busy, play.state.get().notice?.code, kept.press?.key]).toEqual([
		true,
		"NETWORK",
		"press-0001",
	]);
	await hand.pass(2_100);
	expect(bet.mock.calls.map(([sent]) => sent.key)).toEqual(["press-0001", "press-0001"]);
	expect([play.state.get().busy, play.state.get().notice, kept.press]).toEqual([false, undefined, undefined]);
});

it("a refusal is final: nothing is kept, and the session's end is told", async () => {
	const refused = { ok: false, error: { code: "PLAY_EXPIRED", message: "" } } as const;
	const { play, given, kept } = sit({ bet: async () => refused });
	await play.bet(press);
	expect([play.state.get().busy, kept.press]).toEqual([false, undefined]);
	expect(given.sessionLost).toHaveBeenCalledWith("PLAY_EXPIRED");
});

it("a draw is shown first; what it brought is told when it was, once", async () => {
	const { play, given, hand } = sit();
	await play.bet(press);
	play.hear({ game: later, now: 120_500 });
	expect(play.state.get().reel).toEqual({ issue: "202511240002", digits: [1, 1, 2, 3, 4] });
	await hand.pass(1_000);
	expect(play.state.get().outcome).toBeUndefined();
	play.shown();
	expect(play.state.get()).toMatchObject({ reel: undefined, outcome: { stake: 200n, returned: 1950n } });
	expect(given.decided).toHaveBeenCalledTimes(1);
	play.hear({ game: later, now: 121_000 });
	expect(play.state.get().reel).toBeUndefined();
	expect(play.state.get().draws.map(({ issue }) => issue)).toEqual(["202511240002", "202511240001"]);
});

it("a win that waits to be told is told, however many draws are decided before it was shown", async () => {
	const ordersOn = async (issue: string) => (issue === "202511240002" ? [order({ status: 4, returned: "19.50" })] : []);
	const { play, given, hand } = sit({ ordersOn });
	play.hear({ game: later, now: 120_500 });
	await hand.pass(1_000);
	play.hear({ game: { ...later, last: [drawOf("202511240003", "55555"), ...later.last] }, now: 180_500 });
	await hand.pass(1_000);
	expect(play.state.get().unshown).toEqual({ stake: 0n, win: 1950n });
	play.shown();
	expect(play.state.get().outcome).toMatchObject({ issue: "202511240002", returned: 1950n });
	expect(given.decided).toHaveBeenCalledTimes(1);
});

it("a win is not in the balance before its draw was shown", async () => {
	const enter = async () => ({ ok: true, value: { game: later, balance: "117.50", now: 120_500 } }) as const;
	const { play } = sit({ enter });
	await play.look();
	expect([play.state.get().reel?.issue, play.state.get().balance]).toEqual(["202511240002", "100.00"]);
	play.shown();
	await play.look();
	expect(play.state.get().balance).toBe("117.50");
});

it("a bet while a draw is being shown takes its stake from what is shown, and gives the win away no sooner", async () => {
	const bet = async () => ({ ok: true, value: { orders: [order()], balance: "115.50", now: 122_000 } }) as const;
	const { play } = sit({ bet });
	play.hear({ game: later, now: 121_000 });
	await play.bet(press);
	expect(play.state.get().balance).toBe("98.00");
	play.shown();
	await play.bet(press);
	expect(play.state.get().balance).toBe("115.50");
});

it("the pages around hold back what a draw brought until it was shown, and nothing of one without bets", async () => {
	const { play, hand } = sit();
	play.hear({ game: later, now: 120_500 });
	expect(play.state.get().unshown).toEqual({ stake: 0n, win: undefined });
	await hand.pass(1_000);
	expect(play.state.get().unshown).toEqual({ stake: 0n, win: 1950n });
	play.shown();
	expect(play.state.get().unshown).toBeUndefined();
	const { play: idle, hand: other } = sit({ ordersOn: async () => [] });
	idle.hear({ game: later, now: 120_500 });
	await other.pass(1_000);
	expect(idle.state.get().unshown).toBeUndefined();
});

it("a look without an answer says that the connection is lost, until the next one has it", async () => {
	const answers = [{ ok: false, error: { code: "NETWORK", message: "" } } as const];
	const { play } = sit({
		enter: async () => answers.shift() ?? ({ ok: true, value: { game, balance: "100.00", now: 71_000 } } as const),
	});
	await play.look();
	expect(play.state.get().away).toBe(true);
	await play.look();
	expect(play.state.get().away).toBe(false);
});

it("asks on until every bet on a draw is decided", async () => {
	const answers = [undefined, [order()], [order({ status: 5 })]];
	const ordersOn = vi.fn(async () => answers.shift());
	const { play, given, hand } = sit({ ordersOn });
	play.hear({ game: later, now: 120_500 });
	play.shown();
	await hand.pass(10_000);
	expect(ordersOn).toHaveBeenCalledTimes(3);
	expect(given.decided).toHaveBeenCalledWith(expect.objectContaining({ stake: 200n, returned: 0n, open: false }));
});

it("a player without a bet on a draw is told nothing of it", async () => {
	const { play, given, hand } = sit({ ordersOn: async () => [] });
	play.hear({ game: later, now: 120_500 });
	play.shown();
	await hand.pass(5_000);
	expect(given.decided).not.toHaveBeenCalled();
});
