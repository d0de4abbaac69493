// The window of a third party for tests: what the site opens, where it leads it, and what it says.
import { vi } from "vitest";

export const providerOrigin = "https://prove.example";

export function fakeWindow() {
	const popup = { closed: false, location: { href: "" }, close: vi.fn() };
	popup.close.mockImplementation(() => {
		popup.closed = true;
	});
	const open = vi.fn((): unknown => popup);
	vi.stubGlobal("open", open);
	/** A message to the site, from the window unless another sends it. */
	const say = (data: unknown, from: { readonly origin?: string; readonly source?: unknown } = {}): void => {
		const event = new MessageEvent("message", { data, origin: from.origin ?? providerOrigin });
		Object.defineProperty(event, "source", { value: from.source ?? popup });
		window.dispatchEvent(event);
	};
	return { popup, open, say };
}
