// The ten states: every event in every state leads where the table says, and nowhere else.
import { describe, expect, test } from "vitest";
import { type Event, events, isOver, type MoveTerms, move, type State, states } from "./states.ts";

const plain: MoveTerms = { joins: true, earned: true, claim: "press", again: true, barred: false };

/** Where each allowed move leads under the plain terms. */
const allowed: Readonly<Record<State, Partial<Readonly<Record<Event, State>>>>> = {
	coming: { "clock.opens": "join", "clock.closes": "close" },
	join: { "member.joins": "process", "clock.closes": "close" },
	process: { "count.earned": "claim", "clock.closes": "close" },
	claim: {
		"member.presses": "issued",
		"member.signs": "signed",
		"count.fell": "process",
		"clock.closes": "close",
	},
	applying: { "operator.issues": "issued", "operator.rejects": "rejected", "member.takes-back": "claim" },
	rejected: { "clock.closes": "close" },
	issued: { "member.takes": "claimed", "clock.lapses": "close" },
	claimed: {},
	signed: { "clock.next-day": "claim", "clock.closes": "close" },
	close: {},
};

/** What an operator looks at first is applied for, not pressed; every other move is the same. */
const reviewed: typeof allowed = {
	...allowed,
	claim: {
		"member.applies": "applying",
		"member.signs": "signed",
		"count.fell": "process",
		"clock.closes": "close",
	},
	rejected: { "member.applies": "applying", "clock.closes": "close" },
};
/** Why a move is refused that the state alone would allow. */
const otherwise: Readonly<Record<string, string>> = {
	"press claim member.applies": "NO_APPLICATION",
	"press rejected member.applies": "NO_APPLICATION",
	"review claim member.presses": "NEEDS_APPLICATION",
};

describe.each(["press", "review"] as const)("claimed by %s", (claim) => {
	const table = claim === "review" ? reviewed : allowed;
	describe.each(states)("from %s", (state) => {
		test.each(events)("%s", (event) => {
			const leads = table[state][event];
			const refusal = otherwise[`${claim} ${state} ${event}`] ?? "WRONG_STATE";
			const expected = leads === undefined ? { ok: false, error: refusal } : { ok: true, value: leads };
			expect(move(state, event, { ...plain, claim })).toEqual(expected);
		});
	});
});

describe("what the terms decide", () => {
	test.each([
		["opens to all", "coming", "clock.opens", { joins: false }, "process"],
		["opens ready", "coming", "clock.opens", { joins: false, earned: false }, "claim"],
		["joined is ready", "join", "member.joins", { earned: false }, "claim"],
		["is issued by itself", "process", "count.earned", { claim: "auto" }, "issued"],
		["is applied for", "claim", "member.applies", { claim: "review" }, "applying"],
		["is applied for again", "rejected", "member.applies", { claim: "review" }, "applying"],
	] as const)("%s", (_what, state, event, terms, leads) => {
		expect(move(state, event, { ...plain, ...terms })).toEqual({ ok: true, value: leads });
	});
	test.each([
		["a press where an operator looks", "claim", "member.presses", { claim: "review" }, "NEEDS_APPLICATION"],
		["an application where none is asked", "claim", "member.applies", {}, "NO_APPLICATION"],
		["once more where the terms say no", "rejected", "member.applies", { claim: "review", again: false }, "NOT_AGAIN"],
		["the end of what was refused for good", "rejected", "clock.closes", { again: false }, "WRONG_STATE"],
		["a fall of what nobody earns", "claim", "count.fell", { earned: false }, "WRONG_STATE"],
	] as const)("refuses %s", (_what, state, event, terms, error) => {
		expect(move(state, event, { ...plain, ...terms })).toEqual({ ok: false, error });
	});
	test("whoever is barred begins nothing new, and takes what was issued", () => {
		const barred = { ...plain, claim: "review", barred: true } as const;
		const news = [
			["join", "member.joins"],
			["claim", "member.presses"],
			["claim", "member.applies"],
			["claim", "member.signs"],
			["rejected", "member.applies"],
		] as const;
		for (const [state, event] of news) expect(move(state, event, barred)).toEqual({ ok: false, error: "BARRED" });
		expect(move("issued", "member.takes", barred)).toEqual({ ok: true, value: "claimed" });
		expect(move("applying", "member.takes-back", barred)).toEqual({ ok: true, value: "claim" });
	});
	test("nothing moves what is over", () => {
		for (const state of states.filter(isOver))
			for (const event of events) expect(move(state, event, plain)).toEqual({ ok: false, error: "WRONG_STATE" });
	});
});
