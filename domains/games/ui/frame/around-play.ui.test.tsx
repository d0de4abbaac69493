// The page of a game: the site shows session and reality check around a vendor's frame, and never around one of the house.
import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { ClientProvider, closePopup, closeSession, giveSentences, openPopups, openSession } from "#platform/ui";
import en from "../messages/en.json";
import { listedGame } from "../testing/listed.ts";
import { GamePage } from "./game-page.tsx";
import { lengthOf } from "./session-line.tsx";

/** The words of the rooms around, as short as they can be. */
const check = { title: "Time check", text: "t", goOn: "Go on", stop: "Stop", history: "My history", time: "time" };
giveSentences({ domain: "games", code: "EN", content: en });
giveSentences({ domain: "platform", code: "EN", content: { close: "Close" } });
giveSentences({
	domain: "protection",
	code: "EN",
	content: { check: { ...check, net: "net" }, played: { staked: "s", won: "w" }, duration: {} },
});

const playId = "01890a5d-ac96-774b-bcce-b302099a8057";
const shows = { playId, showSession: true };
const play = {
	currency: "P",
	net: "-4.50",
	startedAt: "2026-11-22T10:00:00.000Z",
	now: "2026-11-22T11:05:00.000Z",
	checkDue: false,
};
const told = {
	currency: "P",
	everyMinutes: 30,
	startedAt: "2026-11-22T10:00:00.000Z",
	minutes: 65,
	staked: "14.50",
	won: "10.00",
	net: "-4.50",
};

type Server = { around: object | undefined; play: object; sent: string[] };
const server: Server = { around: shows, play, sent: [] };

function answer(path: string): unknown {
	if (path.endsWith("launchGame")) return { game_url: "about:blank#launch=t", around: server.around };
	if (path.endsWith("launchTrial")) return { game_url: "about:blank#launch=t" };
	if (path.endsWith("ownPlay")) return server.play;
	if (path.endsWith("realityCheck")) return told;
	if (path.endsWith("gameList"))
		return { games: [listedGame(1)], pageNum: 1, totalPages: 1, total: 1, leastStakes: [], currency: "P" };
	if (path.endsWith("favouriteIds")) return { gameIds: [] };
	return {};
}

beforeEach(() => {
	Object.assign(server, { around: shows, play, sent: [] });
	openSession({ token: "t" });
	vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
		const { pathname } = new URL(address, "http://site.test");
		const body = typeof init?.body === "string" ? ` ${init.body}` : "";
		server.sent.push(`${pathname.split("/game/").at(-1)}${body}`);
		if (pathname.endsWith("realityCheck/answer")) server.play = play;
		return Response.json({ success: true, value: answer(pathname) });
	});
});
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

async function open(mode: "real" | "demo" = "real", at = "/game") {
	const root = createRootRoute();
	const routes = [
		createRoute({ getParentRoute: () => root, path: at, component: GamePage }),
		createRoute({ getParentRoute: () => root, path: "/rng", component: () => <p>the hall</p> }),
	];
	const initialEntries = [`${at}?gameId=%221%22&vassalage=OUTSIDE&mode=${mode}`];
	const history = createMemoryHistory({ initialEntries });
	render(
		<ClientProvider>
			<RouterProvider router={createRouter({ routeTree: root.addChildren(routes), history })} />
		</ClientProvider>,
	);
	await screen.findByTitle("Game 1");
	return history;
}
const line = () => document.querySelector(`dl[aria-label="${en.session.label}"]`);
const lineShown = () => vi.waitFor(() => expect(line()).not.toBeNull());
const asked = (call: string) => server.sent.filter((sent) => sent.startsWith(call)).length;

it("stands at /seamless, too: what a trial there becomes for real stays there", async () => {
	const history = await open("demo", "/seamless");
	fireEvent.click(screen.getByRole("button", { name: en.frame.realInstead }));
	await lineShown();
	expect([history.location.pathname, asked("launchGame")]).toEqual(["/seamless", 1]);
});

describe("RTS 2E the line above a vendor's frame", () => {
	it("shows the time of day, the length by the server's clock and won less staked, and announces nothing", async () => {
		await open();
		await lineShown();
		const text = line()?.textContent ?? "";
		for (const part of [en.session.clock, "1:05", en.session.net, "-P4.50"]) expect(text).toContain(part);
		expect(line()?.closest("[aria-live], [role=status], [role=alert]")).toBeNull();
		expect(screen.queryByRole("dialog")).toBeNull();
	});
	it.each([
		["somebody comes back", () => void document.dispatchEvent(new Event("visibilitychange"))],
		["a minute has passed", () => void vi.advanceTimersByTime(60_000)],
	])("is read anew when %s", async (_when, happens) => {
		vi.useFakeTimers({ shouldAdvanceTime: true });
		await open();
		await lineShown();
		server.play = { ...play, net: "-20.50" };
		act(happens);
		await vi.waitFor(() => expect(line()?.textContent).toContain("-P20.50"));
	});
	it("is not there where the market does not ask for it", async () => {
		server.around = { playId, showSession: false };
		await open();
		await vi.waitFor(() => expect(asked("ownPlay")).toBe(1));
		expect(line()).toBeNull();
	});
	it("stands around no game of the house, and around no trial: neither asks", async () => {
		server.around = undefined;
		await open();
		cleanup();
		await open("demo");
		expect([line(), asked("ownPlay")]).toEqual([null, 0]);
	});
});

describe("RTS 13B the check over a vendor's frame", () => {
	const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
	beforeEach(() => {
		server.play = { ...play, checkDue: true };
	});
	it("is asked when it is due, and its answer lets play go on", async () => {
		await open();
		await screen.findByRole("dialog", { name: check.title });
		await vi.waitFor(() => expect(document.body.textContent).toContain("P14.50"));
		await press(check.goOn);
		await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(server.sent.some((sent) => sent.includes('{"choice":"go-on"}'))).toBe(true);
		expect(screen.getByTitle("Game 1")).toBeTruthy();
	});
	it("stop ends the session and closes the game", async () => {
		await open();
		await vi.waitFor(() => expect(document.body.textContent).toContain("P14.50"));
		await press(check.stop);
		await screen.findByText("the hall");
		expect(asked("leaveOwnPlay")).toBe(1);
	});
	it("makes room for the member's history, and is there again after it", async () => {
		await open();
		await press(check.history);
		await vi.waitFor(() => expect(openPopups()).toEqual([{ name: "personal-centre", page: "personalHistoryCopy" }]));
		expect(screen.queryByRole("dialog")).toBeNull();
		act(() => closePopup());
		await screen.findByRole("dialog", { name: check.title });
	});
	it("closed without an answer, it comes back with the next answer of the server", async () => {
		await open();
		await screen.findByRole("dialog", { name: check.title });
		await userEvent.keyboard("{Escape}");
		await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		act(() => void document.dispatchEvent(new Event("visibilitychange")));
		await screen.findByRole("dialog", { name: check.title });
		expect(server.sent.some((sent) => sent.includes("choice"))).toBe(false);
	});
	it("is not asked around a game of the house: that asks inside", async () => {
		server.around = undefined;
		await open();
		expect(screen.queryByRole("dialog")).toBeNull();
	});
});

test.each([
	[0, "0:00"],
	[59_999, "0:00"],
	[60_000, "0:01"],
	[3_600_000, "1:00"],
	[36_540_000, "10:09"],
	[-5_000, "0:00"],
])("%i ms is %s", (milliseconds, words) => {
	expect(lengthOf(milliseconds)).toBe(words);
});

test("a login that ends elsewhere leaves the game that stands where it is: its round is shown to the end", async () => {
	await open();
	const game = screen.getByTitle("Game 1");
	act(() => closeSession());
	expect(document.querySelector("iframe")).toBe(game);
	expect(screen.queryByText(en.frame.logInFirst)).toBeNull();
});
