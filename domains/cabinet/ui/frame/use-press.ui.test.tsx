// A press of the large button does what the button said as it began: what was begun to stop stakes nothing, and what was
// begun to stake stops nothing.
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { usePress } from "./use-press.ts";

afterEach(cleanup);

function Large({ stops, onPress }: { readonly stops: boolean; readonly onPress: () => void }) {
	return (
		<button type="button" {...usePress({ stops, onPress })}>
			{stops ? "Stop" : "Spin"}
		</button>
	);
}

/** A button whose press changes what it says. */
function large(stops: boolean) {
	const said: string[] = [];
	const onPress = vi.fn(() => said.push(button().textContent ?? ""));
	const { rerender } = render(<Large stops={stops} onPress={onPress} />);
	return { said, become: (next: boolean) => rerender(<Large stops={next} onPress={onPress} />) };
}

const button = () => screen.getByRole("button");

describe("G20 the large button", () => {
	it("stops as a press begins, and its click does nothing more", () => {
		const { said, become } = large(true);
		fireEvent.pointerDown(button(), { button: 0 });
		expect(said).toEqual(["Stop"]);
		become(false);
		fireEvent.click(button(), { detail: 1 });
		expect(said).toEqual(["Stop"]);
		fireEvent.pointerDown(button(), { button: 0 });
		fireEvent.click(button(), { detail: 1 });
		expect(said).toEqual(["Stop", "Spin"]);
	});

	it("is pressed by a click alone, as assistive programs do, also after a press that slipped off", () => {
		const { said, become } = large(true);
		fireEvent.pointerDown(button(), { button: 2 });
		fireEvent.pointerDown(button(), { button: 0 });
		become(false);
		fireEvent.click(button(), { detail: 0 });
		expect(said).toEqual(["Stop", "Spin"]);
	});

	it.each(["{Enter}", " "])("stops once with the key %j, however long it is held", async (key) => {
		const { said } = large(true);
		button().focus();
		await userEvent.keyboard(key === " " ? "{ >4/}" : "{Enter>4/}");
		expect(said).toEqual(["Stop"]);
	});

	it("takes no second press from a key that is held, and leaves other keys alone", () => {
		const { said } = large(false);
		const held = createEvent.keyDown(button(), { key: "Enter", repeat: true });
		fireEvent(button(), held);
		const tab = createEvent.keyDown(button(), { key: "Tab" });
		fireEvent(button(), tab);
		expect([held.defaultPrevented, tab.defaultPrevented, said]).toEqual([true, false, []]);
	});

	it.each(["{Enter}", " "])("spins with the key %j", async (key) => {
		const { said } = large(false);
		button().focus();
		await userEvent.keyboard(key);
		expect(said).toEqual(["Spin"]);
	});
});
