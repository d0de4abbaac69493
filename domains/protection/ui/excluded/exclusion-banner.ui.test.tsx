import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { ExclusionBanner } from "./exclusion-banner.tsx";

giveSentences({ domain: "protection", code: "EN", content: en });
afterEach(cleanup);

const until = "2027-05-22T12:00:00.000Z";

function show(kind: "break" | "exclusion") {
	const went = { onWithdraw: vi.fn(), onHelp: vi.fn() };
	render(<ExclusionBanner exclusion={{ kind, until }} within="page" {...went} />);
	return went;
}

test.each([
	["exclusion", /^You are excluded until .*2027.*You can withdraw your money and read your records\.$/],
	["break", /^You are taking a break until .*2027.*You can withdraw your money and read your records\.$/],
] as const)("A.3.8 of a(n) %s it says until when, and what is open", (kind, sentence) => {
	show(kind);
	expect(screen.getByRole("region", { name: en.excluded.label }).textContent).toContain("2027");
	expect(screen.getByText(sentence)).toBeDefined();
});

test("it leads to the money and to help, and nothing closes it", () => {
	const { onWithdraw, onHelp } = show("exclusion");
	const [withdraw, help, ...more] = screen.getAllByRole("button");
	expect(more).toEqual([]);
	for (const button of [withdraw, help]) if (button !== undefined) fireEvent.click(button);
	expect([onWithdraw.mock.calls.length, onHelp.mock.calls.length]).toEqual([1, 1]);
});

test("where the withdrawals are open it leads to help alone", () => {
	render(
		<ExclusionBanner exclusion={{ kind: "break", until }} within="panel" onWithdraw={undefined} onHelp={vi.fn()} />,
	);
	expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([en.excluded.help]);
});
