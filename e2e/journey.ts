// What every journey stands on: a visit a test, and the faults a page shows on the way.
import { mkdirSync } from "node:fs";
import type { BrowserContext, FrameLocator, Locator, Page } from "playwright-core";
import { beforeAll, expect, onTestFinished } from "vitest";
import { ownSite } from "./site.ts";
import { desk, openWindow, ownBrowser, type Shown, type Window } from "./window.ts";

export type Visit = {
	readonly page: Page;
	/** A script for every page is `before`'s: one that is put here would stay for the next visit. */
	readonly context: Omit<BrowserContext, "addInitScript">;
	/** Where the server sees the visit come from. */
	readonly address: string;
	/** Errors of the console, of the page, and requests that left the house. */
	readonly faults: readonly string[];
	/** A further tab of the same person. */
	readonly openTab: () => Promise<Page>;
	/** Runs before the scripts of every page, in every tab, until the visit ends. */
	readonly before: Window["before"];
};

export type VisitOptions = Shown & {
	/** What the visit has chosen before, as the site remembers it. */
	readonly language?: string;
	/** The server may refuse calls on this visit: the browser says so in the console, and that is no fault. */
	readonly refusalsExpected?: boolean;
	/** With the site's service worker, which else stays away: what it answers no journey could hold back. */
	readonly withWorker?: boolean;
	/** By the name of this machine, not by its number: a passkey is made for a name. */
	readonly byName?: boolean;
	/** What it does to its window nobody can take back: no other visit is to have it. */
	readonly ownWindow?: boolean;
	/** Notices may open by themselves; else the visit has been shown them already. */
	readonly notices?: boolean;
};

export type Stage = { readonly visit: (options?: VisitOptions) => Promise<Visit> };

export { desk };
export const phone = { width: 390, height: 844 };
/** Games are drawn in software here: a smaller window is a faster one. */
export const smallDesk = { width: 1024, height: 640 };
/** Call it once a file, at its top. */
export function openStage(): Stage {
	beforeAll(async () => {
		await ownBrowser();
	});
	return { visit: (options = {}) => beginVisit(options) };
}

async function beginVisit(options: VisitOptions): Promise<Visit> {
	const {
		refusalsExpected = false,
		withWorker = false,
		notices = false,
		byName = false,
		ownWindow = byName,
		language,
		...shown
	} = options;
	const address = ownAddress();
	const home = byName ? ownSite().url.replace("127.0.0.1", "localhost") : ownSite().url;
	const window = await openWindow({ home, address, shown, withWorker, apart: ownWindow });
	const { context, page, before } = window;
	onTestFinished(async ({ task }) => {
		const failed = task.result?.state === "fail";
		if (failed) await takePicture(page, `failed ${task.name}`);
		await window.leave({ failed });
	});
	if (!notices) await before(() => sessionStorage.setItem("noticesShown", "member"), []);
	if (language !== undefined) await before(([code = ""]) => localStorage.setItem("lang", code), [language]);
	const faults: string[] = [];
	watchPage(page, { faults, refusalsExpected, home });
	const openTab = async (): Promise<Page> => {
		const tab = await window.openTab();
		watchPage(tab, { faults, refusalsExpected, home });
		return tab;
	};
	return { page, context, address, faults, openTab, before };
}

/** Opens the site as somebody who has logged in before, or has come in as a guest. */
export async function arriveAs(
	visit: Visit,
	person: { readonly token: string; readonly guest?: boolean },
): Promise<void> {
	await visit.before(
		([token = "", isAgent = ""]) => {
			if (sessionStorage.getItem("arrived") !== null) return;
			sessionStorage.setItem("arrived", "1");
			sessionStorage.setItem("token", token);
			sessionStorage.setItem("isAgent", isAgent);
		},
		[person.token, person.guest === true ? "4" : "0"],
	);
}

const addresses = { used: 0 };

/** Goes on within the open site, as one of its links leads: nothing is loaded anew, which takes an eighth of the time. */
export async function walkTo(page: Page, address: string): Promise<void> {
	// The scripts of a page come after it: before its first heading there is nobody who would follow.
	await page.locator("#content").getByRole("heading", { includeHidden: true }).first().waitFor({ state: "attached" });
	await page.evaluate((to) => history.pushState(null, "", to), address);
}

/** From the networks set aside for benchmarks: nobody's. Files run in processes of their own, so theirs differ by it. */
export function ownAddress(): string {
	addresses.used += 1;
	const number = (process.pid * 64 + addresses.used) % 131_072;
	return `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
}

const refusedCall = /^Failed to load resource: the server responded with a status of (?:4\d\d|503)/;
const lostLink = /net::ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed/;

const workerBlocked = "Service Worker registration blocked by Playwright";

type Notes = { readonly faults: string[]; readonly refusalsExpected: boolean; readonly home?: string };

/** Notes every error of the console and of the page, and every request that leaves the house. */
export function watchPage(page: Page, notes: Notes): void {
	const home = new URL(notes.home ?? ownSite().url).host;
	page.on("console", (message) => {
		if (message.type() !== "error" && message.type() !== "warning") return;
		const text = message.text();
		if (lostLink.test(text) || text === workerBlocked || (notes.refusalsExpected && refusedCall.test(text))) return;
		if (message.type() === "warning" && isDrawingNote(text)) return;
		notes.faults.push(`${message.type()}: ${text} (${message.location().url})`);
	});
	page.on("pageerror", (error) => notes.faults.push(`page: ${error.message}`));
	page.on("request", (request) => {
		const { protocol, host } = new URL(request.url());
		if (/^(https?|wss?):$/.test(protocol) && host !== home) notes.faults.push(`elsewhere: ${request.url()}`);
	});
}

/** Notes of the software that draws without a graphics card. */
const isDrawingNote = (text: string): boolean => /GPU stall|GL Driver Message|WebGL/.test(text);

export function expectNoFaults(visit: Visit): void {
	expect(visit.faults).toEqual([]);
}

/** Where the link is cut: a part of the page that was on its way then does not arrive, says so, and is asked for again. */
export function expectNoFaultsButLostParts(visit: Visit): void {
	expect(visit.faults.filter((fault) => !fault.includes("a part of the page did not arrive"))).toEqual([]);
}

/** For the eye, where pictures are asked for by PICTURES=1: a picture takes longer than most of what it is taken of. */
export async function keepPicture(page: Page, name: string): Promise<void> {
	if (process.env.PICTURES === "1") await takePicture(page, name);
}

/** Below screenshots/, which git does not keep. */
async function takePicture(page: Page, name: string): Promise<void> {
	mkdirSync("screenshots", { recursive: true });
	await page.screenshot({ path: `screenshots/${name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").toLowerCase()}.png` });
}

/** The frame a game runs in: on its page, or in the part of a page that is given. */
export const gameFrame = (place: Page | Locator): FrameLocator => place.locator("iframe").contentFrame();
