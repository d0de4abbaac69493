import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { startText } from "#platform/ui";
import { payTables, ruledTable, rulesOf } from "../../core/index.ts";
import bn from "../messages/bn.json";
import en from "../messages/en.json";
import id from "../messages/id.json";
import ja from "../messages/ja.json";
import ko from "../messages/ko.json";
import th from "../messages/th.json";
import vi from "../messages/vi.json";
import zh from "../messages/zh.json";
import { AwardRules } from "./award-rules.tsx";
import { sentences, testTable } from "./testing.ts";

beforeAll(() => startText({ sources: [...sentences], first: ["slots", "slot-names"], defaultLanguage: "EN" }));
afterEach(cleanup);

const languages = Object.entries({ bn, en, id, ja, ko, th, vi, zh });
const placesIn = (text: string): string[] =>
	[...new Set(Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, place]) => place ?? ""))].sort();

const games = payTables.map((table) => [table.game, ruledTable(table, () => "95.00")] as const);

const shown = (table: Parameters<typeof rulesOf>[0]): string[] => {
	const view = { ...testTable, ...table };
	render(<AwardRules payTable={JSON.parse(JSON.stringify(view))} />);
	const items = Array.from(document.querySelectorAll("ul > li"), (item) => item.textContent ?? "");
	cleanup();
	return items;
};

describe("every sentence of the rules is shown, and nothing else", () => {
	it.each(games)("of %s", (_, table) => {
		const told = rulesOf(table).filter(({ sentence }) => sentence !== "pays");
		const items = shown(table);
		expect(items).toHaveLength(told.length);
		expect(new Set(items).size).toBe(told.length);
		// Every place is filled, with something.
		for (const item of items) expect(item).not.toMatch(/\{\{|undefined|NaN|\[object|: \.|^: /);
	});

	it.each(games)("of %s, with every figure of theirs in every language", (_, table) => {
		for (const { sentence, params } of rulesOf(table)) {
			if (sentence === "pays") continue;
			for (const [language, { rule }] of languages) {
				expect([language, sentence, placesIn(rule[sentence])]).toEqual([
					language,
					sentence,
					Object.keys(params).sort(),
				]);
			}
		}
	});
});

test("no language has words for a sentence that no game says", () => {
	const said = new Set(games.flatMap(([, table]) => rulesOf(table).map(({ sentence }) => String(sentence))));
	for (const [, { rule }] of languages) expect(Object.keys(rule).filter((key) => !said.has(key))).toEqual([]);
});

describe("figures are written alike wherever they stand", () => {
	const words = (game: string): string =>
		shown(
			games.find(([name]) => name === game)?.[1] ??
				ruledTable(payTables[0] ?? { ...testTable, modes: [], coins: [], topAward: 0 }, () => ""),
		).join("\n");

	test.each([
		["dancheong-gate", "20 lines, all in play on every spin. Equal symbols win"],
		["dancheong-gate", "opens the free spins (symbols: spins): 3: 10, 4: 15, 5: 20."],
		["dancheong-gate", "every win counts 3 times, but not what scatters pay"],
		["dancheong-gate", "Gate guardian: stands for every symbol but the scatter. It appears on reels 2, 3, 4, 5."],
		["bojagi", "one cascade after the other: × 1, × 2, × 3, × 5, × 8."],
		["bojagi", "Every cluster is paid by itself"],
		["salt-caravan", "25 (61.2 %), 50 (22.4 %)"],
		["salt-caravan", "once in 18 turns"],
		["talchum", "Nobleman 12.5 %"],
		["tin-miners", "shows a slab in 5.0 % of turns"],
		["onggi", "80: 5, 150: 4"],
		["onggi", "(symbols: how often all that is found counts): 3: × 1"],
		["orrery", "(covers lifted: orbits): 2: 3, 3: 2"],
		["wayfinder", "Storm: free spins (symbols: spins) 3: 4, 4: 6, 5: 8. In them every win counts 4 times"],
		["reed-organ", "243 ways, all in play on every spin"],
	])("%s: %s", (game, text) => {
		expect(words(game)).toContain(text);
	});
});
