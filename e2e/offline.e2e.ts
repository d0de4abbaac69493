// The site without a network, and after a release: it says so plainly, never shows what was kept as if it were new, and
// comes back by itself.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { registerPerson } from "./caller.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage, phone, type Visit } from "./journey.ts";
import { accessFaults, untilStill } from "./looks.ts";
import { openDoor } from "./release.ts";
import { en, ko } from "./words.ts";

const stage = openStage();
const { away } = en.platform;
const patience = { timeout: 20_000 };

/** Resolves when the worker has kept the shell and answers for the page. */
async function untilKept(page: Page): Promise<void> {
	await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), patience).toBe(true);
}

async function arrive(visit: Visit, path: string): Promise<void> {
	await visit.page.goto(path);
	await untilStill(visit.page);
	await untilKept(visit.page);
	// Parts that no first screen asks for come behind it: one that is on its way when the line is cut is told as lost.
	await visit.page.waitForLoadState("networkidle");
}

describe("the site can be installed", () => {
	it("by its manifest, with its icons", async () => {
		const { page } = await stage.visit();
		await page.goto("/index");
		const address = await page.getAttribute("link[rel=manifest]", "href");
		const response = await page.request.get(address ?? "");
		expect(response.headers()["content-type"]).toContain("application/manifest+json");
		const shape = z.object({
			name: z.string(),
			start_url: z.string(),
			display: z.literal("standalone"),
			theme_color: z.string(),
			icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.optional(z.string()) })),
		});
		const { icons, start_url } = z.parse(shape, await response.json());
		expect(start_url).toBe("/index");
		expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
		expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
		for (const { src, sizes } of icons.filter(({ src }) => src.endsWith(".png"))) {
			const drawn = await page.evaluate(async (address) => {
				const picture = new Image();
				picture.src = address;
				await picture.decode();
				return `${picture.naturalWidth}x${picture.naturalHeight}`;
			}, src);
			expect(drawn).toBe(sizes);
		}
	});

	it("and the browser's bar follows the theme that is shown", async () => {
		const { page, before } = await stage.visit({ colorScheme: "light" });
		await before(() => localStorage.setItem("theme", "dark"), []);
		await page.goto("/index");
		const colours = () =>
			page.evaluate(() =>
				[...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content),
			);
		await expect.poll(colours, patience).toEqual(["#0e1517", "#0e1517"]);
	});
});

describe("without a network", () => {
	it("the open page says so, and stops saying so when it is back", async () => {
		const visit = await stage.visit({ withWorker: true });
		const { page, context } = visit;
		await arrive(visit, "/index");
		await context.setOffline(true);
		await page.getByText(away.banner, { exact: true }).waitFor();
		expect(await accessFaults(page)).toEqual([]);
		await keepPicture(page, "offline banner");
		await context.setOffline(false);
		await page.getByText(away.banner, { exact: true }).waitFor({ state: "hidden" });
		expectNoFaults(visit);
	});

	it.each([
		["dark", "EN", en],
		["light", "KO", ko],
	] as const)(
		"a navigation shows the page that says so (%s, %s), and then by itself what was wanted",
		async (...look) => {
			const [colorScheme, code, words] = look;
			const visit = await stage.visit({ withWorker: true, viewport: phone, colorScheme, language: code });
			const { page, context } = visit;
			await arrive(visit, "/index");
			await context.setOffline(true);
			await page.goto("/rng?page=TESSERA");
			await page.getByRole("heading", { name: words.platform.away.title, exact: true }).waitFor();
			expect(await accessFaults(page)).toEqual([]);
			await keepPicture(page, `offline page ${colorScheme}`);
			await context.setOffline(false);
			await page.getByRole("heading", { name: words.games.rng.title, exact: true }).first().waitFor(patience);
			await expect.poll(() => page.url()).toContain("/rng?page=TESSERA");
			expectNoFaults(visit);
		},
	);

	it("nothing of a member is kept: no call, no money", async () => {
		const visit = await stage.visit({ withWorker: true });
		await arriveAs(visit, await registerPerson());
		await arrive(visit, "/index?panel=transferFund");
		const kept = await visit.page.evaluate(async () => {
			const caches = await window.caches.keys();
			const lists = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
			return lists.flat().map(({ url }) => new URL(url).pathname);
		});
		expect(kept.length).toBeGreaterThan(10);
		const shell = /^\/(?:assets\/[\w.-]+|offline\.html|boot\.js|mark\.svg|manifest\.webmanifest|icon-192\.png)$/;
		expect(kept.filter((path) => !shell.test(path))).toEqual([]);
		expectNoFaults(visit);
	});
});

describe("after a release", () => {
	it("an open page says that a new version is there, loads it when told, and the older shell is gone", async () => {
		const door = await openDoor();
		const { page } = await stage.visit({ withWorker: true, refusalsExpected: true });
		await page.goto(`${door.url}/index`);
		await untilKept(page);
		expect(await page.getByText(away.newVersion, { exact: true }).count()).toBe(0);
		door.release();
		await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
		await page.getByText(away.newVersion, { exact: true }).waitFor();
		await keepPicture(page, "new version");
		await page.getByRole("button", { name: away.reload, exact: true }).click();
		await page.waitForFunction(
			() => document.querySelector('meta[name="entry"]')?.getAttribute("content") === "/assets/index-newer.js",
		);
		await page.getByText(away.newVersion, { exact: true }).waitFor({ state: "hidden" });
		expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
		await door.close();
		await page.goto(`${door.url}/rng`);
		await page.getByRole("heading", { name: away.title, exact: true }).waitFor();
		await door.open();
		await page.getByRole("heading", { name: away.title, exact: true }).waitFor({ state: "hidden", timeout: 20_000 });
	});
});
