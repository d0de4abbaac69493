// What must be filled in says so in one way, whether it holds a line or several.
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Field } from "#platform/ui";
import { TextArea } from "./text-area.tsx";

afterEach(cleanup);

const boxes = [
	["one line", Field],
	["several lines", TextArea],
] as const;

describe.each(boxes)("a box of %s", (_, Box) => {
	test("that is required carries the mark in its label, and says it to whoever does not see it", () => {
		render(<Box label="Why" required />);
		const box = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>("Why*");
		expect(box.required).toBe(true);
		expect(box.getAttribute("aria-required")).toBe("true");
	});

	test("that may stay empty carries none", () => {
		render(<Box label="Remark" />);
		const box = screen.getByLabelText("Remark");
		expect(box.hasAttribute("required")).toBe(false);
		expect(box.getAttribute("aria-required")).toBeNull();
		expect(screen.queryByText("*")).toBeNull();
	});
});

test("the mark of both is the same", () => {
	render(
		<>
			<Field label="One" required />
			<TextArea label="Several" required />
		</>,
	);
	const [one, several] = screen.getAllByText("*");
	expect(one?.outerHTML).toBe(several?.outerHTML);
});

test("several lines are told as they are written", async () => {
	const onWrite = vi.fn();
	render(<TextArea label="Why" onWrite={onWrite} />);
	await userEvent.type(screen.getByLabelText("Why"), "so");
	expect(onWrite.mock.calls).toEqual([["s"], ["so"]]);
});
