// The free spins in the frame: what is left is said, the choice to pay oneself, and the sum that has to be closed at the end.
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { createGifts, type Gift, type Gifts } from "../play/gifts.ts";
import { GiftBar, GiftSum, useGift } from "./gift-bar.tsx";

beforeEach(() => giveSentences({ domain: "slots", code: "EN", content: en }));
afterEach(cleanup);

const gift: Gift = { giftId: "1", stake: 20n, spins: 12, left: 12, won: 0n, endsAt: "2026-12-01T10:00:00.000Z" };
const words = en.gift;

function Frame({ gifts, notice }: { readonly gifts: Gifts; readonly notice: string | undefined }) {
	const shown = useGift({ gifts }, { notice });
	return (
		<>
			<data value="next">{shown.next === undefined ? "paid" : `free ${shown.next.gift} ${shown.next.stake}`}</data>
			<GiftBar gift={shown} currency="P" open />
			<GiftSum gift={shown} currency="P" />
		</>
	);
}

const next = () => document.querySelector("data")?.textContent;

test("what is left is said and counted down; who would rather pay does, and comes back", async () => {
	const gifts = createGifts([gift], async () => undefined);
	render(<Frame gifts={gifts} notice={undefined} />);
	expect(screen.getByRole("status").textContent).toContain("12 free spins at P 0.20");
	expect(next()).toBe("free 1 20");
	act(() => gifts.played({ giftId: "1", spins: 12, left: 11, won: 140n }));
	expect(screen.getByRole("status").textContent).toContain("11 free spins");
	expect(screen.getByText(/1\.40/)).toBeTruthy();
	await userEvent.click(screen.getByRole("button", { name: words.payMyself }));
	expect(next()).toBe("paid");
	await userEvent.click(screen.getByRole("button", { name: words.playThem }));
	expect(next()).toBe("free 1 20");
});

test("the sum of the last one stands in the way until it is closed; the keyboard is there", async () => {
	const gifts = createGifts([gift], async () => undefined);
	render(<Frame gifts={gifts} notice={undefined} />);
	act(() => gifts.played({ giftId: "1", spins: 12, left: 0, won: 250n }));
	expect(screen.getByRole("alertdialog").textContent).toContain("2.50");
	expect(screen.queryByRole("status")).toBeNull();
	const close = screen.getByRole("button", { name: words.close });
	expect(document.activeElement).toBe(close);
	await userEvent.click(close);
	expect(screen.queryByRole("alertdialog")).toBeNull();
	act(() => gifts.played({ giftId: "2", spins: 3, left: 0, won: 0n }));
	expect(screen.getByRole("alertdialog").textContent).toContain("none of them won");
});

test("what the server says is otherwise is asked for anew", async () => {
	let asked = 0;
	const gifts = createGifts([gift], async () => {
		asked += 1;
		return [];
	});
	const { rerender } = render(<Frame gifts={gifts} notice="TOO_FAST" />);
	expect(asked).toBe(0);
	rerender(<Frame gifts={gifts} notice="GIFT_OVER" />);
	await act(async () => {});
	expect([asked, next()]).toEqual([1, "paid"]);
});
