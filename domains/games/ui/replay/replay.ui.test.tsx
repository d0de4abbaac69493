// Sharing a round, taking a link back, and the page of a link: which of its answers shows what.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import type { SharedRound } from "../../contract/index.ts";
import en from "../messages/en.json";
import { ReplayLinks } from "./replay-links.tsx";
import { ReplayPage } from "./replay-page.tsx";
import { ShareRound } from "./share-round.tsx";

giveSentences({ domain: "games", code: "EN", content: en });

const token = "T".repeat(43);
const roundId = "019a0000-0000-7000-8000-000000000001";
const link = {
	linkId: "7",
	roundId,
	displayName: "Gate",
	amounts: false,
	madeAt: "2026-11-21T10:05:07.000Z",
	endsAt: "2026-12-21T10:05:07.000Z",
};
const shared: SharedRound = {
	replay: true,
	gameCode: "gate",
	vassalage: "TESSERA",
	vendorName: "The House",
	gameType: "RNG",
	displayName: "Gate",
	smallIcon: "/a.webp",
	hue: 10,
	currency: "×",
	stake: "1.00",
	win: "3.55",
	payTable: "gate@2",
	events: [],
};

type Answer = { readonly status?: number; readonly body: unknown };
const answers = new Map<string, Answer>();
const asked: { readonly call: string; readonly body: unknown }[] = [];
const told = (value: unknown): Answer => ({ body: { success: true, value } });

beforeEach(() => {
	openSession({ token: "t" });
	asked.length = 0;
	vi.stubGlobal("fetch", async (url: string | URL | Request, init?: RequestInit) => {
		const call =
			new URL(String(url instanceof Request ? url.url : url), "http://site.test").pathname.split("_").at(-1) ?? "";
		asked.push({ call, body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined });
		const { status = 200, body } = answers.get(call) ?? told({});
		return Response.json(body, { status });
	});
});
afterEach(() => {
	cleanup();
	answers.clear();
	closeSession();
	vi.unstubAllGlobals();
});

const show = (page: React.ReactNode) => render(<ClientProvider>{page}</ClientProvider>);
const words = en.replay;

test("a link is made without amounts unless they are asked for, and its address is shown", async () => {
	answers.set("makeReplayLink", told({ token, link }));
	show(<ShareRound round={{ roundId, events: [] }} />);
	expect(screen.queryByText(words.seedShown)).toBeNull();
	fireEvent.click(screen.getByRole("button", { name: words.make }));
	expect((await screen.findByRole("status")).textContent).toContain(`${location.origin}/replay/${token}`);
	fireEvent.click(screen.getByRole("checkbox", { name: words.amounts }));
	fireEvent.click(screen.getByRole("button", { name: words.make }));
	await vi.waitFor(() => expect(asked).toHaveLength(2));
	expect(asked.map(({ body }) => body)).toEqual([
		{ roundId, amounts: false },
		{ roundId, amounts: true },
	]);
});

test("a round that holds a client seed says beforehand that it is shown", () => {
	const bet = { type: "bet", fair: { serverHash: "ab", clientSeed: "mine", nonce: 0 } };
	show(<ShareRound round={{ roundId, events: [bet] }} />);
	screen.getByText(words.seedShown);
});

test("my links say what they show, and one is taken back by its number", async () => {
	answers.set("listReplayLinks", told({ links: [link, { ...link, linkId: "8", amounts: true }] }));
	show(<ReplayLinks />);
	await screen.findByText(words.links.replace("{{count}}", "2"));
	const rows = screen.getAllByRole("listitem", { hidden: true });
	expect(rows.map((row) => row.textContent?.includes(words.withAmounts))).toEqual([false, true]);
	const [, second] = rows;
	if (second === undefined) throw new Error("two links were listed");
	fireEvent.click(within(second).getByText(words.end));
	await vi.waitFor(() => expect(asked).toContainEqual({ call: "endReplayLink", body: { linkId: "8" } }));
});

test("the page shows the round in multiples, plays it again, and is kept from search engines while it stands", async () => {
	answers.set("openReplay", told(shared));
	const { unmount } = show(<ReplayPage token={token} />);
	await screen.findByRole("heading", { name: "Gate" });
	expect(document.body.textContent).toContain("×3.55");
	expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
	fireEvent.click(screen.getByRole("button", { name: en.record.replay }));
	expect(screen.getByTitle(en.record.replayLabel).getAttribute("src")).toBe("/arcade/#replay");
	expect(asked[0]?.body).toMatchObject({ token });
	unmount();
	expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test("what is no token is not asked for; what opens nothing says so", async () => {
	show(<ReplayPage token="short" />);
	expect(screen.getByRole("heading").textContent).toBe(words.gone);
	expect(asked).toEqual([]);
	cleanup();
	const body = { success: false, errorCode: "REPLAY_LINK_NOT_FOUND", message: "", value: null };
	answers.set("openReplay", { status: 404, body });
	show(<ReplayPage token={token} />);
	expect((await screen.findByRole("heading")).textContent).toBe(words.gone);
});
