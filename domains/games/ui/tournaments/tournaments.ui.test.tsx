// The leaderboard names others masked and always shows the member's own place; terms are agreed to before joining; the bar of
// a game that counts shows where the member stands.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import type { OwnTournament, Tournament } from "../../contract/index.ts";
import en from "../messages/en.json";
import { FrameTournament } from "./frame-tournament.tsx";
import { TournamentStrip } from "./tournament-strip.tsx";
import { TournamentsPage } from "./tournaments-page.tsx";

giveSentences({ domain: "games", code: "EN", content: en });
const words = en.tournaments;
const cup = (change: Partial<Tournament> = {}): Tournament => ({
	...{ code: "autumn", name: "Autumn cup", rules: "Play fair.", version: 3, score: "best-multiple", entry: "join" },
	...{ state: "running", currency: "P", minStake: "1.00", prizes: ["50.00", "20.00"], gameIds: [] },
	...{ startsAt: "2026-11-20T10:00:00.000Z", endsAt: "2026-12-20T10:00:00.000Z" },
	top: [
		{ place: 1, account: "ha***n", score: "120.50" },
		{ place: 2, account: "su***a", score: "80.00" },
	],
	...change,
});
const race = cup({ code: "race", name: "Winter race", score: "rounds", entry: "open", gameIds: ["7"], top: [] });
let own: OwnTournament[] = [];
const joined: unknown[] = [];

beforeEach(() => {
	own = [];
	joined.length = 0;
	openSession({ token: "t" });
	vi.stubGlobal("fetch", async (url: string | URL, init?: RequestInit) => {
		const { pathname } = new URL(url, "http://localhost");
		if (pathname.endsWith("joinTournament")) joined.push(JSON.parse(String(init?.body)));
		const value = pathname.endsWith("getOwnTournaments")
			? { tournaments: own }
			: pathname.endsWith("joinTournament")
				? { code: "autumn", joined: true }
				: { tournaments: [cup(), race], games: [], pageNum: 1, totalPages: 1, total: 0 };
		return Response.json({ success: true, value });
	});
});
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
});

async function show(part: () => React.ReactNode, at = "/tournaments") {
	const root = createRootRoute({ component: part });
	const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [at] }) });
	await router.load();
	render(<RouterProvider router={router} />, { wrapper: ClientProvider });
	return router;
}

test("one is shown with its rules, who leads and the member's own place, however far behind", async () => {
	own = [{ code: "autumn", joined: true, place: 1_204, score: "2.50" }];
	await show(TournamentsPage);
	const board = within(await screen.findByRole("table"));
	for (const text of ["ha***n", "× 120.5", "su***a", "× 80", "1204", words.you, "× 2.5"])
		expect(await board.findByText(text)).toBeTruthy();
	expect(board.getAllByRole("row").at(-1)?.getAttribute("aria-current")).toBe("true");
	for (const text of ["Play fair.", words.tieText, words.scoreText["best-multiple"]])
		expect(screen.getByText(text)).toBeTruthy();
	expect(screen.queryByRole("button", { name: words.join })).toBeNull();
});

test("joining is pressed once the rules are agreed to, and names the version that was read", async () => {
	await show(TournamentsPage);
	const join = await screen.findByRole("button", { name: words.join });
	expect(join.matches(":disabled")).toBe(true);
	await userEvent.click(screen.getByRole("checkbox"));
	await userEvent.click(join);
	await vi.waitFor(() => expect(joined).toEqual([{ tournament: "autumn", agreed: 3 }]));
});

test("the address names the one that is shown; one that is open to all is not joined", async () => {
	const router = await show(TournamentsPage, "/tournaments?name=race");
	expect(await screen.findByRole("heading", { level: 2, name: "Winter race" })).toBeTruthy();
	expect(screen.getByText(words.nobody)).toBeTruthy();
	expect(screen.queryByRole("checkbox")).toBeNull();
	await userEvent.click(screen.getByRole("button", { name: "Autumn cup" }));
	await vi.waitFor(() => expect(router.state.location.searchStr).toBe("?name=autumn"));
});

test("the bar of a game shows the one that is competed in, then any that counts it; the home page leads to each", async () => {
	own = [{ code: "race", joined: false, place: 4, score: "12" }];
	const router = await show(() => <FrameTournament gameId="7" />, "/game");
	await userEvent.click(await screen.findByRole("button", { name: "Winter race, Place 4" }));
	await vi.waitFor(() => expect(router.state.location.href).toBe("/tournaments?name=race"));
	cleanup();
	await show(() => <FrameTournament gameId="8" />, "/game");
	expect(await screen.findByRole("button", { name: "Autumn cup" })).toBeTruthy();
	cleanup();
	const home = await show(TournamentStrip, "/index");
	await userEvent.click(await screen.findByRole("button", { name: "Autumn cup" }));
	await vi.waitFor(() => expect(home.state.location.href).toBe("/tournaments?name=autumn"));
});
