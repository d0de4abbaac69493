// Crash as a player sees it: the moments of a round by the server's clock, presses, refusals, what is told once, and the
// panel with the seeds.
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createClient } from "#platform/contract/client";
import { type MessageSource, startText } from "#platform/ui";
import type { CrashBet, CrashRound } from "../../contract/index.ts";
import en from "../messages/en.json";
import { CrashFairness } from "./crash-fairness.tsx";
import { type CrashPorts, type CrashSeen, createCrashPlay, type UnseenPress } from "./crash-play.ts";
import { CrashSaid } from "./crash-said.tsx";
import { CrashBets } from "./crash-side.tsx";
import { momentOf, pressOf, skyPhase } from "./use-crash.ts";

const sentences: MessageSource = {
	domain: "originals",
	files: { "./messages/en.json": `data:application/json,${encodeURIComponent(JSON.stringify(en))}` },
};
const cabinet: MessageSource = { domain: "cabinet", files: { "./messages/en.json": "data:application/json,{}" } };
beforeAll(() => startText({ sources: [sentences, cabinet], first: ["originals", "cabinet"], defaultLanguage: "EN" }));
afterEach(cleanup);

const [seed, hash, salt] = ["a".repeat(64), "b".repeat(64), "c".repeat(64)];
const round: CrashRound = { roundId: "r1", number: 3, hash, salt, closesAt: 9_000, fliesAt: 10_000 };
const ended: CrashRound = { ...round, end: { point: 231, seed, at: 23_955, interrupted: false } };
const table = { players: 0, sums: [], bets: [] };
const staked: CrashBet = {
	betId: "b1",
	roundId: "r1",
	stake: "1.00",
	target: 0,
	state: "staked",
	taken: 0,
	win: "0.00",
};
const seen: CrashSeen = { round, bet: undefined, table, past: [], chain: undefined, balance: "10.00" };

function unseenPress(key?: string): UnseenPress {
	const held = { key };
	return {
		recall: () => held.key,
		remember: (next) => {
			held.key = next;
		},
		forget: () => {
			held.key = undefined;
		},
	};
}

function sit(first: Partial<CrashSeen> = {}, ports: Partial<CrashPorts> = {}) {
	const decided = vi.fn();
	const given: CrashPorts = {
		enter: vi.fn(async () => ({ ok: true, value: { ...seen, now: 5_000 } }) as const),
		bet: vi.fn(async () => ({ ok: true, value: { bet: staked, balance: "9.00", now: 5_000 } }) as const),
		cashOut: vi.fn(async () => {
			const bet = { ...staked, state: "taken", taken: 150, win: "1.50" } as const;
			return { ok: true, value: { bet, balance: "10.50", now: 5_000 } } as const;
		}),
		newKey: () => "press-0001",
		unseen: unseenPress(),
		clock: () => 1_000,
		later: (work) => work(),
		staked: vi.fn(),
		decided,
		sessionLost: vi.fn(),
		...ports,
	};
	return { play: createCrashPlay({ ...seen, ...first, now: 5_000 }, given), given, decided };
}

it("a round goes by the server's clock: bets, closed, in flight, over", () => {
	const at = (now: number, of: CrashRound | undefined = round) => momentOf({ round: of }, now);
	expect(momentOf({ round: undefined }, 0).phase).toBe("waits");
	expect(at(5_000)).toMatchObject({ phase: "bets", seconds: 5 });
	expect(at(9_000).phase).toBe("closes");
	expect(at(10_000 + 11_553)).toMatchObject({ phase: "flies", shown: 200 });
	expect(at(99_000, ended)).toMatchObject({ phase: "ended", shown: 231 });
});

it("no figure rises while the connection is lost: nobody here knows whether the flight goes on", () => {
	const shown = (["waits", "bets", "closes", "flies", "ended"] as const).map((phase) => [
		skyPhase({ phase }, { away: false }),
		skyPhase({ phase }, { away: true }),
	]);
	expect(shown).toEqual([
		["waits", "waits"],
		["waits", "waits"],
		["waits", "waits"],
		["flies", "waits"],
		["ended", "waits"],
	]);
});

it("a cash-out is taken also just after autoplay was stopped, when a bet is not", () => {
	const [taken, free] = [() => true, () => false];
	expect([pressOf("flies", staked, taken), pressOf("flies", staked, free)]).toEqual(["cash-out", "cash-out"]);
	expect([pressOf("bets", undefined, taken), pressOf("bets", undefined, free)]).toEqual([undefined, "bet"]);
	expect([pressOf("flies", undefined, free), pressOf("bets", staked, free)]).toEqual([undefined, undefined]);
});

describe("a player", () => {
	it("bets once a round, takes in flight, and hears of it once", async () => {
		const { play, given, decided } = sit();
		expect(play.now()).toBe(5_000);
		await play.bet({ stake: "1.00", target: 0 });
		await play.bet({ stake: "1.00", target: 0 });
		expect(given.bet).toHaveBeenCalledTimes(1);
		expect(play.state.get()).toMatchObject({ balance: "9.00", bet: { state: "staked" } });
		await play.cashOut();
		await play.cashOut();
		expect(given.cashOut).toHaveBeenCalledTimes(1);
		expect(decided).toHaveBeenCalledTimes(1);
		expect(play.state.get()).toMatchObject({ balance: "10.50", bet: { state: "taken", taken: 150 } });
	});

	it("sees a refusal, and then how things stand", async () => {
		const refused = { ok: false, error: { code: "CRASH_TOO_LATE", message: "" } } as const;
		const { play, given } = sit({ bet: staked }, { cashOut: async () => refused });
		await play.cashOut();
		expect(play.state.get().notice?.code).toBe("CRASH_TOO_LATE");
		expect(given.enter).toHaveBeenCalledTimes(1);
		expect(play.state.get().busy).toBe(false);
	});

	it("hears why a press had no answer, and nothing of it any more once how things stand is known", async () => {
		const answers = [{ code: "NETWORK", message: "" }, undefined];
		const { play } = sit(
			{},
			{
				bet: async () => ({ ok: false, error: { code: "TEMPORARILY_UNAVAILABLE", message: "" } }),
				enter: async () => {
					const error = answers.shift();
					return error === undefined
						? ({ ok: true, value: { ...seen, bet: staked, now: 5_000 } } as const)
						: ({ ok: false, error } as const);
				},
			},
		);
		const ports = { failureSentence: ({ code }: { code: string }) => `sentence of ${code}` };
		const told = (notice: string, away = false) => {
			const state = { ...play.state.get(), notice: { code: notice, message: "" }, away };
			render(<CrashSaid state={state} phase="bets" currency="P" ports={ports} />);
			const words = screen.getByRole("alert").textContent;
			cleanup();
			return words;
		};
		await play.bet({ stake: "1.00", target: 0 });
		expect(play.state.get()).toMatchObject({ busy: false, notice: { code: "NETWORK" } });
		await play.look();
		expect(play.state.get()).toMatchObject({ notice: undefined, bet: { state: "staked" } });
		expect(["NETWORK", "TIMEOUT", "TEMPORARILY_UNAVAILABLE", "CRASH_TOO_LATE"].map((code) => told(code))).toEqual([
			en.crash.away,
			en.crash.slow,
			en.crash.house,
			"sentence of CRASH_TOO_LATE",
		]);
		expect(told("TIMEOUT", true)).toBe(en.crash.away);
	});

	it("that failed for a moment only is told that it did", async () => {
		const failed = { ok: false, error: { code: "SYSTEM_ERROR", message: "" } } as const;
		const { play } = sit({ bet: staked }, { cashOut: async () => failed });
		await play.cashOut();
		expect(play.state.get().notice?.code).toBe("SYSTEM_ERROR");
		play.hear({ now: 24_000, round: ended, table });
		await vi.waitFor(() => expect(play.state.get().notice).toBeUndefined());
	});

	it("is told that the session is over", async () => {
		const over = { ok: false, error: { code: "PLAY_EXPIRED", message: "" } } as const;
		const { play, given } = sit({}, { enter: async () => over });
		await play.look();
		expect(given.sessionLost).toHaveBeenCalledWith("PLAY_EXPIRED");
	});

	it("looks again when a round ends or another begins, not with every push", () => {
		const { play, given } = sit({ bet: staked });
		play.hear({ now: 5_500, round, table });
		expect(given.enter).not.toHaveBeenCalled();
		play.hear({ now: 24_000, round: ended, table });
		expect(given.enter).toHaveBeenCalledTimes(2);
		play.hear({ now: 28_000, round: { ...round, roundId: "r2" }, table });
		expect(given.enter).toHaveBeenCalledTimes(3);
		expect(play.state.get().bet).toBeUndefined();
		expect(play.now()).toBe(28_000);
	});
});

describe("a player whose connection was lost over the end of a bet", () => {
	const later = { ...round, roundId: "r2", number: 4 };
	const came = (missed: CrashBet | undefined) =>
		vi.fn(async () => ({ ok: true, value: { ...seen, round: later, now: 30_000, missed } }) as const);

	it("asks by the key of the press, is told once, and no more with the next press", async () => {
		const missed = { ...staked, state: "taken", taken: 200, win: "2.00" } as const;
		const enter = came(missed);
		const { play, given, decided } = sit({}, { enter });
		await play.bet({ stake: "1.00", target: 200 });
		await play.look();
		expect(enter).toHaveBeenLastCalledWith("press-0001");
		expect(play.state.get()).toMatchObject({ bet: undefined, missed });
		expect(decided.mock.calls).toEqual([[missed]]);
		enter.mockImplementation(came(undefined));
		await play.look();
		expect(enter).toHaveBeenLastCalledWith(undefined);
		expect([play.state.get().missed, decided.mock.calls.length]).toEqual([missed, 1]);
		await play.bet({ stake: "1.00", target: 0 });
		expect([play.state.get().missed, given.unseen.recall()]).toEqual([undefined, "press-0001"]);
	});

	it("hears it also on a page that was loaded again, and asks on until it is known", async () => {
		const unseen = unseenPress("press-0007");
		const { play, decided } = sit({}, { unseen, enter: came(undefined) });
		await play.look();
		expect([unseen.recall(), decided.mock.calls.length]).toEqual(["press-0007", 0]);
		sit({ missed: { ...staked, state: "lost" } }, { unseen });
		expect(unseen.recall()).toBeUndefined();
	});

	it.each([
		["a press without an answer", "NETWORK", "press-0001"],
		["a press that was refused", "CRASH_BETS_CLOSED", undefined],
	])("%s is kept or not as one that may stand", async (_name, code, kept) => {
		const { play, given } = sit({}, { bet: async () => ({ ok: false, error: { code, message: "" } }) });
		await play.bet({ stake: "1.00", target: 0 });
		expect(given.unseen.recall()).toBe(kept);
	});

	it("one whose end was seen is asked for no more", async () => {
		const { play, given } = sit();
		await play.bet({ stake: "1.00", target: 0 });
		expect(given.unseen.recall()).toBe("press-0001");
		await play.cashOut();
		expect(given.unseen.recall()).toBeUndefined();
	});

	it.each([
		["taken", { taken: 200, win: "2.00" }, /cashed out at 2\.00×\. It won P\s?2\.00/],
		["lost", {}, /ended before your bet was cashed out\. Its stake was P\s?1\.00/],
		["returned", {}, /Your stake of P\s?1\.00 went back/],
	] as const)("sees and hears that it was %s", (state, figures, words) => {
		const missed: CrashBet = { ...staked, ...figures, state };
		const ports = { failureSentence: () => "" };
		const shown = { ...sit().play.state.get(), missed };
		render(<CrashSaid state={shown} phase="bets" currency="P" ports={ports} />);
		expect(screen.getByRole("status").textContent).toMatch(words);
		expect(document.querySelector("p[aria-hidden]")?.textContent).toMatch(words);
	});

	it("sees that its stake went back also while the round that was cut short still stands", () => {
		const state = { ...sit().play.state.get(), bet: { ...staked, state: "returned" } as const };
		render(<CrashSaid state={state} phase="ended" currency="P" ports={{ failureSentence: () => "" }} />);
		expect(document.querySelector("p[aria-hidden]")?.textContent).toMatch(/Your stake of P\s?1\.00 went back/);
	});
});

it("others' bets are listed with what they took", () => {
	const bets = [
		{ betId: "b1", name: "gi****77", currency: "P", stake: "5.00", taken: 231 },
		{ betId: "b2", name: "al****ce", currency: "P", stake: "1.00", taken: 0 },
	];
	render(<CrashBets table={{ players: 2, sums: [{ currency: "P", stake: "6.00" }], bets }} />);
	const text = document.body.textContent ?? "";
	for (const part of ["Players: 2", "gi****77", "2.31×", "al****ce"]) expect(text).toContain(part);
});

it("the fairness of crash shows the chain, past seeds with the way to check them, and more on demand", async () => {
	const past = { number: 2, point: 231, seed, salt, chainEnd: hash };
	const client = createClient({
		origin: "http://site.test",
		merchant: () => "tessera",
		language: () => "EN",
		token: () => "t",
		seal: async () => "",
		fetch: async () =>
			Response.json({ success: true, value: { rounds: [past, { ...past, number: 1, seed: "d".repeat(64) }] } }),
	});
	const ports = { clientFor: () => client, failureSentence: () => "refused" };
	const state = { round, chain: { end: hash, salt, saltRound: 1000, length: 10 }, past: [past] };
	const show = (saltRound: number | null, rounds = state.past) => (
		<CrashFairness
			play={{ token: "t", gameCode: "crash" }}
			ports={ports}
			state={{ ...state, chain: { ...state.chain, saltRound }, past: rounds }}
		/>
	);
	const { rerender } = render(show(null, []));
	// Before any round has ended there is nothing to show more of.
	expect(screen.queryByRole("button", { name: en.fair.more })).toBeNull();
	expect(screen.queryByText(en.crash.past)).toBeNull();
	rerender(show(null));
	expect(screen.getByText(en.fair.saltHouse)).toBeDefined();
	rerender(show(1000));
	expect(screen.getByText(en.fair.saltPublic.replace("{{round}}", "1000"))).toBeDefined();
	const address = screen.getByRole("link", { name: en.fair.check }).getAttribute("href") ?? "";
	expect(address).toContain(`server=${seed}`);
	expect(address).toContain("nonce=2");
	await userEvent.click(screen.getByRole("button", { name: en.fair.more }));
	await screen.findByText("d".repeat(64));
	expect(screen.queryByRole("button", { name: en.fair.more })).toBeNull();
});
