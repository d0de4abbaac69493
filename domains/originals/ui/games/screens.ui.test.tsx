// The boards in a document: what they offer, what they show of a round, and the rules that are written from their data.
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type MessageSource, startText } from "#platform/ui";
import type { OriginalRound } from "../../contract/index.ts";
import { type Choice, limboBounds, type OriginalEvent, originalGames, risks, wheelFields } from "../../core/index.ts";
import { VerifyPage } from "../fair/verify-page.tsx";
import { Notice } from "../frame/notice.tsx";
import { OriginalRules } from "../frame/original-rules.tsx";
import { useTurnedUp } from "../frame/round-words.ts";
import en from "../messages/en.json";
import { firstChoice, GameScreen } from "./game-screen.tsx";
import { limboHeight } from "./limbo-screen.tsx";
import { heatOf } from "./parts.tsx";
import { showMilliseconds, timesText } from "./screen.ts";

const sentences: MessageSource = {
	domain: "originals",
	files: { "./messages/en.json": `data:application/json,${encodeURIComponent(JSON.stringify(en))}` },
};
const link = { linkPending: "link", housePending: "house", slowPending: "slow", resuming: "asked" };
const cabinet: MessageSource = {
	domain: "cabinet",
	files: { "./messages/en.json": `data:application/json,${encodeURIComponent(JSON.stringify({ link }))}` },
};
beforeAll(() => startText({ sources: [sentences, cabinet], first: ["originals", "cabinet"], defaultLanguage: "EN" }));
afterEach(cleanup);

const roundOf = (choice: Choice, events: readonly OriginalEvent[], open = false): OriginalRound => ({
	roundId: "r1",
	payTable: `${choice.game}@1`,
	mode: "real",
	currency: "P",
	open,
	stake: "1.00",
	win: "0.00",
	playedAt: "2026-01-01T00:00:00.000Z",
	events: [{ type: "bet", choice, fair: { serverHash: "ab", clientSeed: "c", nonce: 0 } }, ...events],
});

function show(choice: Choice, round?: OriginalRound) {
	const [onChoose, onStep] = [vi.fn(), vi.fn()];
	render(<GameScreen choice={choice} onChoose={onChoose} round={round} showing={false} onStep={onStep} />);
	return { onChoose, onStep, text: () => document.body.textContent ?? "" };
}

it.each(risks)("what a %s wheel pays has a colour each", (risk) => {
	const kinds = [...new Set(wheelFields(risk))];
	expect(new Set(kinds.map(heatOf)).size).toBe(kinds.length);
});

it("the line of limbo's target stays below the figure, whatever is asked for", () => {
	for (const target of [limboBounds.least, 1_000, limboBounds.most])
		expect(limboHeight(target)).toBeLessThanOrEqual(58);
});

it("what stands in the way of play: why there is no answer, also while it is asked for again, or a refusal", () => {
	const idle = {
		phase: "idle",
		balance: 0n,
		round: undefined,
		win: undefined,
		notice: undefined,
		act: undefined,
	} as const;
	const ports = { failureSentence: ({ code }: { code: string }) => `sentence of ${code}`, leave: undefined };
	const states = [
		[{}, ""],
		[{ phase: "lost" }, "asked"],
		[{ phase: "lost", unanswered: "link" }, "link"],
		[{ phase: "lost", unanswered: "slow" }, "slow"],
		[{ phase: "sending", unanswered: "house" }, "house"],
		[{ notice: "GAME_DISABLED" }, "sentence of GAME_DISABLED"],
	] as const;
	for (const [more, words] of states) {
		const { container, unmount } = render(<Notice state={{ ...idle, pausing: false, ...more }} ports={ports} />);
		expect(container.textContent).toBe(words);
		unmount();
	}
});

describe("the boards", () => {
	it.each(originalGames)("%s stands before its first round, and its rules name return, bounds and version", (game) => {
		const { text } = show(firstChoice[game]);
		expect(text().length).toBeGreaterThan(10);
		cleanup();
		render(<OriginalRules game={game} currency="P" stakes={[100n, 20_000n]} />);
		const rules = document.body.textContent ?? "";
		for (const figure of [`${game}@1`, "P 1.00 – P 200.00", " %"]) expect(rules).toContain(figure);
	});

	it("dice: the side and the border are chosen, chance and multiplier follow", async () => {
		const { onChoose, text } = show({ game: "dice", side: "under", winning: 2_500 });
		expect(text()).toContain("25.00 %");
		expect(text()).toContain("3.92×");
		await userEvent.click(screen.getByRole("button", { name: "≥ 75.00" }));
		expect(onChoose).toHaveBeenCalledWith({ game: "dice", side: "over", winning: 2_500 });
	});

	it("dice: the roll is shown", () => {
		const choice = { game: "dice", side: "under", winning: 5_000 } as const;
		const outcome = { game: "dice", roll: 4_918, times: 19_600 } as const;
		expect(show(choice, roundOf(choice, [{ type: "outcome", outcome }])).text()).toContain("49.18");
	});

	it("limbo: a quick target is chosen, and a typed one is kept within bounds", async () => {
		const { onChoose } = show({ game: "limbo", target: 200 });
		await userEvent.click(screen.getByRole("button", { name: "10×" }));
		expect(onChoose).toHaveBeenLastCalledWith({ game: "limbo", target: 1_000 });
		const field = screen.getByLabelText("Target");
		await userEvent.clear(field);
		await userEvent.type(field, "99999999{Enter}");
		expect(onChoose).toHaveBeenLastCalledWith({ game: "limbo", target: 1_000_000 });
	});

	it.each(["1", "0.5", "0", "-3", ""])("limbo: a typed %j is no target, says so and chooses nothing", async (typed) => {
		const { onChoose } = show({ game: "limbo", target: 200 });
		const field = screen.getByLabelText("Target");
		await userEvent.clear(field);
		await userEvent.type(field, `${typed}{Enter}`);
		expect(screen.getByRole("alert").textContent).toBe("The number must be greater than 1.");
		expect(field.getAttribute("aria-invalid")).toBe("true");
		expect(onChoose).not.toHaveBeenCalled();
		await userEvent.clear(field);
		await userEvent.type(field, "1.50{Enter}");
		expect(onChoose).toHaveBeenLastCalledWith({ game: "limbo", target: 150 });
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("mines: a closed cell is a step; what was opened, and at the end what lay hidden, is named", async () => {
		const choice = { game: "mines", mines: 2 } as const;
		const gem = { type: "cell", cell: 0, mine: false, times: 10_652 } as const;
		const { onStep } = show(choice, roundOf(choice, [gem], true));
		const opened = screen.getByRole("button", { name: "Row 1, column 1: a gem" });
		expect(opened.getAttribute("aria-disabled")).toBe("true");
		await userEvent.click(opened);
		expect(onStep).not.toHaveBeenCalled();
		await userEvent.click(screen.getByRole("button", { name: "Row 5, column 5: closed" }));
		expect(onStep).toHaveBeenCalledWith({ game: "mines", cell: 24 });
		cleanup();
		show(choice, roundOf(choice, [gem, { type: "laid-out", cells: [1, 24] }]));
		screen.getByRole("button", { name: "Row 5, column 5: a mine, not opened" });
		screen.getByRole("button", { name: "Row 1, column 3: a gem, not opened" });
	});

	it.each<[Choice, RegExp, OriginalEvent]>([
		[{ game: "mines", mines: 2 }, /column 1: closed$/, { type: "cell", cell: 0, mine: false, times: 10_652 }],
		[{ game: "hi-lo" }, /^Higher/, { type: "card", card: 3, call: "first", right: true, times: 0 }],
	])(
		"$game: the focus stays where it was while a step is on its way, and nothing more can be pressed",
		async (choice, name, event) => {
			const onStep = vi.fn();
			const at = (step: typeof onStep | undefined) => (
				<GameScreen
					choice={choice}
					onChoose={undefined}
					round={roundOf(choice, [event], true)}
					showing={false}
					onStep={step}
				/>
			);
			const { rerender } = render(at(onStep));
			const [button] = screen.getAllByRole("button", { name });
			button?.focus();
			rerender(at(undefined));
			expect(document.activeElement).toBe(button);
			await userEvent.keyboard("{Enter}");
			expect(onStep).not.toHaveBeenCalled();
			rerender(at(onStep));
			await userEvent.keyboard("{Enter}");
			expect(onStep).toHaveBeenCalledOnce();
		},
	);

	it("plinko: rows and risk are chosen; the cups are read out", async () => {
		const { onChoose, text } = show({ game: "plinko", rows: 8, risk: "low" });
		expect(text()).toContain("5.10×, 2.00×, 1.10×, 1.00×");
		await userEvent.click(screen.getByRole("button", { name: "16" }));
		expect(onChoose).toHaveBeenCalledWith({ game: "plinko", rows: 16, risk: "low" });
		await userEvent.click(screen.getByRole("button", { name: "High" }));
		expect(onChoose).toHaveBeenCalledWith({ game: "plinko", rows: 8, risk: "high" });
	});

	it("keno: numbers are marked and taken back, at most eight; hits are named", async () => {
		const { onChoose } = show({ game: "keno", picks: [1, 2, 3, 4, 5, 6, 7, 8] });
		await userEvent.click(screen.getByRole("button", { name: "Number 9" }));
		expect(onChoose).not.toHaveBeenCalled();
		await userEvent.click(screen.getByRole("button", { name: "Number 8" }));
		expect(onChoose).toHaveBeenCalledWith({ game: "keno", picks: [1, 2, 3, 4, 5, 6, 7] });
		cleanup();
		const choice = { game: "keno", picks: [1, 2] } as const;
		const drawn = [1, 11, 12, 13, 14, 15, 16, 17, 18, 19];
		show(choice, roundOf(choice, [{ type: "outcome", outcome: { game: "keno", drawn, times: 18_500 } }]));
		screen.getByRole("button", { name: "Number 1, a hit" });
		screen.getByRole("button", { name: "Number 11, drawn" });
	});

	it("wheel: every kind of field with how many there are", () => {
		expect(show({ game: "wheel", risk: "high" }).text()).toContain("24.20×1 of 40");
	});

	it("hi-lo: what may be called on the card, with what it would pay", async () => {
		const choice = { game: "hi-lo" } as const;
		const ace = { type: "card", card: 0, call: "first", right: true, times: 0 } as const;
		const { onStep, text } = show(choice, roundOf(choice, [ace], true));
		expect(text()).toContain("1.0616×");
		await userEvent.click(screen.getByRole("button", { name: /^Higher/ }));
		expect(onStep).toHaveBeenCalledWith({ game: "hi-lo", call: "higher" });
		expect(screen.getByRole("button", { name: /^Same/ }).getAttribute("aria-disabled")).toBe("false");
	});
});

describe("figures", () => {
	it.each([
		[19_600, "1.96×"],
		[10_315, "1.0315×"],
		[0, "0.00×"],
		[12_345_678, "1235×"],
	])("%i ten-thousandths are %s", (times, text) => {
		expect(timesText(times)).toBe(text);
	});

	it("the end of a round is shown for less than three seconds", () => {
		const choice = { game: "plinko", rows: 16, risk: "low" } as const;
		const outcome = { game: "plinko", turns: Array.from({ length: 16 }, () => 1), times: 150_000 } as const;
		expect(showMilliseconds(roundOf(choice, [{ type: "outcome", outcome }]))).toBeLessThan(3_000);
		expect(showMilliseconds(roundOf({ game: "hi-lo" }, []))).toBeLessThan(3_000);
	});
});

function Words({ round }: { readonly round: OriginalRound }) {
	return <p>{useTurnedUp()(round).join(" ")}</p>;
}

describe("what a round turned up, in words", () => {
	const words = (choice: Choice, events: readonly OriginalEvent[]): string => {
		render(<Words round={roundOf(choice, events)} />);
		return document.body.textContent ?? "";
	};
	const cell = { type: "cell", cell: 7, mine: false, times: 1 } as const;
	const card = { type: "card", card: 12, call: "first", right: true, times: 0 } as const;
	const drawn = [1, 11, 12, 13, 14, 15, 16, 17, 18, 19];
	it.each<[string, Choice, readonly OriginalEvent[]]>([
		["Rolled 49.18.", firstChoice.dice, [{ type: "outcome", outcome: { game: "dice", roll: 4_918, times: 1 } }]],
		["Stopped at 3.50.", firstChoice.limbo, [{ type: "outcome", outcome: { game: "limbo", point: 350, times: 0 } }]],
		[
			`Drawn: ${drawn.join(", ")}.`,
			firstChoice.keno,
			[{ type: "outcome", outcome: { game: "keno", drawn, times: 0 } }],
		],
		["Stopped at 1.50×.", firstChoice.wheel, [{ type: "outcome", outcome: { game: "wheel", stop: 3, times: 15_000 } }]],
		[
			"Stopped at 0.50×.",
			firstChoice.plinko,
			[{ type: "outcome", outcome: { game: "plinko", turns: [0, 1], times: 5_000 } }],
		],
		[
			"Taken at 2.00×. Ended at 3.10×.",
			firstChoice.crash,
			[{ type: "outcome", outcome: { game: "crash", point: 310, taken: 200, times: 20_000 } }],
		],
		[
			"Row 2, column 3: a gem. Row 2, column 4: a mine.",
			firstChoice.mines,
			[cell, { ...cell, cell: 8, mine: true }, { type: "laid-out", cells: [8] }],
		],
		["Card: K. Lower. Card: A.", firstChoice["hi-lo"], [card, { ...card, card: 0, call: "lower", times: 10_000 }]],
	])("%s", (said, choice, events) => {
		expect(words(choice, events)).toBe(said);
	});
});

it("mines: a stake that went back turns nothing up", () => {
	const { text } = show(
		{ game: "mines", mines: 3 },
		roundOf({ game: "mines", mines: 3 }, [{ type: "total", times: 10_000, ended: "returned" }]),
	);
	expect(text()).toContain("3");
	expect(screen.getAllByRole("button", { name: /: closed$/ })).toHaveLength(25);
});

it("the page that checks rounds says when the browser gives it no crypto", () => {
	vi.stubGlobal("crypto", {});
	render(<VerifyPage asked={{ serverSeed: "a".repeat(64), clientSeed: "mine", nonce: 0 }} />);
	vi.unstubAllGlobals();
	screen.getByText(en.fair.noCrypto);
});
