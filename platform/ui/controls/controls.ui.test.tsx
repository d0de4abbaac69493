import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Amount } from "./amount.tsx";
import { Field } from "./field.tsx";
import { GatedButton } from "./gated-button.tsx";
import { Menu, MenuItem } from "./menu.tsx";
import { RecordTable } from "./record-table.tsx";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

describe("a field", () => {
	test("is found by its label; its hint describes it", () => {
		render(<Field label="User name" hint="4 to 16 letters" />);
		const input = screen.getByLabelText("User name");
		expect(input.getAttribute("aria-invalid")).toBe("false");
		expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe("4 to 16 letters");
	});

	test("its error takes the hint's place and is announced", () => {
		render(<Field label="User name" hint="4 to 16 letters" error="Too short" />);
		expect(screen.getByRole("alert").textContent).toBe("Too short");
		expect(screen.queryByText("4 to 16 letters")).toBeNull();
		expect(screen.getByLabelText("User name").getAttribute("aria-invalid")).toBe("true");
	});
});

describe("a button that may be dead", () => {
	test("says why beside it, with the act that helps", async () => {
		const act = vi.fn();
		const press = vi.fn();
		const gates = [
			{ text: "A document is missing.", act: { name: "Send it", onPress: act } },
			{ text: "Play is missing." },
		];
		const { rerender } = render(
			<GatedButton gates={gates} onPress={press}>
				Withdraw
			</GatedButton>,
		);
		const button = screen.getByRole("button", { name: "Withdraw" });
		expect(button).toHaveProperty("disabled", true);
		expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
			"Play is missing.",
		);
		await userEvent.click(screen.getByRole("button", { name: "Send it" }));
		expect(act).toHaveBeenCalledOnce();
		rerender(
			<GatedButton gates={[]} onPress={press}>
				Withdraw
			</GatedButton>,
		);
		await userEvent.click(screen.getByRole("button", { name: "Withdraw" }));
		expect(press).toHaveBeenCalledOnce();
		expect(screen.queryByRole("list")).toBeNull();
	});
});

function Views() {
	const [chosen, choose] = useState<"one" | "two" | "three">("one");
	const items = [
		{ key: "one", label: "One" },
		{ key: "two", label: "Two" },
		{ key: "three", label: "Three" },
	] as const;
	return (
		<Tabs label="Views" items={items} chosen={chosen} onChoose={choose}>
			{chosen}
		</Tabs>
	);
}

describe("tabs", () => {
	test.each([
		["{ArrowRight}", "two"],
		["{ArrowLeft}", "three"],
		["{End}", "three"],
		["{Home}", "one"],
		["{ArrowRight}{ArrowRight}{ArrowRight}", "one"],
	])("%s from the first shows %s", async (keys, shown) => {
		render(<Views />);
		screen.getByRole("tab", { name: "One" }).focus();
		await userEvent.keyboard(keys);
		expect(screen.getByRole("tabpanel").textContent).toBe(shown);
		expect(screen.getByRole("tab", { selected: true }).tabIndex).toBe(0);
	});
});

describe("a menu", () => {
	const open = async () => {
		const chosen = vi.fn();
		render(
			<Menu label="Language" face="EN">
				{(close) => (
					<MenuItem
						onPress={() => {
							chosen();
							close();
						}}
					>
						Korean
					</MenuItem>
				)}
			</Menu>,
		);
		await userEvent.click(screen.getByRole("button", { name: "Language" }));
		return chosen;
	};

	test("opens, chooses, closes and gives the focus back", async () => {
		const chosen = await open();
		await userEvent.click(screen.getByText("Korean"));
		expect(chosen).toHaveBeenCalledOnce();
		expect(screen.queryByText("Korean")).toBeNull();
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Language" }));
	});

	test("Escape closes it", async () => {
		await open();
		fireEvent.keyDown(document, { key: "Escape" });
		expect(screen.queryByText("Korean")).toBeNull();
	});
});

describe("a table of records", () => {
	const rows = [
		{ id: "a", game: "Bojagi", win: "2.00" },
		{ id: "b", game: "Gate", win: "0.00" },
	];

	test("names its columns, and a row opens by its first cell", async () => {
		const onOpen = vi.fn();
		render(
			<RecordTable
				caption="Rounds"
				rows={rows}
				rowKey={(row) => row.id}
				onOpen={onOpen}
				columns={[
					{ key: "game", head: "Game", cell: (row) => row.game },
					{ key: "win", head: "Win", figures: true, cell: (row) => <Amount amount={row.win} currency="P" /> },
				]}
			/>,
		);
		expect(screen.getByRole("table", { name: "Rounds" })).toBeTruthy();
		expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(["Game", "Win"]);
		await userEvent.click(screen.getByRole("button", { name: "Gate" }));
		expect(onOpen).toHaveBeenCalledWith(rows[1]);
	});
});

test("an amount is one text for a screen reader, its decimals quieter for the eye", () => {
	const { container } = render(<Amount amount="-1250.50" currency="P" signed />);
	expect(container.textContent).toBe("-P1,250.50");
	expect(container.firstElementChild?.className).toContain("text-lost");
});

test("a menu stays open while an entry of it waits for its words", async () => {
	let arrive: () => void = () => {};
	const arrival = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	const Late = lazy(() => arrival.then(() => ({ default: () => <MenuItem onPress={() => {}}>Sign out</MenuItem> })));
	render(
		<Menu label="Account" face="Yuna">
			{() => <Late />}
		</Menu>,
	);
	const face = screen.getByRole("button", { name: "Account" });
	await userEvent.click(face);
	expect(face.getAttribute("aria-expanded")).toBe("true");
	arrive();
	expect(await screen.findByRole("button", { name: "Sign out" })).toBeTruthy();
	expect(face.getAttribute("aria-expanded")).toBe("true");
});
