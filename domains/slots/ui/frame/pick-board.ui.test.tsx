import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { cabinetSentences } from "#cabinet/ui/testing";
import { startText } from "#platform/ui";
import type { PickFind } from "../../core/index.ts";
import type { PickLook } from "../stage/look.ts";
import { PickBoard } from "./pick-board.tsx";
import { sentences, testLook, testShow, testTable } from "./testing.ts";

beforeAll(() =>
	startText({
		sources: [...sentences, cabinetSentences],
		first: ["slots", "slot-names", "cabinet"],
		defaultLanguage: "EN",
	}),
);
afterEach(cleanup);

const empty = "<svg xmlns='http://www.w3.org/2000/svg'/>";
const pick: PickLook = {
	ground: () => empty,
	places: (covers) => Array.from({ length: covers }, (_, place) => ({ x: place / covers, y: 0.5 })),
	size: 0.2,
	cover: () => empty,
	opened: () => empty,
	ink: "white",
	words: { fill: "white", edge: "black" },
};

const credits = (worth: number): PickFind => ({ kind: "credits", credits: worth });

type Start = { readonly lifts: number; readonly wheel: boolean };

/** A board of four covers that count three times, over a control that had the focus. */
async function opened({ byItself = false, ...start }: Partial<Start> & { byItself?: boolean } = {}) {
	const show = { ...testShow(), look: { ...testLook, pick, wheel: pick }, table: { ...testTable, game: "onggi" } };
	show.hand.byItself.set(byItself);
	render(
		<>
			<button type="button">Spin</button>
			<PickBoard show={show} amountOf={(worth) => `${worth} P`} />
		</>,
	);
	const spin = await screen.findByRole("button", { name: "Spin" });
	spin.focus();
	act(() => show.hand.follow({ kind: "pick-start", covers: 4, times: 3, ...start }));
	const lift = async (place: number, find: PickFind, found: number) => {
		const chosen = show.hand.choose();
		fireEvent.click(screen.getByRole("button", { name: `Place ${place}, closed` }));
		await act(() => chosen);
		act(() => show.hand.lift({ kind: "pick", find, found }));
	};
	return { show, spin, lift };
}

describe("the places of a pick bonus", () => {
	it("are named buttons in one order, under what is asked and that the order is drawn", async () => {
		await opened();
		expect(screen.getByRole("group", { name: "Lift lids until one crock is empty" })).toBeDefined();
		const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
		expect(names.slice(1)).toEqual([1, 2, 3, 4].map((place) => `Place ${place}, closed`));
		expect(screen.getByText("The order is drawn already. Where you lift does not change it.")).toBeDefined();
	});

	it("show what comes next where they are pressed, and it is heard with what is found so far", async () => {
		const { lift } = await opened();
		await lift(3, credits(20), 20);
		expect(screen.getByRole("button", { name: "Place 3: 60 P" }).getAttribute("aria-disabled")).toBe("true");
		expect(screen.getByRole("status").textContent).toBe("Place 3: 60 P. Found: 60 P");
		await lift(1, { kind: "times", times: 2 }, 40);
		expect(screen.getByRole("status").textContent).toBe("Place 1: × 2. Found: 120 P");
	});

	it("take the focus, are walked with the arrows past open ones, and give the focus back", async () => {
		const { show, spin, lift } = await opened();
		const focused = () => document.activeElement?.getAttribute("aria-label");
		expect(focused()).toBe("Place 1, closed");
		await lift(2, credits(5), 5);
		fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowRight" });
		expect(focused()).toBe("Place 3, closed");
		fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowLeft" });
		expect(focused()).toBe("Place 1, closed");
		fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowUp" });
		expect(focused()).toBe("Place 4, closed");
		act(() => show.hand.follow(undefined));
		expect(document.activeElement).toBe(spin);
		expect(screen.queryByRole("group")).toBeNull();
	});

	it("all show what was drawn once it is over", async () => {
		const { show, lift } = await opened();
		await lift(2, credits(5), 5);
		await lift(4, { kind: "end" }, 5);
		act(() => show.hand.follow({ kind: "pick-end", before: 0, after: 15, rest: [credits(50), { kind: "end" }] }));
		expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
			null,
			"Place 1: 150 P",
			"Place 2: 15 P",
			"Place 3: Empty",
			"Place 4: Empty",
		]);
		expect(screen.getByRole("status").textContent).toBe("The picks are over. Found: 15 P");
	});

	it("say how many may still be lifted, and that a storm leaves half", async () => {
		const { lift } = await opened({ lifts: 3 });
		expect(screen.getByRole("status").textContent).toBe("Lift lids until one crock is empty. 3 to come");
		await lift(1, credits(10), 10);
		expect(screen.getByRole("status").textContent).toBe("Place 1: 30 P. Found: 30 P. 2 to come");
		await lift(2, { kind: "half" }, 5);
		expect(screen.getByRole("status").textContent).toBe("Place 2: A storm: half is kept. Found: 15 P. 1 to come");
	});

	it("of a wheel say how many are lifted next, and nothing of what is found", async () => {
		const { show, lift } = await opened({ wheel: true });
		await lift(4, { kind: "lifts", lifts: 6 }, 0);
		act(() => show.hand.follow({ kind: "pick-end", before: 0, after: 0, rest: [{ kind: "lifts", lifts: 2 }] }));
		expect(screen.getByRole("status").textContent).toBe("6 to come");
		act(() => show.hand.follow({ kind: "pick-start", covers: 4, times: 3, lifts: 6 }));
		expect(screen.getAllByRole("button", { name: /closed$/ })).toHaveLength(4);
	});

	it("take no press and no focus where they are lifted without a hand", async () => {
		const { show, spin } = await opened({ byItself: true });
		expect(document.activeElement).toBe(spin);
		fireEvent.click(screen.getByRole("button", { name: "Place 4, closed" }));
		act(() => show.hand.lift({ kind: "pick", find: credits(1), found: 1 }));
		expect(screen.getByRole("button", { name: "Place 4: 3 P" })).toBeDefined();
	});
});
