import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { exactShape } from "./exact-shape.ts";

const whole = z.int().check(z.minimum(0));

const round = z.object({
	id: z.string(),
	stake: amount,
	playedAt: instant,
	mode: z.enum(["real", "demo"]),
	note: z.optional(z.string().check(z.minLength(1), z.maxLength(3))),
	parent: z.nullable(z.string()),
	events: z.array(
		z.discriminatedUnion("type", [
			z.object({ type: z.literal("bet"), cost: whole }),
			z.object({ type: z.literal("win"), cells: z.array(whole), pay: whole.check(z.maximum(100)) }),
		]),
	),
	either: z.union([z.boolean(), whole]),
});

const sound = {
	id: "1",
	stake: "-12.50",
	playedAt: "2026-02-28T23:59:59.999Z",
	mode: "real",
	note: "abc",
	parent: null,
	events: [
		{ type: "bet", cost: 20 },
		{ type: "win", cells: [0, 4], pay: 100 },
	],
	either: 3,
};

describe("a value that is already what its schema makes of it", () => {
	test("is known at once", () => {
		expect(exactShape(round)(sound)).toBe(true);
	});

	test("an optional field may be missing", () => {
		const { note, ...rest } = sound;
		expect(note).toBe("abc");
		expect(exactShape(round)(rest)).toBe(true);
	});
});

describe("a value that is not", () => {
	const [bet, win] = sound.events;
	test.each([
		["a field that the contract does not name", { ...sound, secret: "x" }],
		["a field too many, deep inside", { ...sound, events: [{ ...bet, secret: 1 }] }],
		["a missing field", { ...sound, id: undefined }],
		["a text for a number", { ...sound, events: [{ type: "bet", cost: "20" }] }],
		["a number below its least", { ...sound, events: [{ type: "bet", cost: -1 }] }],
		["a number above its most", { ...sound, events: [{ ...win, pay: 101 }] }],
		["a number that is not whole", { ...sound, either: 1.5 }],
		["a number that is none", { ...sound, either: Number.NaN }],
		["a text too long", { ...sound, note: "abcd" }],
		["a text too short", { ...sound, note: "" }],
		["a text of another pattern", { ...sound, stake: "12,50" }],
		["a day that is not in the calendar", { ...sound, playedAt: "2026-02-29T00:00:00Z" }],
		["another word than those of an enumeration", { ...sound, mode: "free" }],
		["a kind of event that there is not", { ...sound, events: [{ type: "loss" }] }],
		["an object for an array", { ...sound, events: {} }],
		["an array for an object", [sound]],
		["nothing", undefined],
		["null", null],
	])("is not taken for one: %s", (_what, value) => {
		expect(exactShape(round)(value)).toBe(false);
	});
});

describe("kinds that a schema changes or that this does not know", () => {
	test.each([
		["a coercion of a number", z.coerce.number(), 1],
		["a coercion of a text", z.coerce.string(), "1"],
		["a coercion of a yes or no", z.coerce.boolean(), true],
		[
			"a transform",
			z.pipe(
				z.string(),
				z.transform((text: string) => text.length),
			),
			"abc",
		],
		["a default", z._default(z.string(), "x"), "y"],
		["a record", z.record(z.string(), z.string()), {}],
		["a format with rules beyond its pattern", z.url(), "https://example.org"],
		["a pattern that remembers", z.string().check(z.regex(/a/g)), "a"],
		["a trimmed text", z.string().check(z.trim()), " a "],
		["an object that keeps what it does not know", z.looseObject({ a: z.string() }), { a: "1" }],
		["an object with a rule of its own", z.object({ a: z.string() }).check(z.refine(() => true)), { a: "1" }],
		["a list with a length", z.array(z.string()).check(z.maxLength(1)), ["a"]],
		["a number that must be a multiple", z.number().check(z.multipleOf(2)), 4],
		["a number of 32 bits", z.int32(), 4],
	])("are left to the schema: %s", (_what, schema, value) => {
		expect(exactShape(schema)(value)).toBe(false);
	});
});

describe("against the schema itself", () => {
	/** The sound value, with one place anywhere in it replaced, left out, or joined by another. */
	const bent = fc
		.record({ path: fc.constantFrom(...placesOf(sound)), by: fc.constantFrom("set", "drop", "add"), with: fc.json() })
		.map(({ path, by, with: text }) =>
			bend(structuredClone(sound), path, by === "drop" ? undefined : JSON.parse(text)),
		);

	test("what is known at once is parsed without a change; what the schema changes or refuses is not known (property)", () => {
		fc.assert(
			fc.property(fc.oneof(bent, fc.jsonValue()), (value) => {
				if (!exactShape(round)(value)) return;
				expect(z.parse(round, value)).toEqual(value);
			}),
			{ numRuns: 2_000, seed: 71 },
		);
	});
});

function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
	if (typeof value !== "object" || value === null) return [path];
	const inner = Object.entries(value).flatMap(([name, field]) => placesOf(field, [...path, name]));
	return [...inner, [...path, "more"]];
}

function bend(value: unknown, path: readonly string[], replacement: unknown): unknown {
	const [name, ...rest] = path;
	if (name === undefined) return replacement;
	if (Array.isArray(value)) {
		return value.map((field, index) => (String(index) === name ? bend(field, rest, replacement) : field));
	}
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		[...Object.entries(value), ...(name in value ? [] : [[name, undefined]])].map(([key, field]) => [
			key,
			key === name ? bend(field, rest, replacement) : field,
		]),
	);
}
