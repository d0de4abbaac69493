import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type Answer,
	decidePlay,
	enterPlay,
	type PlayEffect,
	type PlayEvent,
	type PlayState,
	retryDelay,
} from "./play-state.ts";

const stakes = [20n, 100n, 500n];
const idle = enterPlay({ balance: 1_000n, stakes, chosen: 1, pending: undefined }).state;
const answer: Answer = { roundId: "r1", stake: 100n, win: 250n, balance: 1_150n };

/** Plays events one after another; answers the end state and all that was to be done. */
function play(from: PlayState, ...events: PlayEvent[]): { state: PlayState; effects: PlayEffect[] } {
	let state = from;
	const effects: PlayEffect[] = [];
	for (const event of events) {
		const next = decidePlay(state, event);
		state = next.state;
		effects.push(...next.effects);
	}
	return { state, effects };
}

const types = (effects: readonly PlayEffect[]): string[] => effects.map((effect) => effect.type);
const spin: PlayEvent = { type: "spin", key: "k1" };

describe("a spin", () => {
	it("is remembered before it is sent, answered, shown and let go", () => {
		const sent = play(idle, spin);
		expect(types(sent.effects)).toEqual(["remember", "start-reels", "send"]);
		expect(sent.state).toMatchObject({ phase: "spinning", balance: 1_000n, pending: { key: "k1", stake: 100n } });

		const shown = play(sent.state, { type: "answered", answer });
		expect(types(shown.effects)).toEqual(["present"]);
		expect(shown.state).toMatchObject({ phase: "presenting", balance: 900n, win: undefined });

		const done = play(shown.state, { type: "presented" });
		expect(types(done.effects)).toEqual(["forget", "round-shown"]);
		expect(done.state).toMatchObject({ phase: "idle", balance: 1_150n, win: 250n, pending: undefined });
	});

	it("a second press while the first is unanswered does nothing", () => {
		const twice = play(idle, spin, { type: "spin", key: "k2" });
		expect(types(twice.effects).filter((type) => type === "send")).toHaveLength(1);
		expect(twice.state.pending?.key).toBe("k1");
	});

	it("a press while the round is shown brings its end, and sends nothing", () => {
		const hurried = play(idle, spin, { type: "answered", answer }, { type: "spin", key: "k2" });
		expect(hurried.effects.at(-1)).toEqual({ type: "hurry" });
		expect(hurried.state.phase).toBe("presenting");
	});

	it("of a bonus that is bought stakes its price, and a lost answer asks for the same again", () => {
		const bought = { mode: "bought", stake: 900n };
		const sent = play(idle, { ...spin, bought }, { type: "link-failed" }, { type: "retry" });
		expect(sent.state.pending).toEqual({ key: "k1", ...bought });
		expect(sent.effects.at(-1)).toEqual({ type: "send", pending: { key: "k1", ...bought } });
		const dear = play(idle, { ...spin, bought: { ...bought, stake: 1_001n } });
		expect(dear.state.notice).toBe("INSUFFICIENT_FUNDS");
	});

	it("a doubling stakes what the last round won, and turns no reel", () => {
		const shown = play(idle, spin, { type: "answered", answer }, { type: "presented" }).state;
		const double: PlayEvent = { type: "double", key: "k2", side: "left" };
		const sent = play(shown, double);
		expect(types(sent.effects)).toEqual(["remember", "send"]);
		expect(sent.state.pending).toEqual({ key: "k2", stake: 250n, double: { roundId: "r1", side: "left" } });
		const doubled = { roundId: "r2", stake: 250n, win: 500n, balance: 1_400n };
		const done = play(sent.state, { type: "answered", answer: doubled }, { type: "presented" }).state;
		expect(done).toMatchObject({ phase: "idle", balance: 1_400n, win: 500n });
		for (const none of [idle, { ...shown, answer: { ...answer, win: 0n } }, sent.state]) {
			expect(play(none, double).effects).toEqual([]);
		}
	});

	it("above the balance is not sent", () => {
		const poor = play({ ...idle, balance: 99n }, spin);
		expect(poor.effects).toEqual([]);
		expect(poor.state).toMatchObject({ phase: "idle", notice: "INSUFFICIENT_FUNDS" });
	});

	it("refused: the reels rest, the key is let go, the true balance is shown", () => {
		const refused = play(idle, spin, { type: "refused", code: "INSUFFICIENT_FUNDS", balance: 40n });
		expect(types(refused.effects).slice(3)).toEqual(["forget", "stop-reels"]);
		expect(refused.state).toMatchObject({
			phase: "idle",
			balance: 40n,
			notice: "INSUFFICIENT_FUNDS",
			pending: undefined,
		});
		expect(play(refused.state, { type: "choose-stake", index: 0 }).state.notice).toBeUndefined();
	});

	it("a late answer to nothing is dropped", () => {
		expect(play(idle, { type: "answered", answer })).toEqual({ state: idle, effects: [] });
	});
});

describe("the stake", () => {
	it.each([
		[-4, 0],
		[0, 0],
		[2, 2],
		[9, 2],
	])("choice %i is %i", (index, chosen) => {
		expect(play(idle, { type: "choose-stake", index }).state.chosen).toBe(chosen);
	});

	it("cannot change while a round runs", () => {
		const spinning = play(idle, spin).state;
		expect(play(spinning, { type: "choose-stake", index: 0 }).state.chosen).toBe(1);
	});
});

describe("T16: the link", () => {
	it("lost while a spin is unanswered: play stops, the same key is sent again, the round is shown", () => {
		const lost = play(idle, spin, { type: "link-failed" });
		expect(lost.state).toMatchObject({ phase: "lost", failures: 1, pending: { key: "k1" } });
		expect(lost.effects.slice(3)).toEqual([{ type: "stop-reels" }, { type: "retry-in", milliseconds: 1_000 }]);

		const again = play(lost.state, { type: "spin", key: "k2" }, { type: "retry" });
		expect(again.effects).toEqual([{ type: "send", pending: { key: "k1", stake: 100n } }]);
		expect(again.state.phase).toBe("resuming");

		const worse = play(again.state, { type: "link-failed" }, { type: "retry" });
		expect(worse.effects[0]).toEqual({ type: "retry-in", milliseconds: 2_000 });
		expect(play(worse.state, { type: "answered", answer }).state.phase).toBe("presenting");
	});

	it("lost at rest: no spin until the balance has been heard again", () => {
		const lost = play(idle, { type: "link-failed" }, spin);
		expect(lost.state.phase).toBe("lost");
		const asked = play(lost.state, { type: "retry" });
		expect(asked.effects).toEqual([{ type: "ask-balance" }]);
		expect(play(asked.state, { type: "link-back", balance: 77n }).state).toMatchObject({ phase: "idle", balance: 77n });
	});

	it("a balance alone does not resolve a pending spin", () => {
		const lost = play(idle, spin, { type: "link-failed" });
		expect(play(lost.state, { type: "link-back", balance: 5n }).state.phase).toBe("lost");
	});

	it("waits 1, 2, 4, 8, then 15 seconds", () => {
		expect([1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
	});

	it("G27: entering with a spin of this tab that was not shown sends it again under its key", () => {
		const pending = { key: "k0", stake: 20n };
		const entered = enterPlay({ balance: 1_000n, stakes, chosen: 0, pending });
		expect(entered.effects).toEqual([{ type: "send", pending }]);
		expect(play(entered.state, spin).effects).toEqual([]);
		expect(play(entered.state, { type: "answered", answer }).state.phase).toBe("presenting");
	});

	it("a session that has ended takes no more spins", () => {
		const ended = play(idle, { type: "session-ended", code: "PLAY_EXPIRED" }, spin, {
			type: "session-ended",
			code: "X",
		});
		expect(types(ended.effects)).toEqual(["stop-reels", "session-lost"]);
		expect(ended.state).toMatchObject({ phase: "closed", notice: "PLAY_EXPIRED" });
	});
});

it("whatever happens, no key is sent after another one while it is pending, and none twice after its answer", () => {
	const event: fc.Arbitrary<PlayEvent> = fc.oneof(
		fc.nat(999).map((n): PlayEvent => ({ type: "spin", key: `k${n}` })),
		fc.integer({ min: -1, max: 4 }).map((index): PlayEvent => ({ type: "choose-stake", index })),
		fc.constantFrom<PlayEvent>(
			{ type: "answered", answer },
			{ type: "refused", code: "X", balance: undefined },
			{ type: "link-failed" },
			{ type: "link-back", balance: 1_000n },
			{ type: "retry" },
			{ type: "presented" },
		),
	);
	fc.assert(
		fc.property(fc.array(event, { maxLength: 60 }), (events) => {
			let state = idle;
			let open: string | undefined;
			for (const one of events) {
				const next = decidePlay(state, one);
				for (const effect of next.effects) {
					if (effect.type === "send") {
						expect(open ?? effect.pending.key).toBe(effect.pending.key);
						open = effect.pending.key;
					}
					if (effect.type === "forget") open = undefined;
				}
				state = next.state;
				expect(state.pending?.key).toBe(open);
			}
		}),
	);
});
