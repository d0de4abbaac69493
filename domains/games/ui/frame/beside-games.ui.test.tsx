// Up to four tables on one screen: each is launched by itself, and opening or closing one leaves the others as they are.
import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	RouterProvider,
} from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import en from "../messages/en.json";
import { listedGame } from "../testing/listed.ts";
import { besideIds } from "./beside-games.tsx";
import { GamePage } from "./game-page.tsx";

giveSentences({ domain: "games", code: "EN", content: en });
giveSentences({ domain: "platform", code: "EN", content: { close: "Close" } });

const games = [1, 2, 3].map((number) => listedGame(number, { gameType: "LIVE" }));
let launched: string[] = [];

beforeEach(() => {
	launched = [];
	openSession({ token: "t" });
	vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
		const { pathname } = new URL(address, "http://site.test");
		const gameId = /gameId\W+(\d+)/.exec(decodeURIComponent(`${address} ${String(init?.body ?? "")}`))?.[1];
		if (pathname.endsWith("launchGame")) {
			launched.push(gameId ?? "");
			return Response.json({ success: true, value: { game_url: `about:blank?${gameId}#launch=t` } });
		}
		if (pathname.endsWith("favouriteIds")) return Response.json({ success: true, value: { gameIds: [] } });
		if (!pathname.endsWith("gameList")) return Response.json({ success: true, value: {} });
		const found = gameId === undefined ? games : games.filter((game) => game.gameId === gameId);
		const page = { pageNum: 1, totalPages: 1, total: found.length, leastStakes: [], currency: "P" };
		return Response.json({ success: true, value: { games: found, ...page } });
	});
});
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
});

it("opens further tables beside the first, each once, up to four, and closes them again", async () => {
	const root = createRootRoute();
	const route = createRoute({ getParentRoute: () => root, path: "/game", component: GamePage });
	const history = createMemoryHistory({ initialEntries: ["/game?gameId=%221%22&vassalage=FIRST&mode=real"] });
	render(
		<ClientProvider>
			<RouterProvider router={createRouter({ routeTree: root.addChildren([route]), history })} />
		</ClientProvider>,
	);
	const first = await screen.findByTitle("Game 1");
	const add = async (name: string): Promise<void> => {
		fireEvent.click(await screen.findByRole("button", { name: en.frame.beside }));
		fireEvent.click(await screen.findByRole("button", { name }));
	};
	await add("Game 2");
	await screen.findByTitle("Game 2");
	expect(screen.getByTitle("Game 1")).toBe(first);
	expect(launched).toEqual(["1", "2"]);
	expect(history.location.search).toContain("beside=");
	await add("Game 3");
	await screen.findByTitle("Game 3");
	await add("Game 2");
	await vi.waitFor(() => expect(screen.getAllByTitle("Game 2")).toHaveLength(2));
	expect(launched).toEqual(["1", "2", "3", "2"]);
	expect(screen.queryByRole("button", { name: en.frame.beside })).toBeNull();
	const third = screen.getByTitle("Game 3");
	const [, last] = screen.getAllByTitle("Game 2");
	const [second] = screen.getAllByRole("button", { name: en.frame.besideClose.replace("{{name}}", "Game 2") });
	if (second === undefined) throw new Error("nothing to close");
	fireEvent.click(second);
	await vi.waitFor(() => expect(screen.getAllByTitle("Game 2")).toHaveLength(1));
	expect(screen.getByTitle("Game 1")).toBe(first);
	expect(screen.getByTitle("Game 3")).toBe(third);
	expect(screen.getByTitle("Game 2")).toBe(last);
	expect(launched).toHaveLength(4);
});

it.each([
	["12-15", ["12", "15"]],
	["12-x-0-15-16-17", ["12", "15", "16"]],
	["", []],
])("an address that says %j means the tables %j", (said, meant) => {
	expect(besideIds.parse(said)).toEqual(meant);
});
