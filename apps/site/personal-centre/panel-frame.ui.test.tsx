import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { giveSentences } from "#platform/ui";
import { PanelFrame } from "./panel-frame.tsx";

giveSentences({ domain: "platform", code: "EN", content: { close: "Close" } });
afterEach(cleanup);

const entries = (missions: number) =>
	[
		{ page: "account", name: "My account", icon: "me" },
		{ page: "missions", name: "Missions", icon: "trophy", count: missions },
	] as const;

async function open(missions: number) {
	const told = { onChoose: vi.fn(), onClose: vi.fn() };
	render(
		<PanelFrame title="Personal centre" entries={entries(missions)} current="account" {...told}>
			<p>the page</p>
		</PanelFrame>,
	);
	const panel = within(await screen.findByRole("dialog", { name: "Personal centre" }));
	return { panel, person: userEvent.setup(), ...told };
}

test("the open page is marked, and another is a press away", async () => {
	const { panel, person, onChoose } = await open(0);
	expect(panel.getByRole("button", { name: "My account" }).getAttribute("aria-current")).toBe("page");
	expect(panel.getByRole("heading", { name: "My account" })).toBeTruthy();
	await person.click(panel.getByRole("button", { name: "Missions" }));
	expect(onChoose).toHaveBeenCalledWith("missions");
});

test("a count is shown above 0 only", async () => {
	expect((await open(0)).panel.queryByText("0")).toBeNull();
	cleanup();
	expect((await open(3)).panel.getByRole("button", { name: /Missions\s*3/ })).toBeTruthy();
});

test("the cross and Escape close it", async () => {
	const { panel, person, onClose } = await open(0);
	await person.click(panel.getByRole("button", { name: "Close" }));
	await person.keyboard("{Escape}");
	expect(onClose).toHaveBeenCalledTimes(2);
});
