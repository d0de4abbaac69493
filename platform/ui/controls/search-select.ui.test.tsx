import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { hideMilliseconds, SearchSelect } from "./search-select.tsx";

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const options = [
	{ value: "KR", label: "South Korea +82" },
	{ value: "VN", label: "Vietnam +84" },
];

function Page() {
	const [value, setValue] = useState("KR");
	return (
		<>
			<SearchSelect
				label="Country"
				searchLabel="Find a country"
				none="None"
				face={value}
				value={value}
				options={options}
				onChange={setValue}
			/>
			<button type="button">elsewhere</button>
		</>
	);
}

const box = () => screen.getByRole("button", { name: /^Country/ });
const list = () => screen.queryByRole("listbox");

test("typing narrows the list, Enter chooses, and the focus goes back to the box", async () => {
	render(<Page />);
	const person = userEvent.setup();
	await person.click(box());
	expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Find a country" }));
	await person.keyboard("viet{Enter}");
	expect(list()).toBeNull();
	expect(box().getAttribute("aria-label")).toBe("Country: Vietnam +84");
	expect(document.activeElement).toBe(box());
});

test("arrow keys walk the list, a press chooses too, and what nobody has is said", async () => {
	render(<Page />);
	const person = userEvent.setup();
	await person.click(box());
	await person.keyboard("{ArrowDown}");
	const field = screen.getByRole("combobox");
	expect(document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent).toBe("Vietnam +84");
	await person.keyboard("zzz");
	expect(screen.getByText("None")).toBeTruthy();
	await person.clear(field);
	await person.click(screen.getByRole("option", { name: "Vietnam +84" }));
	expect(box().textContent).toBe("VN");
});

test("Escape closes it and chooses nothing", async () => {
	render(<Page />);
	await userEvent.click(box());
	await userEvent.keyboard("viet{Escape}");
	expect(list()).toBeNull();
	expect(box().textContent).toBe("KR");
});

test("it is gone 200 ms after the focus has left, not before", async () => {
	expect(hideMilliseconds).toBe(200);
	render(<Page />);
	fireEvent.click(box());
	vi.useFakeTimers();
	fireEvent.blur(screen.getByRole("combobox"));
	vi.advanceTimersByTime(hideMilliseconds - 1);
	expect(list()).not.toBeNull();
	vi.advanceTimersByTime(1);
	vi.useRealTimers();
	await waitFor(() => expect(list()).toBeNull());
});
