// The book by keys: search, slip, stake, and from price to price.
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { useHotkeys } from "./use-hotkeys.ts";

function Book({ told }: { readonly told: string[] }) {
	useHotkeys({ onSlip: () => told.push("slip"), onStake: (stake) => told.push(stake) });
	return (
		<>
			<input data-search="" aria-label="search" />
			{["2.10", "3.40", "5.00", "1.80"].map((odds) => (
				<button key={odds} type="button" data-odds="" disabled={odds === "5.00"} onClick={() => told.push(odds)}>
					{odds}
				</button>
			))}
		</>
	);
}

afterEach(cleanup);

test("arrows go from price to price past one that is suspended, Enter presses it", async () => {
	const told: string[] = [];
	render(<Book told={told} />);
	const price = (odds: string) => screen.getByRole("button", { name: odds });
	await userEvent.keyboard("{ArrowRight}");
	expect(document.activeElement).toBe(document.body);
	price("2.10").focus();
	await userEvent.keyboard("{ArrowRight}{ArrowDown}");
	expect(document.activeElement).toBe(price("1.80"));
	await userEvent.keyboard("{ArrowRight}{ArrowLeft}{Enter}");
	expect(told).toEqual(["3.40"]);
});

test("b opens the slip, digits set the stake, / goes to the search, where keys are letters", async () => {
	const told: string[] = [];
	render(<Book told={told} />);
	await userEvent.keyboard("b5/");
	expect(document.activeElement).toBe(screen.getByLabelText("search"));
	await userEvent.keyboard("b7");
	expect(told).toEqual(["slip", "5"]);
});
