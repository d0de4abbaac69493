import { describe, expect, test } from "vitest";
import {
	isRequired,
	matchesPattern,
	type PatternId,
	patternIds,
	registrationFields,
	whitelabelFlags,
} from "../core/index.ts";
import en from "./seed/en.json" with { type: "json" };
import ko from "./seed/ko.json" with { type: "json" };
import { brand, countries, fields, flags, sorting } from "./seed-data.ts";

/** Every sentence with the place it stands at. */
function sentences(content: unknown, place = ""): [string, string][] {
	if (typeof content === "string") return [[place, content]];
	if (typeof content !== "object" || content === null) return [];
	return Object.entries(content).flatMap(([name, inner]) => sentences(inner, `${place}/${name}`));
}

const written = { en: sentences(en), ko: sentences(ko) };

describe("the default brand's content", () => {
	test("says the same things in both languages", () => {
		expect(written.ko.map(([place]) => place)).toEqual(written.en.map(([place]) => place));
	});
	test("has as many paragraphs in both languages", () => {
		const korean = new Map(written.ko);
		for (const [place, text] of written.en) {
			expect(`${place} ${korean.get(place)?.split("\n\n").length}`).toBe(`${place} ${text.split("\n\n").length}`);
		}
	});
	test("is written: nothing is empty but a banner without an act", () => {
		const isAction = (place: string) => place.endsWith("/action");
		for (const [place, text] of [...written.en, ...written.ko])
			expect(isAction(place) || text.trim() !== "").toBe(true);
	});
	test("is in its language", () => {
		for (const [place, text] of written.ko)
			expect(`${place} ${text === "" || /[가-힣]/.test(text)}`).toBe(`${place} true`);
		for (const [place, text] of written.en) expect(`${place} ${/[가-힣]/.test(text)}`).toBe(`${place} false`);
	});
	test("shouts at nobody and promises nobody riches", () => {
		const banned = /!|！|jackpot|guarantee|risk-free|get rich|win big|대박|보장|무조건/i;
		for (const [place, text] of [...written.en, ...written.ko])
			expect(`${place} ${banned.exec(text)?.[0]}`).toBe(`${place} undefined`);
	});
	test("says plainly that P is play money", () => {
		expect(en.pages.terms.body).toContain("P has no value in money");
		expect(ko.pages.terms.body).toContain("현금 가치가 없고");
		expect(en.announcements["play-money"].title).toBe("P is play money");
	});
});

describe("the default brand's settings", () => {
	test("name every flag and every field, once", () => {
		expect(flags.map(([flag]) => flag).toSorted()).toEqual([...whitelabelFlags].toSorted());
		expect(fields().map(({ field }) => field)).toEqual([...registrationFields]);
	});
	test("ask by user name for what every registration needs", () => {
		const asked = fields().filter((rule) => isRequired(rule.field, rowRule(rule)));
		expect(asked.map(({ field }) => field)).toEqual(["username", "password", "confirmPassword", "birthday"]);
	});
	test("have bounds that each kind can meet", () => {
		for (const rule of fields()) expect(rule.min_length).toBeLessThanOrEqual(rule.max_length);
		expect(matchesPattern("mosaic77", "letter-first", { min: 4, max: 16 })).toBe(true);
	});
	test("begin with ten thousand P and end an idle session after half an hour", () => {
		expect([brand.starting_balance, brand.currency, brand.play_money, brand.idle_minutes]).toEqual([
			"1000000",
			"P",
			true,
			30,
		]);
	});
	test("name eight categories in the order of the navigation", () => {
		expect(sorting.map(({ category }) => category)).toEqual([
			"LIVE",
			"RNG",
			"SPORTS",
			"ESPORTS",
			"LOTT",
			"ELOTT",
			"PVP",
			"FISH",
		]);
	});
	test("name every country once, with a dialing code", () => {
		const rows = countries();
		expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
		for (const { code, dialing_code } of rows) expect(`${code} ${dialing_code}`).toMatch(/^[A-Z]{2} [1-9][0-9]{0,3}$/);
	});
});

function rowRule(row: ReturnType<typeof fields>[number]) {
	const patternId: PatternId | undefined = patternIds.find((id) => id === row.pattern_id);
	if (patternId === undefined) throw new Error("a kind that is none");
	return {
		enabled: row.enabled,
		required: row.required,
		patternId,
		minLength: row.min_length,
		maxLength: row.max_length,
	};
}
