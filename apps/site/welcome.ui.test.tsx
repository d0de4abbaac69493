import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { siteWith } from "#brand/ui/testing";
import { closeSession } from "#platform/ui";
import platform from "../../platform/ui/messages/en.json";

const games = { tile: { playName: "Play {{name}}" } };
const members = {
	welcome: {
		title: "Welcome, {{name}}",
		given: "{{amount}} is in your wallet.",
		playMoney: "{{currency}} is play money.",
		nothing: "Your account is ready.",
		limitsText: "Yours to limit.",
		limits: "Limits and breaks",
		games: "Three games",
		close: "Close the welcome",
	},
};
const sentences = { games, members, platform, brand: { account: { noRank: "--" } } };

let playMoney = true;
const game = (gameId: string) => ({
	gameId,
	gameCode: `game-${gameId}`,
	gameName: `Game ${gameId}`,
	nodeId: "1",
	nodeName: "1",
	roomId: "",
	accountTypeName: "",
	smallIcon: "",
	rtp: "96.00",
	currency: "P",
	maxBet: "100.00",
	lines: 10,
	isHot: false,
	isNew: false,
	isFavourite: false,
	hue: 60,
	vassalage: "HOUSE",
	gameType: "RNG",
	displayName: `Game ${gameId}`,
	vendorName: "The house",
	showIcon: "/art/games/bojagi.webp",
	volatility: "low",
	minBet: "0.20",
	open: true,
	supportPlay: 0,
});

beforeEach(() => {
	closeSession();
	sessionStorage.clear();
	playMoney = true;
	vi.stubGlobal("fetch", async (address: string) => {
		const { pathname } = new URL(address, "http://here");
		const answers: Readonly<Record<string, unknown>> = {
			"/wps/system/bootstrap": siteWith([], { playMoney }),
			"/wps/relay/GCSGAME_gameList": {
				games: ["1", "2", "3", "4"].map(game),
				pageNum: 1,
				totalPages: 1,
				total: 4,
				leastStakes: [],
				currency: "P",
			},
		};
		const value = answers[pathname];
		return value === undefined ? Response.error() : Response.json({ success: true, value });
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** As after a registration, or as in a tab that is loaded anew. */
async function arrive(as: { readonly account: string; readonly amount: string }) {
	sessionStorage.setItem("newcomer", JSON.stringify({ account: "minji2000", amount: as.amount, currency: "P" }));
	vi.resetModules();
	const { Welcome } = await import("./welcome.tsx");
	const session = await import("#platform/ui");
	session.openSession({ token: "t" });
	session.describeSession({ account: as.account, nickname: "", isAgent: 0 });
	const { show: shown } = await import("./shell/testing/shown.tsx");
	for (const [domain, content] of Object.entries(sentences)) session.giveSentences({ domain, code: "EN", content });
	return shown(<Welcome />);
}

test("says what was given and that it is play money, and each of three games opens with one press", async () => {
	const router = await arrive({ account: "minji2000", amount: "10000.00" });
	expect(await screen.findByRole("heading", { name: "Welcome, minji2000" })).toBeTruthy();
	expect(await screen.findByText("P 10,000.00 is in your wallet.")).toBeTruthy();
	expect(await screen.findByText(/P is play money/)).toBeTruthy();
	const tiles = await screen.findAllByRole("button", { name: /^Play Game / }, { timeout: 5_000 });
	expect(tiles).toHaveLength(3);
	fireEvent.click(tiles[0] ?? document.body);
	await waitFor(() => expect(router.state.location.pathname).toBe("/game"));
});

test("leads to the limits with one press, and goes with one", async () => {
	const router = await arrive({ account: "minji2000", amount: "10000.00" });
	fireEvent.click(await screen.findByRole("button", { name: members.welcome.limits }));
	await waitFor(() => expect(router.state.location.href).toBe("/?panel=responsiblePlay"));
	fireEvent.click(screen.getByRole("button", { name: members.welcome.close }));
	await waitFor(() => expect(screen.queryByRole("heading")).toBeNull());
	expect(sessionStorage.getItem("newcomer")).toBeNull();
});

test("of a brand that gives nothing, or plays for money, says no word that is not so", async () => {
	playMoney = false;
	await arrive({ account: "minji2000", amount: "0.00" });
	expect(await screen.findByText(members.welcome.nothing)).toBeTruthy();
	expect(screen.queryByText(/play money|in your wallet/)).toBeNull();
});

test("is not for somebody else who has logged in since", async () => {
	await arrive({ account: "other", amount: "10000.00" });
	await new Promise((go) => setTimeout(go, 50));
	expect(screen.queryByRole("heading")).toBeNull();
});
