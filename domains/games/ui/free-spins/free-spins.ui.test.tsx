// Where rewards stand a member sees the free spins of the house: what they are, where they can be played, what they brought.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import type { OwnFreeSpinsAward } from "../../contract/index.ts";
import en from "../messages/en.json";
import { FreeSpinsStrip } from "./free-spins-strip.tsx";
import { TileFreeSpinsAward } from "./tile-free-spins.tsx";

giveSentences({ domain: "games", code: "EN", content: en });
const words = en.freeSpins;
const game = (gameId: string, displayName: string) => ({ gameId, vassalage: "TESSERA", displayName });
const award = (change: Partial<OwnFreeSpinsAward> = {}): OwnFreeSpinsAward => ({
	freeSpinsId: "1",
	spins: 12,
	left: 12,
	won: "0.00",
	stake: "0.20",
	currency: "P",
	state: "running",
	startsAt: "2026-11-20T10:00:00.000Z",
	endsAt: "2026-12-20T10:00:00.000Z",
	games: [game("7", "Bojagi"), game("9", "Paper Lamps")],
	...change,
});
let freeSpins: OwnFreeSpinsAward[] = [];
let asked = 0;

beforeEach(() => {
	asked = 0;
	openSession({ token: "t" });
	vi.stubGlobal("fetch", async () => {
		asked += 1;
		return Response.json({ success: true, value: { freeSpins } });
	});
});
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
});

async function show(part: () => React.ReactNode) {
	const root = createRootRoute({ component: part });
	const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ["/promotions"] }) });
	await router.load();
	render(<RouterProvider router={router} />, { wrapper: ClientProvider });
	return router;
}

test("those that can be played lead to their games; what is over is told on the page of offers alone", async () => {
	freeSpins = [
		award({ left: 8, won: "3.10" }),
		award({ freeSpinsId: "2", state: "planned", left: 5, spins: 5, games: [game("9", "Paper Lamps")] }),
		award({ freeSpinsId: "3", left: 0, won: "1.00" }),
		award({ freeSpinsId: "4", state: "over", left: 2 }),
		award({ freeSpinsId: "5", state: "withdrawn", left: 2 }),
	];
	const router = await show(() => <FreeSpinsStrip />);
	expect(await screen.findAllByRole("listitem")).toHaveLength(4);
	expect(screen.getByText(/8 free spins at/).textContent).toContain("0.20");
	expect(screen.getByText("8 of 12 left")).toBeTruthy();
	expect(screen.getByText(words.states.planned)).toBeTruthy();
	expect(screen.getByText(words.won).textContent).toContain("3.10");
	await userEvent.click(screen.getByRole("button", { name: /Bojagi/ }));
	expect(router.state.location).toMatchObject({ pathname: "/game", search: { gameId: "7", mode: "real" } });
	cleanup();
	await show(() => <FreeSpinsStrip all />);
	await screen.findByText(words.states.used);
	for (const state of ["over", "withdrawn"] as const) expect(screen.getByText(words.states[state])).toBeTruthy();
	expect(screen.getAllByRole("button")).toHaveLength(2);
});

test("a tile says how many can be played in its game", async () => {
	freeSpins = [award({ left: 8 }), award({ freeSpinsId: "2", left: 2 }), award({ freeSpinsId: "3", state: "over" })];
	await show(() => <TileFreeSpinsAward gameId="9" />);
	expect(await screen.findByText("10 free spins")).toBeTruthy();
	cleanup();
	await show(() => <TileFreeSpinsAward gameId="8" />);
	expect(screen.queryByText(/free spin/)).toBeNull();
});

test("who is not logged in has none, and nobody is asked", async () => {
	closeSession();
	await show(() => <FreeSpinsStrip />);
	expect([screen.queryByRole("region"), asked]).toEqual([null, 0]);
});
