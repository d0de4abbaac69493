// What an act changed is a table of what changed; the rest stands folded away, once.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import en from "../messages/en.json";
import { beginAnew, show } from "../testing/show-screen.ts";
import { Changes } from "./changes.tsx";

test("only what changed stands in the table; the rest below, folded away", async () => {
	beginAnew([]);
	const fields = [
		{ name: "code", before: "credit-10", after: "credit-10" },
		{ name: "stock", before: "40", after: "80" },
		{ name: "open", before: "", after: "true" },
	];
	await show(() => <Changes fields={fields} />);
	const table = within(await screen.findByRole("table"));
	expect(table.getAllByRole("rowheader").map((head) => head.textContent)).toEqual([
		expect.stringContaining(en.codes.facts.stock),
		expect.stringContaining(en.codes.facts.open),
	]);
	expect(table.queryByText("credit-10")).toBeNull();
	expect(screen.getAllByText("credit-10")).toHaveLength(1);
	expect(screen.getByText("Not changed: 1").closest("details")?.open).toBe(false);
});
