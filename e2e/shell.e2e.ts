// What stands around every page: its frame by the specification's table, its description, the guard of a members' house.
import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { bootstrapSite } from "#brand/contract";
import { openBooks } from "./books.ts";
import { merchant, registerPerson } from "./caller.ts";
import { accountMenu, logInThrough, loginPopup } from "./entry.ts";
import { expectNoFaults, openStage, walkTo } from "./journey.ts";
import { en, ko, says } from "./words.ts";

const stage = openStage();
const books = openBooks();
const { nav, dock } = en.brand;

afterEach(() => books.run(`update brand.brands set members_only = false where merchant = '${merchant}'`));

/** The machine may be busy with much else. */
const patient = { timeout: 15_000 };

const path = (page: Page): string => new URL(page.url()).pathname;
const banner = (page: Page) => page.getByRole("banner");
const rail = (page: Page) => page.getByRole("navigation", { name: nav.main, exact: true });
const bar = (page: Page) => page.getByRole("complementary", { name: dock.title, exact: true });
/** How many there are when one has scrolled to the end: it comes when one comes near. */
async function footAtTheEnd(page: Page): Promise<number> {
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	return page.getByRole("contentinfo").count();
}

const headings = "#content h1, #content h2";

/** Where an element stands in the document; undefined once it is gone. */
const standing = (element: Element) =>
	element.isConnected ? Math.round(element.getBoundingClientRect().top + scrollY) : undefined;

/** Walks to another page, and waits until its own heading stands there. What stays of the page before does not move. */
async function walkOn(page: Page, address: string): Promise<void> {
	const content = await page.waitForSelector("#content");
	const before = await content.evaluate(standing);
	await page.locator(headings).evaluateAll((all) => all.map((heading) => heading.setAttribute("data-left", "")));
	await walkTo(page, address);
	await page.locator(headings).and(page.locator(":not([data-left])")).first().waitFor();
	await expect.poll(() => path(page)).toBe(address);
	expect([undefined, before], `moves on the way to ${address}`).toContain(await content.evaluate(standing));
}

describe("routes", () => {
	/** Header, side bars, footer: by section 2 of the specification. */
	const frames = {
		full: [1, 1, 1],
		wide: [1, 0, 1],
		header: [1, 0, 0],
		bare: [0, 0, 0],
	} as const;
	const halls = ["/index", "/noticePage", "/vip", "/rng", "/live", "/fish", "/elott", "/pvp", "/sports", "/esports"];
	const pages = ["/promotions", "/promoDetail", "/help", "/down", "/join", "/download", "/page/terms"];
	const inFrame = (frame: keyof typeof frames, paths: readonly string[]) =>
		paths.map((address) => ({ frame, address }));
	/** Two walks, each from frame to frame on one open site: none is longer than a test is given. */
	const walks = [
		[...inFrame("full", halls)],
		[
			...inFrame("wide", ["/pointMall"]),
			...inFrame("full", pages),
			...inFrame("header", ["/lottery", "/vnlottery", "/seaLottery", "/seamless", "/game"]),
			...inFrame("bare", ["/helpmc", "/phoneSimulator"]),
		],
	].map((stops) => [stops.map(({ address }) => address).join(" "), stops] as const);

	it.each(walks)("stand in their frame: %s", async (_, stops) => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/page/about");
		for (const { frame, address } of stops) {
			const [header, sides, footer] = frames[frame];
			await walkOn(page, address);
			const around = async () => [
				await banner(page).count(),
				await rail(page).locator("visible=true").count(),
				await bar(page).count(),
				await footAtTheEnd(page),
			];
			await expect.poll(around, { ...patient, message: `around ${address}` }).toEqual([header, sides, sides, footer]);
			await expect.poll(() => page.title(), { message: address }).toMatch(/^.+ · Tessera$/);
		}
		expectNoFaults(visit);
	});

	it("describe themselves in the language of the visit", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		const told = () => page.getAttribute('meta[name="description"]', "content");
		await page.goto("/help");
		await expect.poll(told, patient).toBe(en.brand.descriptions.help);
		await page.getByRole("link", { name: nav.promotions, exact: true }).first().click();
		await expect.poll(told, patient).toMatch(says(en.brand.descriptions.promotions, { brand: "Tessera" }));
		await page.evaluate(() => localStorage.setItem("lang", "KO"));
		await page.goto("/rng?page=TESSERA");
		await expect.poll(told, patient).toBe(ko.brand.descriptions.rng);
		expectNoFaults(visit);
	});

	// The tour loads each of them.
	it("/login, /register and /register.html are the home page under their popups", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/help");
		const { login, register } = en.members;
		for (const [address, title] of [
			["/login", login.title],
			["/register", register.title],
			["/register.html", register.title],
		] as const) {
			await walkTo(page, address);
			await page.getByRole("dialog", { name: title, exact: true }).waitFor();
			await page.locator("#content h2", { hasText: en.games.home.hot }).first().waitFor();
			await expect.poll(() => path(page)).toBe(address);
			expect(await page.title()).toMatch(/^.+ · Tessera$/);
		}
		expectNoFaults(visit);
	});

	it("/ leads home; a query stands", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/");
		await page.waitForURL("**/index");
		await walkTo(page, "/lottery?gameCode=VN-NORTH&playType=two_star");
		await page.getByRole("heading", { level: 1 }).waitFor();
		await expect.poll(() => new URL(page.url()).search).toBe("?gameCode=VN-NORTH&playType=two_star");
		await walkTo(page, "/rng?page=TESSERA");
		await expect.poll(() => page.getByRole("radio", { name: /Tessera Originals/ }).isChecked(), patient).toBe(true);
		expectNoFaults(visit);
	});
});

describe("a members' house", () => {
	const close = () => books.run(`update brand.brands set members_only = true where merchant = '${merchant}'`);

	it("sends everyone else to the login, and afterwards where they were going", async () => {
		const { account, password } = await registerPerson();
		await close();
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		await page.goto("/rng?page=TESSERA");
		await loginPopup(page).waitFor();
		await expect.poll(() => path(page)).toBe("/login");
		await logInThrough(loginPopup(page), { username: account, password });
		await page.waitForURL("**/rng?page=TESSERA");
		await accountMenu(page).waitFor();
		expectNoFaults(visit);
	});

	it("leaves open what the specification leaves open", async () => {
		await close();
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		for (const open of ["/login", "/register", "/register.html", "/helpmc", "/download"]) {
			const known = page.waitForResponse((response) => new URL(response.url()).pathname === bootstrapSite.path);
			await page.goto(open);
			await known;
			await page
				.locator("#content")
				.getByRole("heading", { includeHidden: true })
				.first()
				.waitFor({ state: "attached" });
			await expect.poll(() => path(page)).toBe(open);
		}
		for (const shut of ["/index", "/help", "/game", "/down"]) {
			await walkTo(page, shut);
			await page.waitForURL("**/login");
		}
		expectNoFaults(visit);
	});
});
