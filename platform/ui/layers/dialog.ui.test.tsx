import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import en from "../messages/en.json";
import { giveSentences } from "../text/text.ts";
import { Confirm } from "./confirm.tsx";
import { Dialog } from "./dialog.tsx";

giveSentences({ domain: "platform", code: "EN", content: en });
afterEach(cleanup);

test("a dialog has a name, holds the focus and closes on Escape", async () => {
	const onClose = vi.fn();
	render(
		<Dialog open title="Notices" onClose={onClose}>
			<button type="button">inside</button>
		</Dialog>,
	);
	const dialog = await screen.findByRole("dialog", { name: "Notices" });
	await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
	await userEvent.keyboard("{Escape}");
	expect(onClose).toHaveBeenCalled();
});

test("a question acts only when its verb is pressed", async () => {
	const [onAct, onClose] = [vi.fn(), vi.fn()];
	render(<Confirm open title="Sign out?" text="See you" act="Sign out" onAct={onAct} onClose={onClose} />);
	await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
	expect([onAct.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
	await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
	expect(onAct).toHaveBeenCalledOnce();
});

test("while it is in flight it cannot be pressed again", async () => {
	const onAct = vi.fn();
	render(<Confirm open busy title="Sign out?" text="See you" act="Sign out" onAct={onAct} onClose={() => {}} />);
	const button = await screen.findByRole("button", { name: "Sign out" });
	await userEvent.click(button);
	expect(onAct).not.toHaveBeenCalled();
	expect(button.getAttribute("aria-busy")).toBe("true");
});

test("of two dialogs, Escape and a press on the background close the upper one alone", async () => {
	const [lower, upper] = [vi.fn(), vi.fn()];
	const both = (stacked: boolean) => (
		<>
			<Dialog open title="Lower" onClose={lower}>
				<button type="button">below</button>
			</Dialog>
			<Dialog open={stacked} title="Upper" onClose={upper}>
				<button type="button">above</button>
			</Dialog>
		</>
	);
	const { rerender } = render(both(false));
	await screen.findByRole("dialog", { name: "Lower" });
	rerender(both(true));
	const dialog = await screen.findByRole("dialog", { name: "Upper" });
	await userEvent.keyboard("{Escape}");
	expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
	const background = dialog.parentElement;
	if (background === null) throw new Error("a dialog stands in its viewport");
	await userEvent.click(background);
	expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 2]);
});

test("a press that begins inside and ends beside the dialog leaves it open", async () => {
	const onClose = vi.fn();
	render(
		<Dialog open title="Notices" onClose={onClose}>
			<p>a long text</p>
		</Dialog>,
	);
	const text = await screen.findByText("a long text");
	const background = screen.getByRole("dialog").parentElement;
	if (background === null) throw new Error("a dialog stands in its viewport");
	const person = userEvent.setup();
	await person.pointer([
		{ keys: "[MouseLeft>]", target: text },
		{ keys: "[/MouseLeft]", target: background },
	]);
	expect(onClose).not.toHaveBeenCalled();
});
