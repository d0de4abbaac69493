// Keys at a table act where they are meant alone, and a table that could not be opened yet is asked for again.
import { cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { answering } from "../testing/answering.ts";
import { atTurn } from "../testing/at-turn.ts";
import { ActionBar } from "./action-bar.tsx";
import { useOpenTable } from "./use-table.ts";

giveSentences({ domain: "poker", code: "EN", content: en });
afterEach(cleanup);

it("keys act at the table that is shown, and at no other one", async () => {
	const [shown, hidden] = [vi.fn(), vi.fn()];
	const seen = atTurn();
	render(
		<>
			<ActionBar seen={seen} busy={false} keys onAct={shown} />
			<ActionBar seen={seen} busy={false} keys={false} onAct={hidden} />
		</>,
	);
	await userEvent.keyboard("f");
	expect(shown.mock.calls).toEqual([[{ type: "fold" }]]);
	await userEvent.keyboard("cr");
	expect(shown.mock.calls.map(([act]) => act.type)).toEqual(["fold", "call", "raise"]);
	expect(hidden).not.toHaveBeenCalled();
	// By its button it is played all the same.
	const [, other] = screen.getAllByRole("button", { name: en.act.fold });
	if (other === undefined) throw new Error("no second table");
	await userEvent.click(other);
	expect(hidden.mock.calls).toEqual([[{ type: "fold" }]]);
});

it("a table that its holder did not answer for is asked for until it stands", async () => {
	const answers: unknown[] = [
		{ success: false, message: "", errorCode: "POKER_BUSY" },
		{ success: true, value: { now: 1, seen: atTurn(), least: 4_000, most: 10_000 } },
	];
	const client = answering({ "/pvp/open": () => answers.shift() });
	const opened = { mode: "demo", currency: "P", balance: "0.00", tables: [], seated: [], client } as const;
	const { result } = renderHook(() => useOpenTable({ ...opened, session: undefined }, "dP-holdem-6-1-1", 0));
	await waitFor(() => expect(result.current.opened?.least).toBe(4_000), { timeout: 5_000 });
	expect(result.current.failed).toBeUndefined();
});
