import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Marks } from "#cabinet/ui";
import { cabinetSentences } from "#cabinet/ui/testing";
import { startText } from "#platform/ui";
import { type Answer, decidePlay, enterPlay, type PlayEvent, type PlayState } from "../play/play-state.ts";
import type { StageStep } from "../timeline/plan-round.ts";
import { LiveAnnounce } from "./live-announce.tsx";
import { LiveBar } from "./live-bar.tsx";
import { StatusBanner } from "./status-banner.tsx";
import { sentences, testShow } from "./testing.ts";

beforeAll(() =>
	startText({
		sources: [...sentences, cabinetSentences],
		first: ["slots", "slot-names", "cabinet"],
		defaultLanguage: "EN",
	}),
);
afterEach(cleanup);

const ports = { failureSentence: ({ code }: { code: string }) => `sentence of ${code}`, leave: undefined };

function played(...events: PlayEvent[]): PlayState {
	const start = enterPlay({ balance: 100_000n, stakes: [40n, 100n], chosen: 0, pending: undefined }).state;
	return events.reduce((state, event) => decidePlay(state, event).state, start);
}

const spin: PlayEvent = { type: "spin", key: "k1" };
const answered = (win: bigint): PlayEvent => ({
	type: "answered",
	answer: { roundId: "r1", stake: 40n, win, balance: 99_960n + win },
});

function bar(state: PlayState, { counted = 0, stops = false } = {}) {
	const show = testShow();
	show.counted.set(counted);
	const presses = { onSpin: vi.fn(), onStake: vi.fn() };
	render(
		<LiveBar slot={{ show, currency: "P" }} state={state} credit={2n} ready stops={stops} {...presses}>
			<span />
		</LiveBar>,
	);
	return presses;
}

describe("G05: balance, win and stake stand in the bar", () => {
	it("at rest: the spin can be pressed, the lowest stake can only be raised", () => {
		const { onSpin, onStake } = bar(played());
		expect(screen.getByText("Balance").nextSibling?.textContent).toBe("P1,000.00");
		expect(screen.getByText("Stake").nextSibling?.textContent).toBe("P0.40");
		expect(screen.getByRole("button", { name: "Lower the stake" }).hasAttribute("disabled")).toBe(true);
		screen.getByRole("button", { name: "Raise the stake" }).click();
		screen.getByRole("button", { name: "Spin" }).click();
		expect(onStake).toHaveBeenCalledWith(1);
		expect(onSpin).toHaveBeenCalledOnce();
	});

	it("while a spin is unanswered nothing can be pressed", () => {
		bar(played(spin));
		for (const button of screen.getAllByRole("button")) expect(button.hasAttribute("disabled")).toBe(true);
	});

	it("while a round is shown the win counts, and pressing shows the result now", () => {
		const { onSpin } = bar(played(spin, answered(250n)), { counted: 60 });
		expect(screen.getByText("Win").nextSibling?.textContent).toBe("P1.20");
		screen.getByRole("button", { name: "Show the result now" }).click();
		expect(onSpin).toHaveBeenCalledOnce();
	});

	it.each([
		["between two rounds", played()],
		["while a round is on its way", played(spin)],
	])(
		"G20: %s of autoplay the large button says that it ends it, as what it is called and as what is seen",
		(_when, state) => {
			const { onSpin } = bar(state, { stops: true });
			const [, , large] = screen.getAllByRole<HTMLButtonElement>("button");
			expect([large?.getAttribute("aria-label"), large?.title, large?.disabled]).toEqual([
				...["Stop autoplay", "Stop autoplay"],
				false,
			]);
			cleanup();
			bar(state);
			expect(screen.queryByRole("button", { name: "Stop autoplay" })).toBeNull();
			expect(onSpin).not.toHaveBeenCalled();
		},
	);

	it.each([
		[30n, false],
		[40n, false],
		[41n, true],
	])("RTS 14F: a win of %s on a stake of 40 has the colour of money won: %s", (win, above) => {
		bar(played(spin, answered(win), { type: "presented" }));
		expect(screen.getByText("Win").nextElementSibling?.className.includes("text-won")).toBe(above);
	});
});

describe("what is said", () => {
	const heard = (state: PlayState, step?: StageStep): { polite: string; urgent: string } => {
		const show = testShow();
		show.showing.set(step);
		render(<LiveAnnounce state={state} currency="P" ports={ports} show={show} credit={2n} />);
		return {
			polite: screen.getByRole("status").textContent ?? "",
			urgent: screen.getByRole("alert").textContent ?? "",
		};
	};

	it.each([
		[0n, "No win. Balance P 999.60."],
		[40n, "P 0.40 came back. Balance P 1,000.00."],
		[250n, "You won P 2.50. Balance P 1,002.10."],
	])("a round with a win of %s", (win, sentence) => {
		expect(heard(played(spin, answered(win), { type: "presented" }))).toEqual({ polite: sentence, urgent: "" });
	});

	const shown = played(spin, answered(0n), { type: "presented" });
	it.each<[string, Pick<Answer, "stake" | "worth">]>([
		["a bonus that was bought", { stake: 4_000n }],
		["a free spin that the house gave", { stake: 0n, worth: 4_000n }],
		["a doubling", { stake: 4_000n }],
	])("the result of %s, whatever stake is chosen for the next spin", (_what, staked) => {
		const told = (win: bigint): string => {
			cleanup();
			return heard({ ...shown, win, answer: { roundId: "r1", ...staked, win, balance: 99_960n } }).polite;
		};
		expect(told(4_000n)).toBe("P 40.00 came back. Balance P 999.60.");
		expect(told(4_001n)).toBe("You won P 40.01. Balance P 999.60.");
	});

	it("a stake that is chosen", () => {
		const chosen: PlayEvent = { type: "choose-stake", index: 1 };
		const said = (state: PlayState) => (
			<LiveAnnounce state={state} currency="P" ports={ports} show={testShow()} credit={2n} />
		);
		const { rerender } = render(said(shown));
		rerender(said(decidePlay(shown, chosen).state));
		expect(screen.getByRole("status").textContent).toBe("Stake P 1.00");
		rerender(said(shown));
		expect(screen.getByRole("status").textContent).toBe("No win. Balance P 999.60.");
	});

	it.each<[string, StageStep]>([
		["3 respins left", { kind: "hold-start", coins: [], respins: 3 }],
		["2 slabs taken in: P 2.50", { kind: "gather", cell: 4, from: [1, 5], credits: 125 }],
		["The most this bonus pays: P 1,250.00", { kind: "cap", win: 62_500 }],
		["Full board: P 5.00", { kind: "hold-end", full: true, before: 50, after: 300 }],
		["", { kind: "hold-respin", coins: [], left: 1 }],
		["8 free spins", { kind: "free-start", spins: 8 }],
		["2 more, 10 in all", { kind: "free-more", spins: 2, of: 10 }],
		["Free spins: P 3.00", { kind: "free-end", spins: 8, win: 150 }],
	])("a bonus, by its steps, and not by each of its turns: %s", (sentence, step) => {
		expect(heard(played(spin, answered(600n)), step).polite).toBe(sentence);
	});

	it("a lost link and a refusal are said at once", () => {
		expect(heard(played(spin, { type: "link-failed" })).urgent).toMatch(/^The connection is lost/);
		cleanup();
		expect(heard(played(spin, { type: "refused", code: "GAME_DISABLED", balance: undefined })).urgent).toBe(
			"sentence of GAME_DISABLED",
		);
	});
});

describe("what stands over the picture", () => {
	it("G19: a demo is marked, play for the balance is not", () => {
		render(<Marks mode="demo" />);
		expect(screen.getByText("Demo")).toBeTruthy();
		cleanup();
		const { container } = render(<Marks mode="real" />);
		expect(container.textContent).toBe("");
	});

	it("G25: a replay is marked, with which round it is", () => {
		render(<Marks mode="replay" detail="Round 7" />);
		expect(screen.getByText("Replay")).toBeTruthy();
		expect(screen.getByText("Round 7")).toBeTruthy();
	});

	it.each<[PlayEvent[], RegExp]>([
		[[{ type: "link-failed" }], /^The connection is lost. No spin can start/],
		[[spin, { type: "link-failed" }], /^The connection is lost. Your round is kept/],
		[[{ type: "link-failed", why: "house" }], /^We cannot answer at the moment. Your balance is safe/],
		[
			[spin, { type: "link-failed", why: "house" }, { type: "retry" }],
			/^We cannot answer .* stake is safe: .* counts once/,
		],
		[[{ type: "link-failed", why: "slow" }], /^The answer is taking too long. .* no spin can start/],
		[
			[spin, { type: "link-failed", why: "slow" }, { type: "retry" }],
			/^The answer is taking too long. Your stake is safe/,
		],
	])(
		"T16: the banner says why there is no answer and what becomes of the stake, also while it is asked again",
		(events, words) => {
			render(<StatusBanner state={played(...events)} ports={ports} />);
			expect(screen.getByText(words)).toBeTruthy();
			cleanup();
			render(<LiveAnnounce state={played(...events)} currency="P" ports={ports} show={testShow()} credit={2n} />);
			expect(screen.getByRole("alert").textContent).toMatch(words);
		},
	);

	it("a session that has ended says why and how to go on", () => {
		const leave = vi.fn();
		render(
			<StatusBanner state={played({ type: "session-ended", code: "PLAY_EXPIRED" })} ports={{ ...ports, leave }} />,
		);
		expect(screen.getByText("sentence of PLAY_EXPIRED")).toBeTruthy();
		screen.getByRole("button", { name: "Back to the games" }).click();
		expect(leave).toHaveBeenCalledOnce();
	});
});
