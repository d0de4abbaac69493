import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
	vi.useFakeTimers();
	vi.resetModules();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("what can wait comes when the page is at rest, and at once from then on", async () => {
	const { AtRest } = await import("./at-rest.tsx");
	const { unmount } = render(<AtRest>late</AtRest>);
	await pass(2_400);
	expect(screen.queryByText("late")).toBeNull();
	await pass(200);
	expect(screen.getByText("late")).toBeTruthy();
	unmount();
	render(<AtRest>later</AtRest>);
	expect(screen.getByText("later")).toBeTruthy();
});

test("some wait longer, and what stands in their place goes", async () => {
	const { AtRest } = await import("./at-rest.tsx");
	render(
		<AtRest milliseconds={4_000} before="to come">
			last
		</AtRest>,
	);
	await pass(3_900);
	expect(screen.queryByText("last")).toBeNull();
	expect(screen.getByText("to come")).toBeTruthy();
	await pass(200);
	expect(screen.getByText("last")).toBeTruthy();
	expect(screen.queryByText("to come")).toBeNull();
});

test("without a network it waits until there is one", async () => {
	const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	const { AtRest } = await import("./at-rest.tsx");
	render(<AtRest>late</AtRest>);
	await pass(60_000);
	expect(screen.queryByText("late")).toBeNull();
	online.mockReturnValue(true);
	act(() => void dispatchEvent(new Event("online")));
	expect(screen.getByText("late")).toBeTruthy();
});
