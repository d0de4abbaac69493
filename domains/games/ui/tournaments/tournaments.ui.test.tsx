// The leaderboard names others masked and always shows the member's own place; terms are agreed to before joining; the bar of
// a game that counts shows where the member stands.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import { listGames, type OwnTournament, type Tournament } from "../../contract/index.ts";
import en from "../messages/en.json";
import { listedGame } from "../testing/listed.ts";
import { FrameTournament } from "./frame-tournament.tsx";
import { Leaderboard } from "./leaderboard.tsx";
import { TournamentStrip } from "./tournament-strip.tsx";
import { TournamentsPage } from "./tournaments-page.tsx";

giveSentences({ domain: "games", code: "EN", content: en });
const words = en.tournaments;
const cup = (change: Partial<Tournament> = {}): Tournament => ({
	code: "autumn",
	name: "Autumn cup",
	rules: "Play fair.",
	version: 3,
	score: "best-multiple",
	entry: "join",
	state: "running",
	currency: "P",
	minStake: "1.00",
	prizes: ["50.00", "20.00"],
	prizesIn: "money",
	gameIds: [],
	startsAt: "2026-11-20T10:00:00.000Z",
	endsAt: "2026-12-20T10:00:00.000Z",
	top: [
		{ place: 1, account: "ha***n", score: "120.50" },
		{ place: 2, account: "su***a", score: "80.00" },
	],
	...change,
});
const race = cup({ code: "race", name: "Winter race", score: "rounds", entry: "open", gameIds: ["7"], top: [] });
let own: OwnTournament[] = [];
let inPoints = false;
/** Of the board of many: what is asked for, and the pages that are answered. */
const asked: string[] = [];
const many = Array.from({ length: 20 }, (_, index) => ({ place: index + 1, account: `a***${index}`, score: "9.00" }));
const pageFrom = (first: number, mine: number) =>
	Array.from({ length: 5 }, (_, index) => ({
		place: first + index,
		account: "b***b",
		score: "2.00",
		mine: first + index === mine,
	}));
const joined: unknown[] = [];

beforeEach(() => {
	own = [];
	inPoints = false;
	joined.length = 0;
	asked.length = 0;
	openSession({ token: "t" });
	vi.stubGlobal("fetch", async (url: string | URL, init?: RequestInit) => {
		const { pathname, searchParams } = new URL(url, "http://localhost");
		if (pathname.endsWith("getTournamentPlaces")) {
			const [from, cursor] = [searchParams.get("from") ?? "", searchParams.get("cursor") ?? ""];
			asked.push(`${from} ${cursor}`.trim());
			const places = cursor === "" ? pageFrom(from === "own" ? 1_202 : 1, 1_204) : pageFrom(6, 1_204);
			const value = { places, next: "n-1", ...(cursor === "" ? {} : { previous: "p-1" }) };
			return Response.json({ success: true, value });
		}
		if (pathname.endsWith("joinTournament")) joined.push(JSON.parse(String(init?.body)));
		if (pathname === listGames.path) {
			z.parse(listGames.input, Object.fromEntries(searchParams));
			const games = [7, 8].map((number) => listedGame(number));
			return Response.json({
				success: true,
				value: { games, pageNum: 1, totalPages: 1, total: 2, leastStakes: [], currency: "P" },
			});
		}
		const value = pathname.endsWith("getOwnTournaments")
			? { tournaments: own }
			: pathname.endsWith("joinTournament")
				? { code: "autumn", joined: true }
				: { tournaments: [cup(inPoints ? { prizesIn: "points" } : {}), race] };
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
	for (const text of ["ha***n", "× 120.5", "su***a", "× 80", "1204", `b***b · ${words.you}`])
		expect(await board.findByText(text)).toBeTruthy();
	expect(board.getByText("1204").closest("tr")?.getAttribute("aria-current")).toBe("true");
	for (const text of ["Play fair.", words.tieText, words.scoreText["best-multiple"]])
		expect(screen.getByText(text)).toBeTruthy();
	expect(screen.queryByRole("button", { name: words.join })).toBeNull();
});

test("one's own place stands among its neighbours, and the whole board is paged through both ways", async () => {
	own = [{ code: "autumn", joined: true, place: 1_204, score: "2.00" }];
	await show(() => <Leaderboard tournament={cup({ top: many })} own={own[0]} />);
	const places = async (last: string) => {
		await vi.waitFor(() => expect(screen.getAllByRole("row").at(-1)?.textContent).toContain(last));
		return screen
			.getAllByRole("row")
			.slice(1)
			.map((row) => within(row).getAllByRole("cell")[0]?.textContent);
	};
	expect((await places("1206")).slice(18)).toEqual(["19", "20", "1202", "1203", "1204", "1205", "1206"]);
	expect(screen.getAllByRole("row").find((row) => row.getAttribute("aria-current") === "true")?.textContent).toContain(
		"1204",
	);
	const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
	await press(words.pages.whole);
	expect(await places("5")).toEqual(["1", "2", "3", "4", "5"]);
	expect(screen.getByRole("button", { name: words.pages.up }).matches(":disabled")).toBe(true);
	await press(words.pages.down);
	expect(await places("10")).toEqual(["6", "7", "8", "9", "10"]);
	await press(words.pages.up);
	await press(words.pages.own);
	expect(await places("1206")).toHaveLength(5);
	await press(words.pages.first);
	expect(await places("1206")).toHaveLength(25);
	expect(asked).toEqual(expect.arrayContaining(["own", "top", "top n-1", "top p-1"]));
});

test("those to come and those of late are found by a period, which stands in the address", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-15T12:00:00Z") });
	const router = await show(TournamentsPage);
	const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
	await screen.findAllByText("Autumn cup");
	await press("Last 7 days");
	expect(await screen.findByText("Nothing in this period")).toBeTruthy();
	expect(screen.queryByText("Autumn cup")).toBeNull();
	await press("Next 7 days");
	expect((await screen.findAllByText("Autumn cup")).length).toBeGreaterThan(0);
	expect(router.state.location.search).toEqual({ when: "next-7-days" });
	vi.setSystemTime(new Date("2026-12-25T12:00:00Z"));
	await press("Next 30 days");
	expect(await screen.findByText("Nothing in this period")).toBeTruthy();
	await press("Last 30 days");
	expect((await screen.findAllByText("Autumn cup")).length).toBeGreaterThan(0);
	vi.useRealTimers();
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
	// The games that count, and no other.
	expect(await screen.findByText("Game 7")).toBeTruthy();
	expect(screen.queryByText("Game 8")).toBeNull();
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

test("prizes in points are read as points, on the card, in the board and of one's own, with what they are good for", async () => {
	inPoints = true;
	own = [{ code: "autumn", joined: true, place: 1, score: "120.50", prize: "50.00" }];
	await show(TournamentsPage);
	const board = within(await screen.findByRole("table"));
	expect(board.getAllByRole("row")[1]?.textContent).toMatch(/50\.00 points/);
	expect(screen.getByText(words.pointsText)).toBeTruthy();
	const card = screen.getByRole("button", { name: "Autumn cup" }).closest("li");
	expect(card?.textContent).toMatch(/50\.00 points/);
	expect(screen.getByText(words.prize, { selector: "span" }).textContent).toMatch(/50\.00 points/);
	expect(screen.queryByText(/P 50/)).toBeNull();
});
