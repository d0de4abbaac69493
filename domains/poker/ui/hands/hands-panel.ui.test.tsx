// One's own hands: one of them is opened, and kept as a file in the open format PHH.
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { giveSentences } from "#platform/ui";
import { phhOf, recordOf, recordSeenBy } from "../../core/index.ts";
import { openTable, plainTable } from "../../core/testing/open-table.ts";
import en from "../messages/en.json";
import { answering } from "../testing/answering.ts";
import { HandsPanel } from "./hands-panel.tsx";

giveSentences({ domain: "poker", code: "EN", content: en });
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

/** Of two, the first to act folds. */
function foldedHand() {
	const table = openTable(plainTable, 11);
	for (const seat of [0, 1]) table.sit(`m${seat}`, seat);
	table.wait(2_000_000);
	table.tick();
	const { hand } = table.state();
	const seat = hand?.hand.players[hand.hand.actor ?? -1]?.seat ?? -1;
	table.send(`m${seat}`, { type: "act", hand: hand?.id ?? "", turn: 0, act: { type: "fold" } });
	for (let turn = 0; turn < 20 && table.state().hand?.end == null; turn++)
		table.wait(table.tick() ?? table.now() + 100);
	const over = table.state().hand;
	if (over === null) throw new Error("no hand is over");
	return recordSeenBy(recordOf(table.state(), over, "dP-holdem-6-1-1"), 0);
}

it("a hand is kept as a file in PHH, with one's own cards and question marks for the others'", async () => {
	const hand = foldedHand();
	const none = { hands: 0, entered: 0, raised: 0, won: 0, shown: 0, net: 0 };
	const client = answering({
		"/pvp/hands": () => ({ success: true, value: { hands: [hand], more: false } }),
		"/pvp/hand": () => ({ success: true, value: { hand, proofs: [] } }),
		"/pvp/figures": () => ({ success: true, value: { cash: none, tournaments: none } }),
	});
	const kept: Blob[] = [];
	const names: string[] = [];
	vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
		if (blob instanceof Blob) kept.push(blob);
		return "blob:http://here/1";
	});
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		names.push(this.download);
	});
	render(<HandsPanel client={client} currency="P" />);
	await userEvent.click(await screen.findByRole("button", { name: new RegExp(`#?${hand.number}`) }));
	await userEvent.click(await screen.findByRole("button", { name: en.hands.download }));
	expect(names).toEqual([`${hand.id}.phh`]);
	const text = (await kept[0]?.text()) ?? "";
	expect(text).toBe(phhOf(hand));
	expect(text).toContain('variant = "NT"');
	expect(text).toMatch(/"d dh p[12] \?{4}"/);
});
