// The line above a game: what it shows, how it follows play, and when it is not there.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Client, createClient } from "#platform/contract/client";
import { giveSentences, startText } from "#platform/ui";
import { cabinetSentences } from "../testing/sentences.ts";
import { openSession, type RunningSession } from "./running-session.ts";
import { SessionLine } from "./session-line.tsx";

/** The words of the line are the games'. */
const games = { session: { label: "This session", clock: "Time now", length: "Played", net: "Won less staked" } };
giveSentences({ domain: "games", code: "EN", content: games });

beforeAll(() => startText({ sources: [cabinetSentences], first: ["cabinet"], defaultLanguage: "EN" }));
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const state = {
	mode: "real",
	currency: "P",
	balance: "90.00",
	startedAt: "2026-11-22T10:00:00.000Z",
	now: "2026-11-22T11:05:00.000Z",
	expiresAt: "2026-11-22T22:00:00.000Z",
	rounds: 3,
	staked: "14.50",
	won: "10.00",
	net: "-4.50",
	showSession: true,
	autoplay: false,
	minimumCycle: 2_500,
};

/** A client over what the server says, one answer after the other. */
function saying(...states: readonly unknown[]): Client {
	const answers = [...states];
	return createClient({
		origin: "http://site.test",
		merchant: () => "tessera",
		language: () => "EN",
		token: () => "t",
		seal: async () => "",
		fetch: async () => Response.json(answers.shift() ?? { success: false, message: "", errorCode: "SYSTEM_ERROR" }),
	});
}
const said = (change: object = {}) => ({ success: true, value: { ...state, ...change } });

async function opened(...states: readonly unknown[]): Promise<RunningSession> {
	const session = await openSession(saying(...states), { resumes: false });
	if (session === undefined) throw new Error("no session is shown");
	return session;
}
const text = (): string => document.body.textContent ?? "";

describe("RTS 2E, 13C the session that runs", () => {
	it("shows its length by the server's clock, and won less staked", async () => {
		render(<SessionLine session={await opened(said())} />);
		expect(screen.getByText("1:05")).toBeTruthy();
		expect(text()).toContain("Won less staked-P4.50");
		expect(text()).toContain("Time now");
	});

	it("follows every round that is shown, and the clock", async () => {
		vi.useFakeTimers();
		const session = await opened(said());
		render(<SessionLine session={session} />);
		act(() => session.add({ stake: 100n, win: 700n }));
		expect(text()).toContain("P1.50");
		act(() => vi.advanceTimersByTime(120_000));
		expect(screen.getByText("1:07")).toBeTruthy();
	});

	it("is read anew when the person comes back, so that what was played elsewhere is in it", async () => {
		const session = await opened(said(), said({ net: "-20.00" }));
		render(<SessionLine session={session} />);
		act(() => void document.dispatchEvent(new Event("visibilitychange")));
		await screen.findByText("20");
	});

	it("counts a round once that was left unanswered and is shown when the game opens again", async () => {
		const session = await openSession(saying(said({ net: "-1.00" }), said({ net: "-1.00" })), { resumes: true });
		session?.add({ stake: 100n, win: 0n });
		await vi.waitFor(() => expect(session?.net.get()).toBe(-100n));
		session?.add({ stake: 100n, win: 0n });
		expect(session?.net.get()).toBe(-200n);
	});

	it("keeps what it knows when the server does not answer", async () => {
		const session = await opened(said());
		await session.refresh();
		expect(session.net.get()).toBe(-450n);
	});

	it("is not there when the server does not say", async () => {
		expect(await openSession(saying(), { resumes: false })).toBeUndefined();
	});

	it.each([
		{ showSession: true, autoplay: false },
		{ showSession: false, autoplay: true },
	])("knows what the market says: %o", async (market) => {
		const { shown, autoplay } = await opened(said(market));
		expect([shown, autoplay]).toEqual([market.showSession, market.autoplay]);
	});
});
