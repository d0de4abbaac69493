// The menus of the shell by pointer, key and finger, and the right bar.
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { openBooks } from "./books.ts";
import { registerPerson } from "./caller.ts";
import { logInThrough, loginPopup } from "./entry.ts";
import { expectNoFaults, keepPicture, openStage, phone } from "./journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "./looks.ts";
import { en, ko, says } from "./words.ts";

const stage = openStage();
const books = openBooks();
const { dock } = en.brand;

/** The machine may be busy with much else. */
const patient = { timeout: 15_000 };

const bar = (page: Page) => page.getByRole("complementary", { name: dock.title, exact: true });

/** An operator signs a vendor with sixty slots. */
const signSixty = `
	insert into games.vendor (code, names, art_code, launch_url, counter, interrupted, interrupted_after_seconds)
	values ('SIXTY', '{"en": "Sixty", "ko": "식스티"}', 'noonglass', '/arcade/', 'games:sixty', 'refund', 600);
	with added as (
		insert into games.game (vendor, code, category, names, rtp, pay_table, lines, volatility, hot, new,
			art_small, art_show, hue, trial, sort_order)
		select 'SIXTY', 'sixty-' || number, 'RNG', jsonb_build_object('en', 'Sixty ' || number),
			95, '1', 0, 'low', false, false, '/art/games/bojagi-small.webp',
			'/art/games/bojagi.webp', 200, true, 1000 + number
		from generate_series(1, 60) as number returning id)
	insert into games.game_limit (game_id, currency, min_stake, max_stake) select id, 'P', 10, 1000 from added`;

const dropSixty = `
	delete from games.game_limit where game_id in (select id from games.game where vendor = 'SIXTY');
	delete from games.game where vendor = 'SIXTY';
	delete from games.vendor where code = 'SIXTY'`;

describe("the hover menu", () => {
	afterAll(() => books.run(dropSixty));
	const providers = (page: Page) => page.getByRole("list", { name: en.games.menu.providers, exact: true });
	const slots = (page: Page) =>
		page.getByRole("navigation", { name: en.games.menu.categories }).getByRole("link", { name: "Slots", exact: true });

	it("opens under a pointer, shows games to play and to try, and a press on a provider leads to its slots", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/noticePage");
		await slots(page).hover();
		const games = page.getByRole("list", { name: en.games.menu.games, exact: true });
		const game = en.slots.game["dancheong-gate"];
		await games.getByRole("button", { name: says(en.games.tile.playName, { name: game }) }).waitFor();
		await games.getByRole("button", { name: says(en.games.tile.demoName, { name: game }) }).waitFor();
		await keepPicture(page, "hover menu");
		expect(await accessFaults(page)).toEqual([]);
		await providers(page)
			.getByRole("button", { name: /^Tessera Originals/ })
			.click();
		await page.waitForURL("**/rng?page=TESSERA");
		expect(await providers(page).count()).toBe(0);
		expectNoFaults(visit);
	});

	it("stays under the pointer that turns its pages, as high as it was", async () => {
		await books.run(signSixty);
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/noticePage");
		await slots(page).hover();
		await providers(page)
			.getByRole("button", { name: /^Sixty/ })
			.hover();
		const games = page.getByRole("list", { name: en.games.menu.games, exact: true });
		await games.getByText("Sixty 21", { exact: true }).waitFor();
		const height = () => games.evaluate((list) => list.getBoundingClientRect().height);
		const before = await height();
		for (const [number, first] of [
			[2, "Sixty 22"],
			[3, "Sixty 40"],
		] as const) {
			await page.getByRole("button", { name: en.games.menu.next, exact: true }).click();
			await games.getByText(first, { exact: true }).waitFor();
			await page.getByText(says(en.games.menu.page, { page: number, pages: 4 })).waitFor();
			// Longer than the menu stays when the pointer has left it.
			await page.waitForTimeout(400);
			expect(await games.getByRole("listitem").count()).toBe(18);
			expect(await height()).toBe(before);
		}
		expectNoFaults(visit);
	});

	it("is walked by the keyboard, and gives the focus back", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/index");
		await slots(page).focus();
		await page.keyboard.press("ArrowDown");
		await providers(page).waitFor();
		await expect
			.poll(() => page.evaluate(() => document.activeElement?.textContent), patient)
			.toContain("Tessera Originals");
		await page.keyboard.press("Escape");
		await expect.poll(() => providers(page).count(), patient).toBe(0);
		expect(await slots(page).evaluate((link) => link === document.activeElement)).toBe(true);
		expectNoFaults(visit);
	});

	it("asks a visitor to log in before a game, and then goes on to that game", async () => {
		const { account, password } = await registerPerson();
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/help");
		await slots(page).hover();
		const play = says(en.games.tile.playName, { name: en.slots.game.bojagi });
		await page
			.getByRole("list", { name: en.games.menu.games, exact: true })
			.getByRole("button", { name: play })
			.click();
		await logInThrough(loginPopup(page), { username: account, password });
		await page.waitForURL("**/game?gameId=*");
		await expect.poll(() => new URL(page.url()).searchParams.get("mode")).toBe("real");
		expectNoFaults(visit);
	});
});

describe.each([
	{ theme: "dark", code: "EN", words: en },
	{ theme: "light", code: "KO", words: ko },
] as const)("the phone's menu, $theme, $code", ({ theme, code, words }) => {
	it("holds every open hall and the house, and leads there by thumb", async () => {
		const visit = await stage.visit({ viewport: phone, colorScheme: theme, language: code });
		const { page } = visit;
		await page.goto("/index");
		await page.getByRole("button", { name: words.brand.nav.games, exact: true }).click();
		const menu = page.getByRole("dialog", { name: words.brand.nav.menu, exact: true });
		await menu.waitFor();
		const halls = menu.getByRole("navigation", { name: words.games.menu.categories, exact: true }).getByRole("link");
		await expect
			.poll(() => halls.allTextContents(), patient)
			.toEqual(
				(["LIVE", "RNG", "SPORTS", "ESPORTS", "LOTT", "ELOTT", "PVP", "FISH"] as const).map((hall) =>
					expect.stringContaining(words.games.category.name[hall]),
				),
			);
		await untilStill(page);
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await expectNoSideways(page);
		const low = await menu
			.locator("a, button")
			.evaluateAll((things) =>
				things.map((thing) => thing.getBoundingClientRect().height).filter((height) => height > 0 && height < 44),
			);
		expect(low).toEqual([]);
		await keepPicture(page, `phone menu ${theme} ${code}`);
		await menu
			.getByRole("button", { name: says(words.games.menu.open, { name: words.games.category.name.RNG }) })
			.click();
		await menu.getByRole("button", { name: /^(?:Tessera Originals|테세라 오리지널).*\d$/ }).click();
		await page.waitForURL("**/rng?page=TESSERA");
		await menu.waitFor({ state: "hidden" });
		expectNoFaults(visit);
	});
});

describe("the right bar", () => {
	it("stands from 768 px on, and promotions, rewards and the rank in the header with it", async () => {
		const visit = await stage.visit({ viewport: { width: 768, height: 900 } });
		const { page } = visit;
		await page.goto("/help");
		await bar(page).getByRole("button", { name: dock.service, exact: true }).waitFor();
		const own = page.getByRole("navigation", { name: en.brand.nav.own, exact: true });
		for (const name of [en.brand.nav.promotions, en.brand.nav.vip])
			await own.getByRole("link", { name: new RegExp(`^${name}`) }).waitFor();
		await own.getByRole("button", { name: en.brand.nav.rewards, exact: true }).waitFor();
		await untilStill(page);
		await expectNoSideways(page);
		expectNoFaults(visit);
	});

	it("opens customer service in a window of its own, at the address that the sealed path holds", async () => {
		const visit = await stage.visit();
		const { page, context } = visit;
		await page.goto("/help");
		const opened = context.waitForEvent("page");
		await bar(page).getByRole("button", { name: dock.service, exact: true }).click();
		const popup = await opened;
		await popup.waitForURL("**/helpmc");
		const size = await popup.evaluate(() => [innerWidth, innerHeight]);
		expect(size).toEqual([440, 500]);
		await bar(page).getByRole("button", { name: dock.apps, exact: true }).click();
		await bar(page).getByRole("link", { name: dock.appsPage }).click();
		await page.waitForURL("**/down");
		expectNoFaults(visit);
	});
});
