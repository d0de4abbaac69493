// The home page's row of draws: one card a family, in the house's order, each with its countdown by the server's clock.
import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ClientProvider, giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { DrawsRow } from "./draws-row.tsx";

giveSentences({ domain: "lottery", code: "EN", content: en });

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** As the server tells a game whose bets close in 42 seconds. */
const listed = (gameId: string, now: number) => ({
	gameId,
	phase: "open",
	current: { numero: "202611290400", opensAt: now - 18_000, closesAt: now + 42_000, drawsAt: now + 47_000 },
	next: { numero: "202611290401", opensAt: now + 47_000, closesAt: now + 102_000, drawsAt: now + 107_000 },
	last: [{ numero: "202611290399", drawsAt: now - 13_000, state: "drawn", digits: "12345" }],
	minutes: 1,
	closesBefore: 5,
	zoneHours: 8,
});

function show(answer: (now: number) => unknown): void {
	vi.stubGlobal("fetch", async () => Response.json(answer(Date.now())));
	const root = createRootRoute();
	const routes = ["/", "/lottery"].map((path) =>
		createRoute({ getParentRoute: () => root, path, component: () => <DrawsRow /> }),
	);
	const history = createMemoryHistory({ initialEntries: ["/"] });
	render(
		<ClientProvider>
			<RouterProvider router={createRouter({ routeTree: root.addChildren(routes), history })} />
		</ClientProvider>,
	);
}

it("shows the first game of each family with its time to go, and leads to its bets", async () => {
	show((now) => ({
		success: true,
		value: { now, games: ["TSFFC", "HN5FC", "TSFFPK10"].map((id) => listed(id, now)) },
	}));
	const card = await screen.findByRole("link", { name: en.hall.playName.replace("{{name}}", en.game.TSFFC) });
	expect(card.getAttribute("href")).toBe("/lottery?gameCode=TSFFC");
	expect(screen.getAllByRole("timer").map((timer) => timer.textContent)).toEqual([
		expect.stringMatching(/^0:4\d$/),
		expect.stringMatching(/^0:4\d$/),
	]);
	expect(screen.queryByText(en.game.HN5FC)).toBeNull();
	expect(screen.getByText(en.game.TSFFPK10)).toBeTruthy();
});
