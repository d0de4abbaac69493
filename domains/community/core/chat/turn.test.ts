import { expect, test } from "vitest";
import { type Pace, type Spoken, takeTurn } from "./turn.ts";

const free: Pace = { slowSeconds: 0, newcomer: false };

/** Tries to say something at each of these seconds; answers what came of each: "said", or the seconds to wait. */
function speak(seconds: readonly number[], pace: Pace = free): readonly (string | number)[] {
	let spoken: readonly Spoken[] = [];
	return seconds.map((second) => {
		const turn = takeTurn(spoken, { at: second * 1_000, digest: `text ${second}` }, pace);
		if (turn.is === "taken") spoken = turn.spoken;
		return turn.is === "wait" ? turn.seconds : turn.is === "taken" ? "said" : "same";
	});
}

test("five in ten seconds, then the sixth when the first is ten seconds old", () => {
	expect(speak([0, 1, 2, 3, 4, 5, 9.5, 10])).toEqual(["said", "said", "said", "said", "said", 5, 1, "said"]);
});

test("twenty a minute", () => {
	const seconds = Array.from({ length: 20 }, (_, at) => at * 2.5);
	const all = speak([...seconds, 55, 60]);
	expect(all.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => "said"));
	expect(all.slice(20)).toEqual([5, "said"]);
});

test("slow mode, and an account of its first day", () => {
	expect(speak([0, 10, 30], { slowSeconds: 30, newcomer: false })).toEqual(["said", 20, "said"]);
	expect(speak([0, 10, 30], { slowSeconds: 0, newcomer: true })).toEqual(["said", 20, "said"]);
	expect(speak([0, 30, 60], { slowSeconds: 60, newcomer: true })).toEqual(["said", 30, "said"]);
});

test("the same within a minute is refused, later it is said", () => {
	const first = takeTurn([], { at: 0, digest: "a" }, free);
	const spoken = first.is === "taken" ? first.spoken : [];
	expect(takeTurn(spoken, { at: 59_999, digest: "a" }, free)).toEqual({ is: "same" });
	expect(takeTurn(spoken, { at: 60_000, digest: "a" }, free).is).toBe("taken");
});
