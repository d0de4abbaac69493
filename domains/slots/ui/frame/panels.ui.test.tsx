import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { cabinetSentences } from "#cabinet/ui/testing";
import { startText } from "#platform/ui";
import { Plate } from "./plate.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import { SlotScene } from "./slot-scene.tsx";
import { sentences, testLook, testShow, testTable } from "./testing.ts";

beforeAll(() =>
	startText({
		sources: [...sentences, cabinetSentences],
		first: ["slots", "slot-names", "cabinet"],
		defaultLanguage: "EN",
	}),
);
afterEach(cleanup);

const text = (): string => document.body.textContent ?? "";

describe("G07: the rules are made from the table", () => {
	const rules = { look: testLook, currency: "P", stakes: [20n, 100n], stake: 100n } as const;

	it("names every symbol with what it pays at the stake", () => {
		render(<RulesPanel payTable={testTable} {...rules} />);
		expect(text()).toContain("Amounts for a stake of P 1.00.");
		expect(text()).toContain("Phoenix× 3P 5.00× 2P 0.50");
		expect(text()).toContain("Wind bellScatter, counts anywhere× 3P 2.00");
		expect(text()).toContain("Gate guardianWild");
	});

	it("names the return, the limits, the most a spin can win and its odds, and the version", () => {
		render(<RulesPanel payTable={testTable} {...rules} />);
		for (const figure of [
			"96.02 %",
			"28.40 %",
			"Medium",
			"P 0.20 – P 1.00",
			"P 250.00",
			"1 in 1,234,567",
			"dancheong-gate@1",
		]) {
			expect(text()).toContain(figure);
		}
	});

	it("of a game whose bonus is paid beside what its spin won, says that a round may win more than the top award", () => {
		const apart = "a round with both may win more";
		const coins = [{ credits: 25, weight: 60 }];
		const bonus = { kind: "hold", least: 6, respins: 3, landing: { of: 1, in: 18 }, coins, full: 25_000 } as const;
		const { rerender } = render(<RulesPanel payTable={testTable} {...rules} />);
		expect(text()).not.toContain(apart);
		rerender(<RulesPanel payTable={{ ...testTable, bonus }} {...rules} />);
		expect(text()).toContain(apart);
	});

	it("draws every line", () => {
		render(<RulesPanel payTable={testTable} {...rules} />);
		expect(screen.getAllByRole("img", { name: /^Line / })).toHaveLength(2);
	});

	it("of a game of clusters with cascades, tells those rules", () => {
		const table = { ...testTable, game: "bojagi", award: { kind: "clusters", least: 5 } as const };
		render(<RulesPanel payTable={{ ...table, base: { ...table.base, cascades: true } }} {...rules} />);
		expect(text()).toContain("5 or more equal symbols that touch at a side win together.");
		expect(text()).toContain("What won leaves, the rest falls");
	});
});

it("while the board is on its way its place says so, until it stands", () => {
	const show = { ...testShow(), open: () => new Promise<never>(() => {}) };
	const scene = { onOpen: () => {}, amountOf: String, idle: "", mark: { mode: "real" } } as const;
	render(<SlotScene show={show} {...scene} />);
	screen.getByText("Dancheong Gate is opening");
	const margins = { top: 1, side: 1, bottom: 1 };
	act(() => show.layout.set({ x: 0, y: 0, width: 300, height: 300, cell: 100, margins, compact: false }));
	expect(screen.queryByText("Dancheong Gate is opening")).toBeNull();
});

describe("the plate", () => {
	const plate = (change: (show: ReturnType<typeof testShow>) => void): string => {
		const show = testShow();
		change(show);
		render(<Plate show={show} amountOf={(credits) => `P ${credits}`} idle="Press spin" />);
		return text();
	};

	it("at rest says what to do", () => {
		expect(plate(() => {})).toBe("Press spin");
	});

	it("names the win that is lit", () => {
		const win = { symbol: 2, count: 3, cells: [1], multiplier: 1, pay: 100, line: 0 };
		expect(plate((show) => show.pointing.set(win))).toBe("Phoenix × 3, line 1: P 100");
	});

	it("several wins at once are one amount, and a single one is named", () => {
		const win = { symbol: 2, count: 2, cells: [1], multiplier: 1, pay: 10, line: 1 };
		const both = plate((show) => show.showing.set({ kind: "wins", wins: [win, win], before: 5, after: 25 }));
		expect(both).toBe("P 20");
		cleanup();
		const one = plate((show) => show.showing.set({ kind: "wins", wins: [win], before: 0, after: 10 }));
		expect(one).toBe("Phoenix × 2, line 2: P 10");
	});

	it("says which free spin runs and what wins count for", () => {
		const said = plate((show) => {
			show.showing.set({ kind: "multiplier", value: 3 });
			show.free.set({ number: 2, of: 10 });
			show.multiplier.set(3);
		});
		expect(said).toBe("Free spin 2 of 10   × 3");
	});
});
