// The halls as a person walks through them: search, filters, favourites, a long list, pictures that do not come, the
// keyboard; and what an operator adds or rests, which shows with no line of code.
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listGames } from "#games/contract";
import { openBooks } from "../../../e2e/books.ts";
import { caller, must, registerPerson, vassalage } from "../../../e2e/caller.ts";
import { loginPopup } from "../../../e2e/entry.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage, phone, type Visit } from "../../../e2e/journey.ts";
import { accessFaults, untilStill } from "../../../e2e/looks.ts";
import { en, says } from "../../../e2e/words.ts";

const stage = openStage();
const books = openBooks();
const words = en.games;
const { game: names } = en.slots;

const gone = "/art/games/gone.webp";
const reefs = 60;
/** With the house's own. */
const fishing = reefs + 2;

/** An operator signs a vendor with sixty fishing games, of which one's picture is missing, and opens the hall. */
const openReef = `
	insert into games.vendor (code, names, art_code, launch_url, counter, interrupted, interrupted_after_seconds)
	values ('HARBOUR', '{"en": "Harbour", "ko": "하버"}', 'harbour', '/arcade/', 'games:harbour', 'refund', 600);
	with added as (
		insert into games.game (vendor, code, category, names, rtp, pay_table, lines, volatility, hot, new,
			art_small, art_show, hue, trial, sort_order)
		select 'HARBOUR', 'reef-' || number, 'FISH', jsonb_build_object('en', 'Reef ' || lpad(number::text, 2, '0')),
			95, '1', 0, 'low', false, false, '/art/games/bojagi-small.webp',
			case number when 40 then '${gone}' else '/art/games/bojagi.webp' end, 200, number % 2 = 0, number
		from generate_series(1, ${reefs}) as number returning id)
	insert into games.game_limit (game_id, currency, min_stake, max_stake) select id, 'P', 10, 1000 from added`;

const closeReef = `
	delete from games.game_limit where game_id in (select id from games.game where vendor = 'HARBOUR');
	delete from games.game where vendor = 'HARBOUR';
	delete from games.vendor where code = 'HARBOUR'`;

const emptyFish = `
	update games.game set category = 'RNG' where vendor = 'TESSERA_FISH';
	update games.category set open = false where code = 'FISH'`;

const fillFish = `
	update games.game set category = 'FISH' where vendor = 'TESSERA_FISH';
	update games.category set open = true where code = 'FISH'`;

const tiles = (page: Page): Locator => page.locator("#content").getByRole("article");
const heart = (page: Page, name: string): Locator =>
	page.getByRole("button", { name: says(words.tile.addFavourite, { name }) }).first();
/** The halls of the header. */
const inBar = (page: Page): Locator =>
	page.getByRole("navigation", { name: words.menu.categories, exact: true }).getByRole("link");
const chip = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

/** Resolves when the server lists so many fishing games. */
const untilFish = (total: number): Promise<void> =>
	expect
		.poll(async () => (await must(caller().call(listGames, { gameType: "FISH" }))).total, { timeout: 10_000 })
		.toBe(total);

async function enterRng(visit: Visit, address = "/rng"): Promise<Page> {
	await visit.page.goto(address);
	await tiles(visit.page).nth(2).waitFor();
	return visit.page;
}

describe("a hall without a provider", () => {
	const closed = words.category.name.FISH;
	const { name } = words.category;
	const openHalls = [name.LIVE, name.RNG, name.SPORTS, name.ESPORTS, name.LOTT, name.ELOTT, name.PVP];
	// The studios fill every hall: one is emptied for as long as it is looked at.
	beforeAll(() => books.run(emptyFish));
	afterAll(() => books.run(fillFish));

	it("stands in no bar and no menu, only in the last row of the home page, which leads to it", async () => {
		const visit = await stage.visit({ viewport: phone });
		const { page } = visit;
		await page.goto("/index");
		await expect.poll(() => inBar(page).allTextContents(), { timeout: 15_000 }).toEqual(openHalls);
		const toCome = page.getByRole("region", { name: words.home.toCome, exact: true });
		await expect
			.poll(
				async () => {
					await page.evaluate(() => scrollBy({ top: 600, behavior: "instant" }));
					return toCome.getByRole("link", { name: closed, exact: true }).count();
				},
				{ timeout: 15_000 },
			)
			.toBe(1);
		expect(await page.getByRole("link", { name: closed }).count()).toBe(1);
		await keepPicture(page, "halls to come");
		await toCome.getByRole("link", { name: closed, exact: true }).click();
		await page.waitForURL("**/fish");
		expectNoFaults(visit);
	});

	it("says that it is not open yet, and shows what is", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/fish");
		await page.getByRole("heading", { level: 1, name: closed, exact: true }).waitFor();
		await page.getByText(says(en.brand.closed.title, { name: closed })).waitFor();
		await page.getByRole("heading", { name: words.hall.meanwhile, exact: true }).waitFor();
		await untilStill(page);
		expect(await accessFaults(page)).toEqual([]);
		await keepPicture(page, "hall that is not open");
		expectNoFaults(visit);
	});
});

describe("a hall with a vendor that an operator signs", () => {
	beforeAll(() => books.run(openReef));
	afterAll(() => books.run(closeReef));

	it("lists all its games as one scrolls, 24 a page, and says when that is all", async () => {
		await untilFish(fishing);
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		const asked: string[] = [];
		page.on("request", (request) => {
			const { pathname, searchParams } = new URL(request.url());
			if (pathname === listGames.path && searchParams.get("gameType") === "FISH")
				asked.push(`${searchParams.get("pageSize")}/${searchParams.get("pageNo") ?? "1"}`);
		});
		await page.goto("/fish");
		await inBar(page).filter({ hasText: words.category.name.FISH }).waitFor();
		await tiles(page).first().waitFor();
		expect(await page.locator("article img[data-image=waiting]").count()).toBeGreaterThan(0);
		await page
			.getByText(says(words.rng.count_other, { count: fishing }))
			.first()
			.waitFor();
		await expect
			.poll(
				async () => {
					await page.mouse.wheel(0, 1_500);
					return tiles(page).count();
				},
				{ timeout: 20_000, interval: 250 },
			)
			.toBe(fishing);
		await page.getByText(says(words.hall.end_other, { count: fishing })).waitFor();
		expect(asked).toEqual(["24/1", "24/2", "24/3"]);
		expectNoFaults(visit);
	});

	it("shows the error image after a picture failed three times", async () => {
		await untilFish(fishing);
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		const tries: string[] = [];
		await page.route("**/art/games/gone*", (route) => {
			tries.push(new URL(route.request().url()).pathname);
			return route.fulfill({ status: 404 });
		});
		await page.goto("/fish?words=reef%2040");
		await tiles(page).first().waitFor();
		const picture = tiles(page).locator("img").first();
		await expect.poll(() => picture.getAttribute("src"), { timeout: 10_000 }).toBe("/art/missing.svg");
		expect(tries).toEqual([gone.replace(".webp", "-360.webp"), gone, gone]);
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
		await keepPicture(page, "picture that does not come");
		expectNoFaults(visit);
	});

	it("has its provider in the strip, by its letter while it has no mark", async () => {
		await untilFish(fishing);
		const visit = await stage.visit({ refusalsExpected: true, viewport: phone });
		const { page } = visit;
		await page.goto("/fish?page=HARBOUR");
		await expect.poll(() => page.getByRole("radio", { name: /Harbour/ }).isChecked()).toBe(true);
		await tiles(page).first().waitFor();
		await untilStill(page);
		expect(await accessFaults(page)).toEqual([]);
		await keepPicture(page, "hall that an operator opened");
		expectNoFaults(visit);
	});
});

describe("the slots hall", () => {
	it("begins with its first provider; finds a game as one types, whatever slips, from the field that / opens; can show all providers", async () => {
		const visit = await stage.visit();
		const page = await enterRng(visit);
		const providers = page.getByRole("radiogroup", { name: words.rng.providers });
		expect(await providers.getByRole("radio").first().isChecked()).toBe(true);
		const all = await tiles(page).count();
		await page.keyboard.press("/");
		await page.keyboard.type("magpei");
		await expect.poll(() => tiles(page).count()).toBe(1);
		await tiles(page).getByRole("heading", { name: names["magpie-tiger"], exact: true }).waitFor();
		await expect.poll(() => new URL(page.url()).searchParams.get("words")).toBe("magpei");
		await page.getByRole("searchbox").last().fill("zzzz");
		await page.getByText(words.rng.none, { exact: true }).waitFor();
		await page.getByRole("button", { name: words.rng.clear, exact: true }).last().click();
		await expect.poll(() => tiles(page).count()).toBe(all);
		await providers.getByText(words.rng.allProviders, { exact: true }).click();
		await expect.poll(() => new URL(page.url()).searchParams.get("page")).toBe("all");
		expectNoFaults(visit);
	});

	it("filters with one tap, which the address keeps", async () => {
		const visit = await stage.visit();
		const page = await enterRng(visit);
		const all = await tiles(page).count();
		await chip(page, words.rng.hot).click();
		await expect.poll(() => new URL(page.url()).searchParams.get("tag")).toBe("hot");
		await expect.poll(() => tiles(page).count()).toBeLessThan(all);
		await page.reload();
		await expect.poll(() => chip(page, words.rng.hot).getAttribute("aria-pressed")).toBe("true");
		await chip(page, words.rng.hot).click();
		await expect.poll(() => tiles(page).count()).toBe(all);
		expectNoFaults(visit);
	});

	it("marks a favourite at once, and takes the mark back when the server refuses", async () => {
		const visit = await stage.visit({ refusalsExpected: true });
		await arriveAs(visit, await registerPerson());
		const page = await enterRng(visit);
		const held: (() => void)[] = [];
		await page.route("**/MCSFE_addFavoriteGame*", async (route) => {
			await new Promise<void>((go) => held.push(go));
			await route.continue();
		});
		await heart(page, names.bojagi).click();
		const marked = page.getByRole("button", { name: says(words.tile.removeFavourite, { name: names.bojagi }) }).first();
		await marked.waitFor();
		await expect.poll(() => held.length).toBe(1);
		for (const go of held) go();
		await chip(page, words.rng.favourite).click();
		await expect.poll(() => tiles(page).count()).toBe(1);
		await chip(page, words.rng.favourite).click();
		await page.unroute("**/MCSFE_addFavoriteGame*");
		await page.route("**/MCSFE_addFavoriteGame*", (route) => route.fulfill({ status: 503, json: { success: false } }));
		await heart(page, names["magpie-tiger"]).click();
		await expect.poll(() => heart(page, names["magpie-tiger"]).getAttribute("aria-pressed")).toBe("false");
		expectNoFaults(visit);
	});

	it("is walked by keyboard: heart, play, free trial; playing asks for a login", async () => {
		const visit = await stage.visit();
		const page = await enterRng(visit);
		await heart(page, names["dancheong-gate"]).focus();
		const play = page.getByRole("button", { name: says(words.tile.playName, { name: names["dancheong-gate"] }) });
		await play.first().waitFor();
		await play.first().focus();
		await page.keyboard.press("Enter");
		await loginPopup(page).waitFor();
		expectNoFaults(visit);
	});
});

describe("a game under maintenance", () => {
	const rest = (enabled: boolean) => books.run(`update games.game set enabled = ${enabled} where code = 'bojagi'`);
	afterAll(() => rest(true));

	it("says so where it would be played, with other games that are open", async () => {
		const { games } = await must(caller().call(listGames, { vassalage }));
		const id = games.find(({ gameCode }) => gameCode === "bojagi")?.gameId ?? "";
		await rest(false);
		await expect
			.poll(async () => (await must(caller().call(listGames, { gameId: id }))).games[0]?.open, { timeout: 10_000 })
			.toBe(false);
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		await page.goto(`/game?gameId=${id}&vassalage=${vassalage}&mode=demo`);
		await page.getByText(words.errors.GAME_UNDER_MAINTENANCE, { exact: true }).waitFor();
		await page.getByRole("heading", { name: words.frame.recommended, exact: true }).waitFor();
		expect(await page.getByRole("article").count()).toBeGreaterThan(0);
		expect(await page.title()).toContain(names.bojagi);
		await untilStill(page);
		expect(await accessFaults(page)).toEqual([]);
		await keepPicture(page, "game under maintenance");
		expectNoFaults(visit);
	});
});
