// The free spins in the frame: what is left is said, the choice to pay oneself, and the sum that has to be closed at the end.
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { createFreeSpins, type FreeSpins, type FreeSpinsAward } from "../play/free-spins.ts";
import { FreeSpinsBar, FreeSpinsSum, useFreeSpins } from "./free-spins-bar.tsx";

beforeEach(() => giveSentences({ domain: "slots", code: "EN", content: en }));
afterEach(cleanup);

const award: FreeSpinsAward = {
	freeSpinsId: "1",
	stake: 20n,
	spins: 12,
	left: 12,
	won: 0n,
	endsAt: "2026-12-01T10:00:00.000Z",
};
const words = en.award;

function Frame({ freeSpins, notice }: { readonly freeSpins: FreeSpins; readonly notice: string | undefined }) {
	const shown = useFreeSpins({ freeSpins }, { notice });
	return (
		<>
			<data value="next">{shown.next === undefined ? "paid" : `free ${shown.next.award} ${shown.next.stake}`}</data>
			<FreeSpinsBar award={shown} currency="P" open />
			<FreeSpinsSum award={shown} currency="P" />
		</>
	);
}

const next = () => document.querySelector("data")?.textContent;

test("what is left is said and counted down; who would rather pay does, and comes back", async () => {
	const freeSpins = createFreeSpins([award], async () => undefined);
	render(<Frame freeSpins={freeSpins} notice={undefined} />);
	expect(screen.getByRole("status").textContent).toContain("12 free spins at P 0.20");
	expect(next()).toBe("free 1 20");
	act(() => freeSpins.played({ freeSpinsId: "1", spins: 12, left: 11, won: 140n }));
	expect(screen.getByRole("status").textContent).toContain("11 free spins");
	expect(screen.getByText(/1\.40/)).toBeTruthy();
	await userEvent.click(screen.getByRole("button", { name: words.payMyself }));
	expect(next()).toBe("paid");
	await userEvent.click(screen.getByRole("button", { name: words.playThem }));
	expect(next()).toBe("free 1 20");
});

test("the sum of the last one stands in the way until it is closed; the keyboard is there", async () => {
	const freeSpins = createFreeSpins([award], async () => undefined);
	render(<Frame freeSpins={freeSpins} notice={undefined} />);
	act(() => freeSpins.played({ freeSpinsId: "1", spins: 12, left: 0, won: 250n }));
	expect(screen.getByRole("alertdialog").textContent).toContain("2.50");
	expect(screen.queryByRole("status")).toBeNull();
	const close = screen.getByRole("button", { name: words.close });
	expect(document.activeElement).toBe(close);
	await userEvent.click(close);
	expect(screen.queryByRole("alertdialog")).toBeNull();
	act(() => freeSpins.played({ freeSpinsId: "2", spins: 3, left: 0, won: 0n }));
	expect(screen.getByRole("alertdialog").textContent).toContain("none of them won");
});

test("what the server says is otherwise is asked for anew", async () => {
	let asked = 0;
	const freeSpins = createFreeSpins([award], async () => {
		asked += 1;
		return [];
	});
	const { rerender } = render(<Frame freeSpins={freeSpins} notice="TOO_FAST" />);
	expect(asked).toBe(0);
	rerender(<Frame freeSpins={freeSpins} notice="FREE_SPINS_OVER" />);
	await act(async () => {});
	expect([asked, next()]).toEqual([1, "paid"]);
});
