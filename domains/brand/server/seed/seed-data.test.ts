import { describe, expect, test } from "vitest";
import {
	isRequired,
	matchesPattern,
	type PatternId,
	patternIds,
	registrationFields,
	whitelabelFlags,
} from "../../core/index.ts";
import en from "./en.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };
import { spoken } from "./seed-content.ts";
import { brand, countries, fields, flags, sorting } from "./seed-data.ts";

/** Every sentence with the place it stands at. */
function sentences(content: unknown, place = ""): [string, string][] {
	if (typeof content === "string") return [[place, content]];
	if (typeof content !== "object" || content === null) return [];
	return Object.entries(content).flatMap(([name, inner]) => sentences(inner, `${place}/${name}`));
}

const english = new Map(sentences(en));
const scripts = {
	EN: /[a-z]/i,
	KO: /[가-힣]/,
	CN: /\p{Script=Han}/u,
	JA: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
	TH: /\p{Script=Thai}/u,
	VI: /[a-z]/i,
	BN: /\p{Script=Bengali}/u,
	ID: /[a-z]/i,
} as const;

describe.each(spoken)("the default brand's content in $language", ({ language, texts }) => {
	const written = sentences(texts);
	test("says the same things as the English", () => {
		expect(written.map(([place]) => place)).toEqual([...english.keys()]);
	});
	test("has as many paragraphs as the English", () => {
		for (const [place, text] of written) {
			const paragraphs = english.get(place)?.split("\n\n").length;
			expect(`${place} ${text.split("\n\n").length}`).toBe(`${place} ${paragraphs}`);
		}
	});
	test("is written: nothing is empty but a banner without an act", () => {
		for (const [place, text] of written) {
			expect(`${place} ${text.trim() === ""}`).toBe(`${place} ${english.get(place) === ""}`);
			expect(text !== "" || place.endsWith("/action")).toBe(true);
		}
	});
	test("is in its language", () => {
		for (const [place, text] of written) {
			expect(`${place} ${text === "" || scripts[language].test(text)}`).toBe(`${place} true`);
			expect(`${place} ${language !== "KO" && /[가-힣]/.test(text)}`).toBe(`${place} false`);
			expect(`${place} ${language !== "EN" && text !== "" && text === english.get(place)}`).toBe(`${place} false`);
		}
	});
	test("shouts at nobody and promises nobody riches", () => {
		const banned =
			/!|！|jackpot|guarantee|risk-free|get rich|win big|대박|보장|무조건|稳赚|必赢|包赢|必ず勝|必勝|絶対|รวยเร็ว|การันตี|chắc thắng|pasti menang|নিশ্চিত জয়/i;
		for (const [place, text] of written) expect(`${place} ${banned.exec(text)?.[0]}`).toBe(`${place} undefined`);
	});
});

describe("the default brand's content", () => {
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
