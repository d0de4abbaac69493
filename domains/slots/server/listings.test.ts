// How the games stand in the catalogue: each once, named in every language, with pictures that are there.
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { houseLanguages } from "#platform/kernel";
import { payTables } from "../core/index.ts";
import { shownGames } from "./listings.ts";
import { studios } from "./vendors.ts";

const all = shownGames.map(({ vendor, shown }) => ({ studio: studios[vendor], game: shown }));
const named = all.map((one) => [one.game.code, one] as const);
const onSite = (address: string): boolean => existsSync(`apps/site/public${address}`);

describe("the catalogue of slots", () => {
	test("lists every game that has a pay table, once", () => {
		expect(all.map(({ game }) => game.code).sort()).toEqual(payTables.map(({ game }) => game).sort());
	});

	test("gives every game a place and a hue of its own", () => {
		expect(new Set(all.map(({ game }) => game.order)).size).toBe(all.length);
		expect(new Set(all.map(({ game }) => game.hue)).size).toBe(all.length);
	});

	test("calls few of them new: the mark tells nothing where most have it", () => {
		const marked = all.filter(({ game }) => game.tags.includes("new")).length;
		expect(marked).toBeGreaterThan(0);
		expect(marked).toBeLessThanOrEqual(all.length / 5);
	});

	test.each(Object.values(studios))("$code opens in the house's frame, and leaves no round open", (studio) => {
		expect(studio.launchUrl).toBe("/arcade/");
		expect(studio.interrupted).toBe("complete");
		expect(Object.keys(studio.names)).toHaveLength(houseLanguages.length);
	});

	test.each(named)("%s has a name in every language, and no two games share one", (code, { game }) => {
		expect(Object.keys(game.names)).toHaveLength(houseLanguages.length);
		for (const [language, name] of Object.entries(game.names)) {
			const alike = all.filter((other) => new Map(Object.entries(other.game.names)).get(language) === name);
			expect(alike.map((other) => other.game.code)).toEqual([code]);
		}
	});

	/** A name in the wrong place shows by its letters. */
	const letters: Readonly<Record<string, RegExp>> = {
		en: /^[A-Za-z' ]+$/,
		ko: /^[\p{Script=Hangul} ]+$/u,
		cn: /^\p{Script=Han}+$/u,
		ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
		th: /^[\p{Script=Thai} ]+$/u,
		vi: /^[\p{Script=Latin} ]+$/u,
		bn: /^[\p{Script=Bengali} -]+$/u,
		id: /^[A-Za-z -]+$/,
	};

	test.each(named)("%s is named in the letters of each language, or as in English", (_, { game }) => {
		for (const [language, name] of Object.entries(game.names)) {
			if (name !== game.names.en) expect(name).toMatch(letters[language] ?? /^$/);
			expect(name.trim()).toBe(name);
			expect(name.length).toBeLessThanOrEqual(28);
		}
	});

	test.each(named)("%s has a hue on the wheel", (_, { game }) => {
		expect(game.hue).toBeGreaterThanOrEqual(0);
		expect(game.hue).toBeLessThan(360);
	});

	test.each(named)("%s has its pictures, and its studio a mark", (_, { game, studio }) => {
		expect(onSite(game.art.small)).toBe(true);
		expect(onSite(game.art.show)).toBe(true);
		expect(onSite(game.art.show.replace(".webp", "-360.webp"))).toBe(true);
		expect(onSite(`/art/vendors/${studio.artCode}.svg`)).toBe(true);
	});
});
