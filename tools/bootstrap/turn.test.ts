import { expect, test } from "vitest";
import { turnOf } from "./testing/turn.ts";
import { readTurn, readWhole, turnLine } from "./turn.ts";

const looks = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

test("a commit has one turn, whoever asks and however often", () => {
	expect(readTurn({ TURN: "0fe21fb2aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" })).toBe(0x0fe21fb2);
	expect(readTurn({ TURN: "fe21fb2" })).toBe(0x0fe21fb2);
	expect(readTurn({})).toBe(readTurn({}));
});

test("what is no commit has the first turn", () => {
	expect(readTurn({ TURN: "main" })).toBe(0);
	expect(readTurn({ TURN: "" })).toBe(0);
});

test("neighbours have different ones, and eight turns see all at one place", () => {
	expect(new Set(looks.map((_, place) => turnOf(looks, place, 0x0fe21fb2))).size).toBe(8);
	expect(new Set(looks.map((_, ofCommit) => turnOf(looks, 5, ofCommit))).size).toBe(8);
});

test("a run says which turn it has, so that it can be had again", () => {
	const said = turnLine({ TURN: "fe21fb2" });
	const [, again = ""] = /TURN=(\w+)/.exec(said) ?? [];
	expect(readTurn({ TURN: again })).toBe(0x0fe21fb2);
	expect(turnLine({ WHOLE: "1" })).not.toContain("TURN");
	expect([readWhole({ WHOLE: "1" }), readWhole({})]).toEqual([true, false]);
});
