// Where rewards stand a member sees the free spins of the house: what they are, where they can be played, what they brought.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import type { OwnGift } from "../../contract/index.ts";
import en from "../messages/en.json";
import { GiftStrip } from "./gift-strip.tsx";
import { TileGift } from "./tile-gift.tsx";

giveSentences({ domain: "games", code: "EN", content: en });
const words = en.gifts;
const game = (gameId: string, displayName: string) => ({ gameId, vassalage: "TESSERA", displayName });
const gift = (change: Partial<OwnGift> = {}): OwnGift => ({
	giftId: "1",
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
let gifts: OwnGift[] = [];
let asked = 0;

beforeEach(() => {
	asked = 0;
	openSession({ token: "t" });
	vi.stubGlobal("fetch", async () => {
		asked += 1;
		return Response.json({ success: true, value: { gifts } });
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
	gifts = [
		gift({ left: 8, won: "3.10" }),
		gift({ giftId: "2", state: "planned", left: 5, spins: 5, games: [game("9", "Paper Lamps")] }),
		gift({ giftId: "3", left: 0, won: "1.00" }),
		gift({ giftId: "4", state: "over", left: 2 }),
		gift({ giftId: "5", state: "withdrawn", left: 2 }),
	];
	const router = await show(() => <GiftStrip />);
	expect(await screen.findAllByRole("listitem")).toHaveLength(4);
	expect(screen.getByText(/8 free spins at/).textContent).toContain("0.20");
	expect(screen.getByText("8 of 12 left")).toBeTruthy();
	expect(screen.getByText(words.states.planned)).toBeTruthy();
	expect(screen.getByText(words.won).textContent).toContain("3.10");
	await userEvent.click(screen.getByRole("button", { name: /Bojagi/ }));
	expect(router.state.location).toMatchObject({ pathname: "/game", search: { gameId: "7", mode: "real" } });
	cleanup();
	await show(() => <GiftStrip all />);
	await screen.findByText(words.states.used);
	for (const state of ["over", "withdrawn"] as const) expect(screen.getByText(words.states[state])).toBeTruthy();
	expect(screen.getAllByRole("button")).toHaveLength(2);
});

test("a tile says how many can be played in its game", async () => {
	gifts = [gift({ left: 8 }), gift({ giftId: "2", left: 2 }), gift({ giftId: "3", state: "over" })];
	await show(() => <TileGift gameId="9" />);
	expect(await screen.findByText("10 free spins")).toBeTruthy();
	cleanup();
	await show(() => <TileGift gameId="8" />);
	expect(screen.queryByText(/free spin/)).toBeNull();
});

test("who is not logged in has none, and nobody is asked", async () => {
	closeSession();
	await show(() => <GiftStrip />);
	expect([screen.queryByRole("region"), asked]).toEqual([null, 0]);
});
