// A table that is wider than its place can be reached by the keys, and says what it is; one that fits is no stop for them.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TableRoom } from "./table-room.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("a table's room is a stop for the keys while the table is wider than it, and only then", () => {
	const watched: Element[] = [];
	const changes: (() => void)[] = [];
	vi.stubGlobal(
		"ResizeObserver",
		class {
			constructor(changed: () => void) {
				changes.push(changed);
			}
			observe(element: Element) {
				watched.push(element);
			}
			disconnect() {
				watched.length = 0;
			}
		},
	);
	const { container, unmount } = render(
		<TableRoom caption="Rounds">
			<table />
		</TableRoom>,
	);
	const room = container.firstElementChild;
	expect(watched).toEqual([room, screen.getByRole("table")]);
	const widen = (table: number): void => {
		Object.defineProperties(room, {
			scrollWidth: { value: table, configurable: true },
			clientWidth: { value: 700, configurable: true },
		});
		act(() => {
			for (const changed of changes) changed();
		});
	};
	widen(700);
	expect(room?.hasAttribute("tabindex")).toBe(false);
	widen(900);
	expect(screen.getByRole("region", { name: "Rounds" }).tabIndex).toBe(0);
	widen(650);
	expect(screen.queryByRole("region", { name: "Rounds" })).toBeNull();
	unmount();
	expect(watched).toEqual([]);
});
