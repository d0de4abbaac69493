import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { giveSentences } from "../text/text.ts";
import { RecordList } from "./record-list.tsx";

giveSentences({
	domain: "platform",
	code: "EN",
	content: { showMore: "More", retry: "Try again", errors: { SYSTEM_ERROR: "It failed" } },
});

beforeEach(() => {
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			observe() {}
			disconnect() {}
		},
	);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const still = { error: null, hasNextPage: false, isFetchingNextPage: false };

function show(rows: readonly string[] | undefined, change: Partial<{ error: Error; hasNextPage: boolean }> = {}) {
	const told = { refetch: vi.fn(), fetchNextPage: vi.fn() };
	render(
		<RecordList pages={{ ...still, ...told, ...change }} rows={rows} waiting="It comes" none="Nothing yet">
			{(shown) => <p>{`Rows: ${shown.join(" ")}`}</p>}
		</RecordList>,
	);
	return told;
}

const text = () => document.body.textContent;

test.each([
	["before the first page", undefined, "It comes"],
	["without a row", [], "Nothing yet"],
	["with rows", ["one", "two"], "Rows: one two"],
])("%s one thing is shown", (_, rows, shown) => {
	show(rows);
	expect(text()).toBe(shown);
});

test("a failure says so, keeps what is here, and another try asks again", () => {
	const told = show(["one"], { error: new Error("away") });
	expect(text()).toContain("It failed");
	expect(text()).toContain("Rows: one");
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(told.refetch).toHaveBeenCalledOnce();
});

test("before the first page a failure stands alone", () => {
	show(undefined, { error: new Error("away") });
	expect(text()).not.toContain("It comes");
});

test("the next page comes by a press", () => {
	const told = show(["one"], { hasNextPage: true });
	fireEvent.click(screen.getByRole("button", { name: "More" }));
	expect(told.fetchNextPage).toHaveBeenCalledOnce();
});
