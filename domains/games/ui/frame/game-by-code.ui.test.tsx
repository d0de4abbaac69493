import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	Outlet,
	RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider } from "#platform/ui";
import { listedGame } from "../testing/listed.ts";
import { GameByCode } from "./game-by-code.tsx";

const asked: URLSearchParams[] = [];

beforeEach(() => {
	asked.length = 0;
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(new URL(address, "http://here").searchParams);
		const games = [listedGame(7, { gameCode: "TSFFC", gameType: "LOTT" })];
		const value = { games, pageNum: 1, totalPages: 1, total: 1, leastStakes: [], currency: "P" };
		return Response.json({ success: true, value });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function visit(gameCode: string, playType?: string) {
	const root = createRootRoute({ component: Outlet });
	const hall = createRoute({
		getParentRoute: () => root,
		path: "/lottery",
		component: () => <GameByCode category="LOTT" gameCode={gameCode} playType={playType} otherwise={<p>The hall</p>} />,
	});
	const game = createRoute({ getParentRoute: () => root, path: "/game", component: () => <p>The game</p> });
	const router = createRouter({
		routeTree: root.addChildren([hall, game]),
		history: createMemoryHistory({ initialEntries: ["/lottery"] }),
	});
	render(
		<ClientProvider>
			<RouterProvider router={router} />
		</ClientProvider>,
	);
	return router;
}

test("a code leads on to its game, with the way of playing that was asked for", async () => {
	const router = visit("tsffc", "Tradition");
	await screen.findByText("The game");
	expect(router.state.location.search).toEqual({
		gameId: "7",
		vassalage: "FIRST",
		mode: "real",
		playType: "Tradition",
	});
	expect(asked[0]?.get("gameType")).toBe("LOTT");
});

test("to a code that no game has, the hall answers", async () => {
	const router = visit("CQSSC");
	await screen.findByText("The hall");
	await waitFor(() => expect(router.state.location.pathname).toBe("/lottery"));
});
