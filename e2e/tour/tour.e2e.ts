// A tour of the whole site: every route and every popup, for those who see it differently, on a phone or on a desk, in one
// of two themes, in English or in Korean: which of the eight looks a stop is seen in turns with the commit. Nothing is wrong to axe, the console is silent, nothing leaves the house, nothing
// sticks out or jumps, and every page says in its title and description what it is.
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFreePlay } from "#members/contract";
import { studios } from "../../apps/server/studios.ts";
import { categoryPages } from "../../domains/games/ui/navigation/category-pages.ts";
import { isWhole, turnOf } from "../../tools/bootstrap/testing/turn.ts";
import { caller, logInAs, must } from "../caller.ts";
import { ownAddress, walkTo, watchPage } from "../journey.ts";
import { ownSite } from "../site.ts";
import { ownBrowser, pointing } from "../window.ts";
import {
	faultsOf,
	forgetShifts,
	type Place,
	type Size,
	type TourLook,
	tourLooks,
	viewports,
	watchShifts,
} from "./looking.ts";
import { type Stop, stop, type Who } from "./stop.ts";
import { routeStops } from "./stops.ts";

const rooms = new Map<Size, Promise<Room>>();
const told = new Map<string, { readonly title: string; readonly description: string }>();

/** One window of a size, handed on from person to person: what a browser keeps to be faster stays in it. */
type Room = {
	readonly page: Page;
	readonly context: BrowserContext;
	readonly faults: string[];
	/** What each person has been looked at with, and need not be again. */
	readonly seen: Map<string, string[]>;
	/** Who looks, in which language, from the next page on. */
	readonly enter: (who: Who, look: TourLook) => Promise<"anew" | "still here">;
};

/** What stands around the pages of a frame, each by itself. */
const aroundPages = ["header", "footer", "aside"].map((name) => `${name}:not(#content ${name})`);

beforeAll(async () => {
	await ownBrowser();
});
afterAll(async () => {
	for (const { context } of await Promise.all(rooms.values())) await context.close();
});

/** A place is looked at in eight looks where all are asked for. */
const patienceMilliseconds = 180_000;

const places: readonly Who[] = ["visitor", "guest", "member", "agent"];
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

function roomOf({ size }: TourLook): Promise<Room> {
	const room = rooms.get(size) ?? openRoom(viewports[size]);
	rooms.set(size, room);
	return room;
}

async function openRoom(viewport: (typeof viewports)[Size]): Promise<Room> {
	const context = await (await ownBrowser()).newContext({
		baseURL: ownSite().url,
		viewport,
		...pointing({ viewport }),
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
	const here: { who?: string; undo?: { dispose: () => Promise<void> } } = {};
	const enter: Room["enter"] = async (who, { code }) => {
		if (here.who === `${who} ${code}`) return "still here";
		await here.undo?.dispose();
		await page.goto("/mark.svg");
		await page.evaluate(() => {
			sessionStorage.clear();
			localStorage.clear();
		});
		await context.clearCookies();
		here.undo = await context.addInitScript(beSomebody, [
			code,
			who === "visitor" ? "" : await tokenOf(who),
			// As a login leaves it: who does not know that this is a guest asks for what is a member's.
			who === "guest" ? "4" : "0",
		] as const);
		here.who = `${who} ${code}`;
		return "anew";
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

/** The first vendor of each studio of the house, in the halls that the studio opens. */
const houseStops = studios.flatMap(({ vendors: [first], opens }) =>
	first === undefined
		? []
		: opens.flatMap((category) => {
				const route = categoryPages[category];
				return stop(route, ({ games }) => games.category.name[category], { address: `${route}?page=${first.code}` });
			}),
);

/** One person's stops after one another, and a row of them in one look: to go on within the open site costs a third. */
const walk: readonly Stop[] = [...routeStops, ...houseStops].sort(
	(left, right) => places.indexOf(left.who) - places.indexOf(right.who),
);

/** Every run sees every stop, and many see it in every look; `npm run tour` does so at once. */
const looksAt = (stop: number): readonly [TourLook, ...TourLook[]] =>
	isWhole() ? tourLooks : [turnOf(tourLooks, Math.floor((stop * tourLooks.length) / walk.length))];

/** Of four stops one is opened at its address, and each is in its turn. What lies above a page is, and what follows it. */
const isOpenedAnew = (stop: number): boolean =>
	isWhole() ||
	walk[stop]?.popup === true ||
	walk[stop - 1]?.popup === true ||
	turnOf([true, false, false, false], stop);

async function lookAt(number: number, stop: Stop): Promise<readonly string[]> {
	const { who } = stop;
	const found: string[] = [];
	for (const look of looksAt(number)) {
		const room = await roomOf(look);
		const entered = await room.enter(who, look);
		const place = placeOf(stop, entered === "anew" || isOpenedAnew(number) ? "opened" : "walked to");
		const seen = room.seen.get(whoIn(who, look)) ?? [];
		const faults = await faultsOf(room.page, { place: { ...place, except: seen }, look });
		if (place.within === undefined) room.seen.set(whoIn(who, look), [...seen, ...(await standing(room, seen))]);
		found.push(...faults, ...room.faults.splice(0).map((fault) => `${look.name}: ${fault}`));
	}
	return found;
}

/** What stands around the pages is seen once a person where each is seen in one look, and in every look where all are. */
const whoIn = (who: Who, look: TourLook): string => (isWhole() ? `${who} ${look.name}` : who);

/** What stands around this page and has not been looked at before. */
async function standing({ page }: Room, seen: readonly string[]): Promise<readonly string[]> {
	const counts = await Promise.all(aroundPages.map((selector) => page.locator(`${selector}:visible`).count()));
	return aroundPages.filter((selector, place) => (counts[place] ?? 0) > 0 && !seen.includes(selector));
}

const placeOf = ({ address, who, heading, popup }: Stop, how: "opened" | "walked to"): Place => ({
	name: `${address} ${who}`,
	...(popup ? { within: "[role=dialog]" } : {}),
	open: async (page, { words }) => {
		if (how === "walked to") await forgetShifts(page);
		await (how === "opened" ? page.goto(address) : walkTo(page, address));
		return page.getByRole("heading", { name: heading(words) });
	},
});

const describedAs = (page: Page) =>
	page.evaluate(() => ({
		title: document.title,
		description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
	}));

describe("a route", () => {
	it.each(walk.map((stop, place) => [stop.address, stop.who, { stop, place }] as const))(
		"%s, to a %s",
		async (...[, , { stop, place }]) => {
			expect(await lookAt(place, stop)).toEqual([]);
			const look = looksAt(place).at(-1) ?? looksAt(place)[0];
			told.set(stop.address, await describedAs((await roomOf(look)).page));
		},
		patienceMilliseconds,
	);

	it("says in its title and description what it is", () => {
		expect([...told].filter(([, { title }]) => !title.includes("Tessera"))).toEqual([]);
		expect([...told].filter(([, { description }]) => description.length < 15)).toEqual([]);
	});
});
