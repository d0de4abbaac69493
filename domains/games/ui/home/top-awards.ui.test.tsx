import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ClientProvider, closePopup, closeSession, giveSentences, openPopups } from "#platform/ui";
import type { Game } from "../../contract/index.ts";
import en from "../messages/en.json";
import { listedGame } from "../testing/listed.ts";
import { TopAwards } from "./top-awards.tsx";

giveSentences({ domain: "games", code: "EN", content: en });
giveSentences({ domain: "platform", code: "EN", content: {} });

afterEach(() => {
	cleanup();
	closePopup(0);
	vi.unstubAllGlobals();
});

async function show(games: readonly Game[]) {
	const asked: URL[] = [];
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(new URL(address, "http://here"));
		return Response.json({
			success: true,
			value: { games, pageNum: 1, totalPages: 1, total: games.length, leastStakes: [], currency: "P" },
		});
	});
	const router = createRouter({
		routeTree: createRootRoute({ component: TopAwards }),
		history: createMemoryHistory({ initialEntries: ["/"] }),
	});
	render(
		<ClientProvider>
			<RouterProvider router={router} />
		</ClientProvider>,
	);
	await router.load();
	await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
	return asked;
}

const award = { amount: "30000.00", times: "1500.00", oneIn: 3_591_410 };

test("each jackpot is told with its amount and its odds, the largest first as the server orders them", async () => {
	const asked = await show([
		listedGame(1, { topAward: award }),
		listedGame(2),
		listedGame(3, { open: false, topAward: award }),
	]);
	const row = within(await screen.findByRole("region", { name: en.home.jackpots }));
	expect(row.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
		"Game 1P30,000.00× 1,500 the stake, once in 3,591,410 rounds",
	]);
	expect(asked.map(({ searchParams }) => searchParams.get("sort"))).toContain("award");
});

test("a press plays the game, after the login that a visitor needs", async () => {
	closeSession();
	await show([listedGame(1, { topAward: award })]);
	fireEvent.click(await screen.findByRole("button", { name: "Play Game 1" }));
	expect(openPopups().map(({ name }) => name)).toEqual(["login"]);
});

test("without a game that tells one there is no row", async () => {
	await show([listedGame(1)]);
	await vi.waitFor(() => expect(screen.queryByRole("region")).toBeNull());
});
