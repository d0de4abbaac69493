// A tour of the whole site: every route and every popup, for those who see it differently, on a phone and on a desk, in
// both themes, in English and in Korean. Nothing is wrong to axe, the console is silent, nothing leaves the house, nothing
// sticks out or jumps, and every page says in its title and description what it is.
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFreePlay } from "#members/contract";
import { caller, logInAs, must } from "../caller.ts";
import { ownAddress, watchPage } from "../journey.ts";
import { ownSite } from "../site.ts";
import { ownBrowser } from "../window.ts";
import { faultsOf, type Place, type TourLook, tourLooks, watchShifts } from "./looking.ts";
import { routeStops, type Stop, type Who } from "./stops.ts";

const rooms = new Map<string, Promise<Room>>();
const told = new Map<string, { readonly title: string; readonly description: string }>();

/** One window of somebody, kept for all the places that person looks at. */
type Room = {
	readonly page: Page;
	readonly context: BrowserContext;
	readonly faults: string[];
	/** What it has been looked at with, and need not be again. */
	readonly seen: string[];
};

/** What stands around the pages of a frame, each by itself. */
const aroundPages = ["header", "footer", "aside"].map((name) => `${name}:not(#content ${name})`);

beforeAll(async () => {
	await ownBrowser();
});
afterAll(async () => {
	for (const { context } of await Promise.all(rooms.values())) await context.close();
});

/** A place is looked at in several windows at once: each takes longer than one alone. */
const patienceMilliseconds = 180_000;

const tokens = new Map<Who, Promise<string>>();

function tokenOf(who: Exclude<Who, "visitor">): Promise<string> {
	const ways = {
		guest: () => must(caller().call(startFreePlay, { os: "", platform: "W" })),
		member: () => logInAs({ account: "demo01" }),
		agent: () => logInAs({ account: "agent01" }),
	};
	const token = tokens.get(who) ?? ways[who]().then((entered) => entered.token);
	tokens.set(who, token);
	return token;
}

function roomOf(who: Who, look: TourLook): Promise<Room> {
	const name = `${who} ${look.name}`;
	const room = rooms.get(name) ?? openRoom(who, look);
	rooms.set(name, room);
	return room;
}

async function openRoom(who: Who, look: TourLook): Promise<Room> {
	const context = await (await ownBrowser()).newContext({
		baseURL: ownSite().url,
		viewport: look.viewport,
		colorScheme: look.theme,
		reducedMotion: "reduce",
		locale: "en-US",
		extraHTTPHeaders: { "x-forwarded-for": ownAddress() },
		serviceWorkers: "block",
	});
	const token = who === "visitor" ? "" : await tokenOf(who);
	await context.addInitScript(
		([language, session, isAgent]) => {
			localStorage.setItem("lang", language);
			sessionStorage.setItem("noticesShown", "member");
			if (session === "") return;
			sessionStorage.setItem("token", session);
			// As a login leaves it: who does not know that this is a guest asks for what is a member's.
			sessionStorage.setItem("isAgent", isAgent);
		},
		[look.code, token, who === "guest" ? "4" : "0"] as const,
	);
	context.setDefaultTimeout(patienceMilliseconds);
	const faults: string[] = [];
	const page = await context.newPage();
	watchPage(page, { faults, refusalsExpected: false });
	await watchShifts(page);
	return { page, context, faults, seen: [] };
}

const [firstLook] = tourLooks;

/**
 * Each stop in one look after the other, so that every test run sees all looks and every stop; `npm run tour` sees every
 * stop in every look.
 */
const looksAt = (stop: number): readonly TourLook[] =>
	process.env.TOUR === "whole" ? tourLooks : [tourLooks[stop % tourLooks.length] ?? firstLook];

async function lookAt(stop: number, { who, place }: { who: Who; place: Place }): Promise<readonly string[]> {
	const found = await Promise.all(
		looksAt(stop).map(async (look) => {
			const room = await roomOf(who, look);
			const faults = await faultsOf(room.page, { place: { ...place, except: [...room.seen] }, look });
			if (place.within === undefined) room.seen.push(...(await standing(room)));
			return [...faults, ...room.faults.splice(0).map((fault) => `${look.name}: ${fault}`)];
		}),
	);
	return found.flat();
}

/** What stands around this page and has not been looked at before. */
async function standing({ page, seen }: Room): Promise<readonly string[]> {
	const counts = await Promise.all(aroundPages.map((selector) => page.locator(`${selector}:visible`).count()));
	return aroundPages.filter((selector, place) => (counts[place] ?? 0) > 0 && !seen.includes(selector));
}

const placeOf = ({ address, who, heading, popup }: Stop): Place => ({
	name: `${address} ${who}`,
	...(popup ? { within: "[role=dialog]" } : {}),
	open: async (page, { words }) => {
		await page.goto(address);
		return page.getByRole("heading", { name: heading(words) });
	},
});

const describedAs = (page: Page) =>
	page.evaluate(() => ({
		title: document.title,
		description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
	}));

describe("a route", () => {
	it.each(routeStops.map((stop, place) => [stop.address, stop.who, { stop, place }] as const))(
		"%s, to a %s",
		async (...[, who, { stop, place }]) => {
			expect(await lookAt(place, { who, place: placeOf(stop) })).toEqual([]);
			const [look = firstLook] = looksAt(place);
			told.set(stop.address, await describedAs((await roomOf(who, look)).page));
		},
		patienceMilliseconds,
	);

	it("says in its title and description what it is", () => {
		expect([...told].filter(([, { title }]) => !title.includes("Tessera"))).toEqual([]);
		expect([...told].filter(([, { description }]) => description.length < 15)).toEqual([]);
	});
});
