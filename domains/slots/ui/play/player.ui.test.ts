import { describe, expect, it } from "vitest";
import { tellUnshown } from "#cabinet/ui";
import type { CallFailure } from "#platform/contract/client";
import { err, ok, type Result } from "#platform/kernel";
import type { StageStep } from "../timeline/plan-round.ts";
import { enterPlay, type PendingSpin } from "./play-state.ts";
import { coinOf, createPlayer, type Player, type SpinAnswer } from "./player.ts";
import { runningIn } from "./unshown.ts";

const answer: SpinAnswer = {
	round: {
		roundId: "r1",
		payTable: "dancheong-gate@1",
		mode: "real",
		currency: "P",
		coin: "0.05",
		stake: "1.00",
		win: "2.50",
		playedAt: "2026-01-02T03:04:05.000Z",
		events: [
			{ type: "bet", mode: "spin", cost: 20 },
			{ type: "spin", reels: "base", stops: [0], board: [[1, 2, 3]] },
			{ type: "total", win: 50 },
		],
	},
	balance: "11.50",
};
const refusal = (code: string, value?: unknown): Result<SpinAnswer, CallFailure> =>
	err({ code, message: "", ...(value === undefined ? {} : { value }) });

/** A world that answers spins in order, runs what comes later by hand, and writes down what it was asked. */
function world(options: {
	answers: Result<SpinAnswer, CallFailure>[];
	pending?: PendingSpin;
	linked?: boolean;
	/** What is shown at the beginning, in minor units; 10.00 when not said. */
	balance?: bigint;
	now?: () => number;
	/** Rounds are shown until they are hurried. */
	lasting?: boolean;
}) {
	const did: string[] = [];
	const timers: (() => void)[] = [];
	const shown: (readonly StageStep[])[] = [];
	let keys = 0;
	let time = 0;
	let end = (): void => {};
	const player = createPlayer(
		enterPlay({ balance: options.balance ?? 1_000n, stakes: [100n, 500n], chosen: 0, pending: options.pending }),
		{
			currency: "P",
			ports: {
				async spin({ key }) {
					did.push(`spin ${key}`);
					return options.answers.shift() ?? refusal("NETWORK");
				},
				balance: async () => ok("9.00"),
				remember: ({ key }) => did.push(`remember ${key}`),
				forget: () => did.push("forget"),
				stage: {
					start: () => did.push("start"),
					giveUp: () => did.push("give up"),
					async present(steps) {
						shown.push(steps);
						if (options.lasting === true) await new Promise<void>((over) => (end = over));
					},
					hurry() {
						did.push("hurry");
						end();
					},
				},
				newKey: () => `k${++keys}`,
				later(milliseconds, work) {
					did.push(`later ${milliseconds}`);
					timers.push(work);
					return () => void timers.splice(timers.indexOf(work), 1);
				},
				// A slow hand, where a test does not say otherwise.
				now: options.now ?? (() => (time += 1_000)),
				linked: () => options.linked ?? true,
				roundSent: () => {},
				roundShown: ({ roundId }) => did.push(`shown ${roundId}`),
				sessionLost: (code) => did.push(`lost ${code}`),
			},
		},
	);
	const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
	return { player, did, timers, shown, settle };
}

describe("a player", () => {
	it("sends, shows and settles a round, once however often it is pressed", async () => {
		const { player, did, shown, settle } = world({ answers: [ok(answer)] });
		player.begin();
		player.spin();
		player.spin();
		await settle();
		expect(did).toEqual(["remember k1", "start", "spin k1", "forget", "shown r1"]);
		expect(shown[0]?.map((step) => step.kind)).toEqual(["turn", "total"]);
		expect(player.state.get()).toMatchObject({ phase: "idle", balance: 1_150n, win: 250n });
	});

	it.each([
		["NETWORK", "link"],
		["TIMEOUT", "slow"],
		["BAD_ANSWER", "house"],
		["SYSTEM_ERROR", "house"],
		["TEMPORARILY_UNAVAILABLE", "house"],
	])(
		"T16: after %s the same key is asked for again, and why there was no answer is known as %s",
		async (code, unanswered) => {
			const { player, did, timers, settle } = world({ answers: [refusal(code), ok(answer)] });
			player.spin();
			await settle();
			expect(player.state.get()).toMatchObject({ phase: "lost", unanswered, pending: { key: "k1" } });
			timers[0]?.();
			// It is told for as long as nothing has been answered.
			expect(player.state.get()).toMatchObject({ phase: "resuming", unanswered });
			await settle();
			expect(did.filter((what) => what.startsWith("spin"))).toEqual(["spin k1", "spin k1"]);
			expect(player.state.get()).toMatchObject({ phase: "idle", unanswered: undefined });
		},
	);

	it("the browser says the link is back: nothing waits for the timer, and nothing is asked twice", async () => {
		const { player, timers, settle } = world({ answers: [refusal("NETWORK"), ok(answer)] });
		player.spin();
		await settle();
		player.linkMayBeBack();
		await settle();
		expect(timers).toEqual([]);
		expect(player.state.get().phase).toBe("idle");
	});

	it("who waits for nothing asks for the balance: what another game or a deposit moved is seen, and can be staked", async () => {
		const { player, did, settle } = world({ answers: [ok(answer)] });
		player.linkMayBeBack();
		await settle();
		expect(player.state.get()).toMatchObject({ phase: "idle", balance: 900n });
		expect(did).toEqual([]);
	});

	it("a balance that was asked for before a press is not shown after it", async () => {
		const { player, settle } = world({ answers: [ok(answer)] });
		player.linkMayBeBack();
		player.spin();
		await settle();
		expect(player.state.get()).toMatchObject({ phase: "idle", balance: 1_150n });
	});

	it("a stake above what is shown asks for what is there: the next press may stake it", async () => {
		const { player, did, settle } = world({ answers: [ok(answer)], balance: 50n });
		player.spin();
		expect(player.state.get().notice).toBe("INSUFFICIENT_FUNDS");
		await settle();
		expect(player.state.get().balance).toBe(900n);
		player.spin();
		await settle();
		expect(did.filter((what) => what.startsWith("spin"))).toEqual(["spin k2"]);
	});

	it("the link comes back while the round is asked for: when that fails it is asked for again a second later", async () => {
		const { player, did, timers, settle } = world({
			answers: ["NETWORK", "NETWORK", "TIMEOUT", "TIMEOUT"].map((code) => refusal(code)),
		});
		const waits = () => did.filter((what) => what.startsWith("later"));
		player.spin();
		await settle();
		timers.shift()?.();
		await settle();
		timers.shift()?.();
		player.linkMayBeBack();
		await settle();
		expect(waits()).toEqual(["later 1000", "later 2000", "later 1000"]);
		timers.shift()?.();
		await settle();
		expect(waits().at(-1)).toBe("later 8000");
	});

	it("a press that comes too late to hurry a round stakes nothing; the next one after a rest does", async () => {
		const { player, did, timers, settle } = world({ answers: [ok(answer), ok(answer)] });
		player.spin();
		while (player.state.get().phase !== "presenting") await Promise.resolve();
		player.spin();
		await settle();
		expect(player.state.get().phase).toBe("idle");
		player.spin();
		await settle();
		expect(did.filter((what) => what.startsWith("spin"))).toEqual(["spin k1"]);
		for (const timer of [...timers]) timer();
		player.spin();
		await settle();
		expect(did.filter((what) => what.startsWith("spin"))).toHaveLength(2);
	});

	it.each([
		["a bonus", (player: Player) => player.buy({ mode: "buy", stake: 500n })],
		["a doubling", (player: Player) => player.double("left")],
		["a round", (player: Player) => player.spin()],
	])(
		"the second click of a double click that staked %s does not hurry its show; a later press does",
		async (_what, press) => {
			let now = 5_000;
			const { player, did, timers, settle } = world({
				answers: [ok(answer), ok(answer)],
				now: () => now,
				lasting: true,
			});
			player.spin();
			await settle();
			now += 5_000;
			player.spin();
			expect(did.filter((what) => what === "hurry")).toHaveLength(1);
			await settle();
			for (const timer of timers.splice(0)) timer();
			press(player);
			await settle();
			expect(player.state.get().phase).toBe("presenting");
			now += 200;
			player.spin();
			expect(did.filter((what) => what === "hurry")).toHaveLength(1);
			now += 200;
			player.spin();
			expect(did.filter((what) => what === "hurry")).toHaveLength(2);
		},
	);

	it("the second click of a double click stakes nothing, however short the round is shown", async () => {
		let now = 5_000;
		const { player, did, timers, settle } = world({ answers: [ok(answer), ok(answer)], now: () => now });
		player.spin();
		await settle();
		now += 60;
		player.spin();
		expect(did.filter((what) => /spin|later/.test(what))).toEqual(["spin k1", "later 350"]);
		timers.shift()?.();
		await settle();
		player.spin();
		expect(did.filter((what) => what.startsWith("spin"))).toHaveLength(1);
		// The hand that hurried rests once more.
		timers.shift()?.();
		player.spin();
		await settle();
		expect(did.filter((what) => what.startsWith("spin"))).toHaveLength(2);
	});

	it("a link that went while a round was shown stops play when it has been shown", async () => {
		const { player, settle } = world({ answers: [ok(answer)], linked: false });
		player.spin();
		await settle();
		expect(player.state.get()).toMatchObject({ phase: "lost", balance: 1_150n });
	});

	it("at rest, a lost link is over when the balance is heard", async () => {
		const { player, timers, settle } = world({ answers: [] });
		player.linkLost();
		timers[0]?.();
		await settle();
		expect(player.state.get()).toMatchObject({ phase: "idle", balance: 900n });
	});

	it("a refusal for want of funds shows the true balance", async () => {
		const { player, settle } = world({ answers: [refusal("INSUFFICIENT_FUNDS", { balance: "0.40" })] });
		player.spin();
		await settle();
		expect(player.state.get()).toMatchObject({ phase: "idle", balance: 40n, notice: "INSUFFICIENT_FUNDS" });
	});

	it.each(["NOT_LOGGED_IN", "PLAY_EXPIRED"])("%s ends play, and keeps the key that was not answered", async (code) => {
		const { player, did, settle } = world({ answers: [refusal(code)] });
		player.spin();
		await settle();
		expect(player.state.get().phase).toBe("closed");
		expect(did).toContain(`lost ${code}`);
		expect(did).not.toContain("forget");
	});

	it("G27: what an earlier page left unanswered is shown before anything else", async () => {
		const { player, did, shown, settle } = world({ answers: [ok(answer)], pending: { key: "k0", stake: 100n } });
		player.spin();
		player.begin();
		await settle();
		expect(did).toEqual(["spin k0", "forget", "shown r1"]);
		expect(shown).toHaveLength(1);
	});

	it("what an earlier page sent under a play that has ended is let go, and this one goes on", async () => {
		const gone = err({ code: "FORMER_PLAY_ENDED", message: "" });
		const { player, did, settle } = world({ answers: [gone, ok(answer)], pending: { key: "k0", stake: 100n } });
		player.begin();
		await settle();
		expect(player.state.get()).toMatchObject({ phase: "idle", pending: undefined, notice: "FORMER_PLAY_ENDED" });
		player.spin();
		await settle();
		expect(did).toEqual([...["spin k0", "forget", "give up", "remember k1", "start", "spin k1", "forget", "shown r1"]]);
	});

	it("once closed it does nothing more", async () => {
		const { player, did, settle } = world({ answers: [ok(answer)] });
		player.close();
		player.spin();
		await settle();
		expect(did).toEqual([]);
	});
});

it.each([
	[100n, 20, "0.05"],
	[2_500n, 25, "1.00"],
])("a stake of %s minor units over %i credits is a coin of %s", (minor, cost, coin) => {
	expect(coinOf({ minor, cost, currency: "P" })).toBe(coin);
});

describe("what other pages must not show before the game does", () => {
	/** What is told while a round is pressed, answered and shown. */
	async function told(options: Parameters<typeof world>[0], press: (player: Player) => void = ({ spin }) => spin()) {
		const { player, timers, settle } = world(options);
		const heard: unknown[] = [];
		const stop = tellUnshown(player.state, { of: runningIn, currency: "P", tell: (round) => heard.push(round) });
		player.begin();
		press(player);
		await settle();
		for (const timer of [...timers]) timer();
		await settle();
		stop();
		return heard;
	}
	const sent = { currency: "P", stake: "1.00" };
	const won = { currency: "P", stake: "0.00", win: "2.50" };

	it("is the stake at the press, the win with the answer, and nothing once it was shown", async () => {
		expect(await told({ answers: [ok(answer)] })).toEqual([sent, won, undefined]);
	});

	it("is told once, however often an answer is asked for", async () => {
		expect(await told({ answers: [refusal("NETWORK"), ok(answer)] })).toEqual([sent, won, undefined]);
	});

	it("takes no stake of a free spin, nor of a round that was left unanswered and is asked for again", async () => {
		const none = { ...sent, stake: "0.00" };
		const given = ({ spin }: Player) => spin({ award: "7", stake: 100n });
		expect(await told({ answers: [ok(answer)] }, given)).toEqual([none, won, undefined]);
		const pending = { key: "k0", stake: 100n };
		expect(await told({ answers: [ok(answer)], pending }, () => {})).toEqual([none, won, undefined]);
	});

	it("is nothing any more after a refusal, and when the game is left in the middle", async () => {
		expect(await told({ answers: [refusal("INSUFFICIENT_FUNDS")] })).toEqual([sent, undefined]);
		expect(await told({ answers: [refusal("NETWORK"), refusal("NETWORK")] })).toEqual([sent, undefined]);
	});
});
