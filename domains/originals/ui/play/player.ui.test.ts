// Play in the frame: what is sent, what is sent again, and what the player sees when.
import { describe, expect, it } from "vitest";
import type { CallFailure } from "#platform/contract/client";
import { err, ok, type Result } from "#platform/kernel";
import type { OriginalRound, PlayedOriginal } from "../../contract/index.ts";
import { type Act, createOriginalPlayer, type FirstPlay, type PlayerPorts } from "./player.ts";
import { runningIn } from "./unshown.ts";

const dice = { game: "dice", side: "under", winning: 5_000 } as const;

const round = (more: Partial<OriginalRound>): OriginalRound => ({
	roundId: "r1",
	payTable: "dice@1",
	mode: "real",
	currency: "P",
	open: false,
	stake: "1.00",
	win: "1.96",
	playedAt: "2026-01-01T00:00:00.000Z",
	events: [{ type: "bet", choice: dice, fair: { serverHash: "ab", clientSeed: "c", nonce: 0 } }],
	...more,
});

const won: PlayedOriginal = { round: round({}), balance: "100.96", replayed: false };
const opened: PlayedOriginal = { round: round({ open: true, win: "0.00" }), balance: "99.00", replayed: false };

function bench(first: Partial<FirstPlay> = {}, minimumCycle = 0, more: Partial<PlayerPorts> = {}) {
	const sent: Act[] = [];
	const told: string[] = [];
	const waits: { milliseconds: number; work: () => void; off: boolean }[] = [];
	const answers: Result<PlayedOriginal, CallFailure>[] = [];
	const entered: { balance: bigint; round: OriginalRound | undefined }[] = [];
	let keys = 0;
	let time = 0;
	const player = createOriginalPlayer(
		{ balance: 10_000n, round: undefined, act: undefined, ...first },
		{
			currency: "P",
			newKey: () => `key-${++keys}`,
			ports: {
				send: async (act) => {
					sent.push(act);
					return answers.shift() ?? ok(won);
				},
				enter: async () => entered.shift(),
				remember: () => told.push("remember"),
				forget: () => told.push("forget"),
				later(milliseconds, work) {
					const wait = { milliseconds, work, off: false };
					waits.push(wait);
					return () => {
						wait.off = true;
					};
				},
				// A slow hand, where a test does not say otherwise.
				now: () => (time += 1_000),
				showFor: () => 700,
				minimumCycle,
				roundSent: () => told.push("sent"),
				roundShown: (_round, { win, balance }) => told.push(`shown ${win} ${balance}`),
				sessionLost: (code) => told.push(`lost ${code}`),
				...more,
			},
		},
	);
	const settle = async (): Promise<void> => {
		for (let turn = 0; turn < 5; turn++) await Promise.resolve();
	};
	/** Lets the clock reach what waits longest. */
	const pass = async (): Promise<void> => {
		for (const wait of waits.splice(0)) if (!wait.off) wait.work();
		await settle();
	};
	return { player, sent, told, waits, answers, entered, settle, pass, see: () => player.state.get() };
}

const refused = (code: string, value?: unknown): Result<never, CallFailure> => err({ code, message: "", value });

describe("a bet", () => {
	it("is remembered before it is sent, its win is counted when it has been shown", async () => {
		const { player, told, settle, pass, see } = bench();
		player.bet({ stake: 100n, picked: dice });
		await settle();
		expect(told).toEqual(["remember", "sent", "forget"]);
		expect(see()).toMatchObject({ phase: "showing", balance: 9_900n, win: undefined });
		await pass();
		expect(see()).toMatchObject({ phase: "idle", balance: 10_096n, win: 196n });
		expect(told.at(-1)).toBe("shown 196 10096");
	});

	it("pressed twice is one bet, and pressing on while it is shown brings its end", async () => {
		const { player, sent, settle, see, waits } = bench();
		player.bet({ stake: 100n, picked: dice });
		player.bet({ stake: 100n, picked: dice });
		await settle();
		expect(sent).toHaveLength(1);
		player.hurry();
		expect(see()).toMatchObject({ phase: "idle", win: 196n });
		expect(waits.every(({ off }) => off)).toBe(true);
		player.hurry();
		expect(see().balance).toBe(10_096n);
	});

	it("the second click of a double click neither stakes nor cuts it short, where rounds are shown for no time", async () => {
		let now = 5_000;
		const { player, sent, settle, waits, pass, see } = bench({ round: opened.round }, 0, {
			now: () => now,
			showFor: () => 0,
		});
		player.step({ game: "mines", cell: 3 });
		now += 60;
		await settle();
		expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([290]);
		player.hurry();
		player.bet({ stake: 100n, picked: dice });
		expect(see().phase).toBe("showing");
		now += 290;
		await pass();
		player.bet({ stake: 100n, picked: dice });
		expect(sent.map(({ kind }) => kind)).toEqual(["step", "bet"]);
	});

	it("above the balance is not sent", async () => {
		const { player, sent, settle, see } = bench({ balance: 99n });
		player.bet({ stake: 100n, picked: dice });
		await settle();
		expect(sent).toEqual([]);
		expect(see().notice).toBe("INSUFFICIENT_FUNDS");
	});

	it("above the balance asks for what is there, and the next press stakes it", async () => {
		const { player, sent, entered, settle, see } = bench({ balance: 99n });
		entered.push({ balance: 500n, round: undefined });
		player.bet({ stake: 100n, picked: dice });
		await settle();
		expect(see()).toMatchObject({ phase: "idle", balance: 500n });
		player.bet({ stake: 100n, picked: dice });
		await settle();
		expect(sent).toHaveLength(1);
	});

	it("comes before an answer about the balance that was asked for earlier; the board is the player's own", async () => {
		const { player, entered, settle, pass, see } = bench();
		entered.push({ balance: 1n, round: undefined }, { balance: 77n, round: round({ roundId: "other" }) });
		player.linkMayBeBack();
		player.bet({ stake: 100n, picked: dice });
		await settle();
		expect(see().balance).toBe(9_900n);
		await pass();
		player.linkMayBeBack();
		await settle();
		expect(see()).toMatchObject({ phase: "idle", balance: 77n, round: { roundId: "r1" } });
		player.linkMayBeBack();
		await settle();
		expect(see().balance).toBe(77n);
	});

	it("without a certain answer is sent again unchanged, later each time", async () => {
		const { player, sent, answers, waits, settle, pass, see } = bench();
		answers.push(refused("NETWORK"), refused("TIMEOUT"), refused("SYSTEM_ERROR"));
		player.bet({ stake: 100n, picked: dice });
		await settle();
		expect(see()).toMatchObject({ phase: "lost", unanswered: "link" });
		expect(waits.at(-1)?.milliseconds).toBe(1_000);
		await pass();
		expect(see().unanswered).toBe("slow");
		expect(waits.at(-1)?.milliseconds).toBe(2_000);
		await pass();
		expect(see().unanswered).toBe("house");
		player.linkMayBeBack();
		await settle();
		expect(
			new Set(sent.map((act) => JSON.stringify(act, (_k, v) => (typeof v === "bigint" ? String(v) : v)))).size,
		).toBe(1);
		expect(see()).toMatchObject({ phase: "showing", unanswered: undefined });
	});

	it("that is being shown is shown to its end, however often the link comes back meanwhile", async () => {
		const { player, sent, settle, pass, told, see } = bench();
		player.bet({ stake: 100n, picked: dice });
		await settle();
		player.linkMayBeBack();
		expect(see().phase).toBe("showing");
		await pass();
		expect([see().phase, sent.length, told.at(-1)]).toEqual(["idle", 1, "shown 196 10096"]);
	});

	it("that is being asked for when the link comes back is asked for again a second after that failed", async () => {
		const { player, answers, waits, settle, pass } = bench();
		answers.push(refused("NETWORK"), refused("NETWORK"), refused("TIMEOUT"), refused("TIMEOUT"));
		player.bet({ stake: 100n, picked: dice });
		await settle();
		await pass();
		expect(waits.at(-1)?.milliseconds).toBe(2_000);
		for (const wait of waits.splice(0)) wait.work();
		player.linkMayBeBack();
		await settle();
		expect(waits.at(-1)?.milliseconds).toBe(1_000);
		await pass();
		expect(waits.at(-1)?.milliseconds).toBe(2_000);
	});

	it("that is refused says why, with the true balance; one of an ended session closes play", async () => {
		const first = bench();
		first.answers.push(refused("INSUFFICIENT_FUNDS", { balance: "0.50" }));
		first.player.bet({ stake: 100n, picked: dice });
		await first.settle();
		expect(first.see()).toMatchObject({ phase: "idle", notice: "INSUFFICIENT_FUNDS", balance: 50n });
		const second = bench();
		second.answers.push(refused("PLAY_EXPIRED"));
		second.player.bet({ stake: 100n, picked: dice });
		await second.settle();
		expect(second.see()).toMatchObject({ phase: "closed", notice: "PLAY_EXPIRED" });
		expect(second.told.at(-1)).toBe("lost PLAY_EXPIRED");
	});

	it("waits for the market's least time between rounds", async () => {
		const { player, sent, settle, pass, see } = bench({}, 5_000);
		player.bet({ stake: 100n, picked: dice });
		await settle();
		player.hurry();
		player.bet({ stake: 100n, picked: dice });
		expect(see().pausing).toBe(true);
		expect(sent).toHaveLength(1);
		await pass();
		player.bet({ stake: 100n, picked: dice });
		await settle();
		expect(sent).toHaveLength(2);
	});

	it("that a former visit left unanswered is asked for first", async () => {
		const act = { kind: "bet", key: "left", stake: 100n, picked: dice } as const;
		const { player, sent, settle, see } = bench({ act });
		player.bet({ stake: 100n, picked: dice });
		expect(sent).toEqual([]);
		player.begin();
		await settle();
		expect(sent).toEqual([act]);
		expect(see().phase).toBe("showing");
	});
});

describe("an open round", () => {
	it("goes on by steps that name their place, and ends by cashing out", async () => {
		const { player, sent, answers, settle, see } = bench();
		const cell = { type: "cell", cell: 3, mine: false, times: 12_250 } as const;
		const further = { ...opened.round, win: "1.22", events: [...opened.round.events, cell] };
		answers.push(ok(opened), ok({ ...opened, round: further }), ok(won));
		player.bet({ stake: 100n, picked: { game: "mines", mines: 5 } });
		await settle();
		expect(see()).toMatchObject({ phase: "idle", balance: 9_900n });
		player.cashOut();
		player.bet({ stake: 100n, picked: dice });
		expect(sent).toHaveLength(1);
		player.step({ game: "mines", cell: 3 });
		player.step({ game: "mines", cell: 4 });
		await settle();
		expect(sent[1]).toEqual({ kind: "step", roundId: "r1", at: 0, move: { game: "mines", cell: 3 } });
		expect(sent).toHaveLength(2);
		player.cashOut();
		await settle();
		expect(sent[2]).toEqual({ kind: "cash-out", roundId: "r1" });
		expect(see().phase).toBe("showing");
	});

	it("that the board does not know of is put on it, and one that is over elsewhere leaves it", async () => {
		const { player, answers, entered, settle, see } = bench();
		answers.push(
			refused("ORIGINAL_ROUND_OPEN"),
			refused("ORIGINAL_ROUND_UNKNOWN"),
			refused("ORIGINAL_STEP_NOT_OFFERED"),
		);
		entered.push({ balance: 9_900n, round: opened.round }, { balance: 9_950n, round: undefined });
		player.bet({ stake: 100n, picked: { game: "mines", mines: 5 } });
		await settle();
		expect(see()).toMatchObject({ phase: "idle", notice: "ORIGINAL_ROUND_OPEN", balance: 9_900n, round: opened.round });
		player.step({ game: "mines", cell: 3 });
		await settle();
		expect(see()).toMatchObject({ phase: "idle", notice: "ORIGINAL_ROUND_UNKNOWN", balance: 9_950n });
		expect(see().round).toBeUndefined();
		player.bet({ stake: 100n, picked: { game: "mines", mines: 5 } });
		await settle();
		expect(see()).toMatchObject({ phase: "idle", balance: 9_950n });
	});

	it("after the frame is closed nothing is shown any more", async () => {
		const { player, settle, see, told } = bench();
		player.bet({ stake: 100n, picked: dice });
		player.close();
		await settle();
		expect(see().phase).toBe("sending");
		expect(told).not.toContain("forget");
	});
});

describe("what other pages must not show before the game does", () => {
	it("is a bet's stake at the press, the win with the answer, and nothing once it was shown", async () => {
		const { player, answers, settle, pass, see } = bench();
		const told: unknown[] = [];
		player.state.listen(() => told.push(runningIn(see(), "P")));
		player.bet({ stake: 100n, picked: dice });
		await settle();
		await pass();
		const [sent, shows] = [
			{ stake: 100n, win: undefined },
			{ stake: 0n, win: 196n },
		];
		expect(told.slice(-3)).toEqual([sent, shows, undefined]);
		answers.push(refused("NETWORK"));
		player.bet({ stake: 100n, picked: dice });
		await settle();
		expect(told.slice(-2)).toEqual([sent, { stake: 0n, win: undefined }]);
	});

	it("is a step without a stake, and nothing while a round is open", async () => {
		const { player, answers, settle, see } = bench({ round: opened.round });
		expect(runningIn(see(), "P")).toBeUndefined();
		answers.push(ok(won));
		player.step({ game: "mines", cell: 3 });
		expect(runningIn(see(), "P")).toEqual({ stake: 0n, win: undefined });
		await settle();
		expect(runningIn(see(), "P")).toEqual({ stake: 0n, win: 196n });
	});
});
