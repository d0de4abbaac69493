// The site in both languages and both themes, on a phone and on a desk: nothing breaks, nothing leaves the house,
// nothing shuts anyone out. Pictures of all of it are kept for the eye.
import { describe, expect, it } from "vitest";
import { gameIdOf, type Person, registerPerson, vassalage } from "./caller.ts";
import { arriveAs, desk, expectNoFaults, keepPicture, openStage, phone } from "./journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "./looks.ts";
import { slotIn, untilReady } from "./slot.ts";
import { spinBy } from "./spins.ts";
import { en, ko } from "./words.ts";

const stage = openStage();

const [english, korean] = [
	{ code: "EN", tag: "en", words: en },
	{ code: "KO", tag: "ko", words: ko },
];
const [onDesk, onPhone] = [
	{ size: "desk", viewport: desk },
	{ size: "phone", viewport: phone },
];

/** Each theme meets each language and each size. */
const looks = [
	{ theme: "dark", ...english, ...onDesk },
	{ theme: "dark", ...korean, ...onPhone },
	{ theme: "light", ...korean, ...onDesk },
	{ theme: "light", ...english, ...onPhone },
] as const;

describe.each(looks)("$theme, $tag, on a $size", ({ theme, code, tag, words, size, viewport }) => {
	it("home and the slots hall stand", async () => {
		const visit = await stage.visit({ viewport, colorScheme: theme });
		const { page, context } = visit;
		await context.addInitScript((language) => localStorage.setItem("lang", language), code);
		for (const [path, heading] of [
			["/index", words.games.home.hot],
			["/rng", words.games.rng.title],
		] as const) {
			await page.goto(path);
			await page.getByRole("heading", { name: heading, exact: true }).first().waitFor();
			await untilStill(page);
			expect(await page.getAttribute("html", "lang")).toBe(tag);
			expect(await page.getAttribute("html", "data-theme")).toBe(theme);
			expect(await accessFaults(page)).toEqual([]);
			await expectNoSideways(page);
			await keepPicture(page, `${path} ${theme} ${tag} ${size}`);
		}
		expectNoFaults(visit);
	});

	it("a game stands in its frame", async () => {
		const visit = await stage.visit({ viewport, colorScheme: theme });
		const { page, context } = visit;
		await context.addInitScript((language) => localStorage.setItem("lang", language), code);
		await page.goto(`/game?gameId=${await gameIdOf("dancheong-gate")}&vassalage=${vassalage}&mode=demo`);
		const slot = slotIn(page, words.slots);
		await untilReady(slot);
		await slot.frame.getByText(words.slots.demoNote, { exact: true }).waitFor();
		expect(await accessFaults(page)).toEqual([]);
		await expectNoSideways(page);
		await keepPicture(page, `game ${theme} ${tag} ${size}`);
		expectNoFaults(visit);
	});
});

describe.each(looks)("$theme, $tag, on a $size, to a member", ({ theme, code, tag, words, size, viewport }) => {
	it("the popups and the personal centre stand", async () => {
		const visit = await stage.visit({ viewport, colorScheme: theme });
		const { page, context } = visit;
		await context.addInitScript((language) => localStorage.setItem("lang", language), code);
		for (const popup of ["login", "register"] as const) {
			await page.goto(`/${popup}`);
			await page.getByRole("dialog", { name: words.members[popup].title, exact: true }).waitFor();
			await untilStill(page);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await keepPicture(page, `${popup} ${theme} ${tag} ${size}`);
		}
		await arriveAs(visit, await veteran());
		await page.goto("/index?panel=securityCenter");
		const centre = page.getByRole("dialog", { name: words.brand.account.centre, exact: true });
		const { statement } = words.wallet;
		for (const title of [words.members.account.title, statement.wallet, words.games.record.title, statement.title]) {
			await centre.getByRole("navigation").getByRole("button", { name: title, exact: true }).click();
			await untilStill(page);
			expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
			await expectNoSideways(page);
			await keepPicture(page, `centre ${title} ${theme} ${tag} ${size}`);
		}
		expectNoFaults(visit);
	});
});

const known: { veteran?: Promise<Person> } = {};

/** Somebody with a record: a few rounds have been played. */
function veteran(): Promise<Person> {
	known.veteran ??= registerPerson().then(async (person) => {
		await spinBy(person, { rounds: 12, coin: "0.02" });
		return person;
	});
	return known.veteran;
}

describe("a first visit", () => {
	it("keeps the language it begins with, and the theme of the system until one is chosen", async () => {
		const visit = await stage.visit({ colorScheme: "light" });
		const { page } = visit;
		await page.goto("/");
		await page.waitForURL("**/index");
		await untilStill(page);
		expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe("EN");
		expect(await page.getAttribute("html", "data-theme")).toBe("light");
		await page.getByRole("button", { name: new RegExp(`^${en.brand.theme.title}`) }).click();
		await page.getByRole("button", { name: en.brand.theme.dark, exact: true }).click();
		await page.getByRole("button", { name: new RegExp(`^${en.brand.language}`) }).click();
		await page.getByRole("button", { name: "한국어" }).click();
		await page.getByRole("heading", { name: ko.games.home.hot, exact: true }).waitFor();
		await page.reload();
		await page.getByRole("heading", { name: ko.games.home.hot, exact: true }).waitFor();
		expect(await page.getAttribute("html", "data-theme")).toBe("dark");
		expect(await page.evaluate(() => [localStorage.getItem("lang"), localStorage.getItem("hisLang")])).toEqual([
			"KO",
			"EN",
		]);
		expectNoFaults(visit);
	});
});
