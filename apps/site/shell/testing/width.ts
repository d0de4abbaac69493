// A window of a width, for what asks the browser whether it has room.
import { vi } from "vitest";

/** Until globals are unstubbed. Answers a function that changes the width later. */
export function stubWidth(width: `${number}rem`): (width: `${number}rem`) => void {
	let now = Number.parseFloat(width);
	const queries = new EventTarget();
	vi.stubGlobal("matchMedia", (query: string) => ({
		get matches() {
			return now >= Number(/min-width: ([\d.]+)rem/.exec(query)?.[1]);
		},
		addEventListener: queries.addEventListener.bind(queries),
		removeEventListener: queries.removeEventListener.bind(queries),
	}));
	return (next) => {
		now = Number.parseFloat(next);
		queries.dispatchEvent(new Event("change"));
	};
}
