// A tour of the whole site: every route and every popup, for those who see it differently, on a phone and on a desk, in
// both themes, in English and in Korean. Nothing is wrong to axe, the console is silent, nothing leaves the house, nothing
// sticks out or jumps, and every page says in its title and description what it is.
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFreePlay } from "#members/contract";
import { studios } from "../../apps/server/studios.ts";
import { caller, logInAs, must } from "../caller.ts";
import { ownAddress, watchPage } from "../journey.ts";
import { ownSite } from "../site.ts";
import { ownBrowser, pointing } from "../window.ts";
import { faultsOf, type Place, type TourLook, tourLooks, watchShifts } from "./looking.ts";
import { type Stop, stop, type Who } from "./stop.ts";
import { routeStops } from "./stops.ts";

const rooms = new Map<string, Promise<Room>>();
const told = new Map<string, { readonly title: string; readonly description: string }>();

/** One window of a look, handed on from person to person: what a browser keeps to be faster stays in it. */
type Room = {
	readonly page: Page;
	readonly context: BrowserContext;
	readonly faults: string[];
	/** What each person has been looked at with, and need not be again. */
	readonly seen: Map<Who, string[]>;
	/** Who looks, from the next page on. */
	readonly enter: (who: Who) => Promise<void>;
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

function roomOf(look: TourLook): Promise<Room> {
	const room = rooms.get(look.name) ?? openRoom(look);
	rooms.set(look.name, room);
	return room;
}

async function openRoom(look: TourLook): Promise<Room> {
	const context = await (await ownBrowser()).newContext({
		baseURL: ownSite().url,
		viewport: look.viewport,
		...pointing(look),
		colorScheme: look.theme,
		reducedMotion: "reduce",
		locale: "en-US",
		extraHTTPHeaders: { "x-forwarded-for": ownAddress() },
		serviceWorkers: "block",
	});
	context.setDefaultTimeout(patienceMilliseconds);
	const faults: string[] = [];
	const page = await context.newPage();
	watchPage(page, { faults, refusalsExpected: false });
	await watchShifts(page);
	const here: { who?: Who; undo?: { dispose: () => Promise<void> } } = {};
	const enter = async (who: Who): Promise<void> => {
		if (here.who === who) return;
		await here.undo?.dispose();
		await page.goto("/mark.svg");
		await page.evaluate(() => {
			sessionStorage.clear();
			localStorage.clear();
		});
		await context.clearCookies();
		here.undo = await context.addInitScript(beSomebody, [
			look.code,
			who === "visitor" ? "" : await tokenOf(who),
			// As a login leaves it: who does not know that this is a guest asks for what is a member's.
			who === "guest" ? "4" : "0",
		] as const);
		here.who = who;
	};
	return { page, context, faults, seen: new Map(), enter };
}

function beSomebody([language, session, isAgent]: readonly [string, string, string]): void {
	localStorage.setItem("lang", language);
	sessionStorage.setItem("noticesShown", "member");
	if (session === "") return;
	sessionStorage.setItem("token", session);
	sessionStorage.setItem("isAgent", isAgent);
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
			const room = await roomOf(look);
			await room.enter(who);
			const seen = room.seen.get(who) ?? [];
			const faults = await faultsOf(room.page, { place: { ...place, except: seen }, look });
			if (place.within === undefined) room.seen.set(who, [...seen, ...(await standing(room, seen))]);
			return [...faults, ...room.faults.splice(0).map((fault) => `${look.name}: ${fault}`)];
		}),
	);
	return found.flat();
}

/** What stands around this page and has not been looked at before. */
async function standing({ page }: Room, seen: readonly string[]): Promise<readonly string[]> {
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

/** The first vendor of each studio of the house, in the halls that the studio opens. */
const houseStops = studios.flatMap(({ vendors: [first], opens }) =>
	first === undefined
		? []
		: opens.flatMap((category) => {
				const route = `/${category.toLowerCase()}`;
				return stop(route, ({ games }) => games.category.name[category], { address: `${route}?page=${first.code}` });
			}),
);

describe("a route", () => {
	it.each([...routeStops, ...houseStops].map((stop, place) => [stop.address, stop.who, { stop, place }] as const))(
		"%s, to a %s",
		async (...[, who, { stop, place }]) => {
			expect(await lookAt(place, { who, place: placeOf(stop) })).toEqual([]);
			const [look = firstLook] = looksAt(place);
			told.set(stop.address, await describedAs((await roomOf(look)).page));
		},
		patienceMilliseconds,
	);

	it("says in its title and description what it is", () => {
		expect([...told].filter(([, { title }]) => !title.includes("Tessera"))).toEqual([]);
		expect([...told].filter(([, { description }]) => description.length < 15)).toEqual([]);
	});
});
