import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
	localStorage.clear();
	vi.resetModules();
});
afterEach(cleanup);

/** What is known of the brand. */
type Known = { readonly wished: string | undefined };

/** A page that is loaded anew, with what the browser has stored. */
async function loadPage() {
	const { useDefaultLanguage } = await import("./default-language.ts");
	const { startText } = await import("#platform/ui");
	await startText({ sources: [], first: [], defaultLanguage: "EN" });
	const nothing: Known = { wished: undefined };
	return renderHook(({ wished }: Known) => useDefaultLanguage(wished), { initialProps: nothing });
}
const stored = () => localStorage.getItem("lang");

test("a first visit stores the brand's own language when it is known", async () => {
	const page = await loadPage();
	expect(stored()).toBe("EN");
	page.rerender({ wished: "KO" });
	await vi.waitFor(() => expect(stored()).toBe("KO"));
	page.rerender({ wished: "ID" });
	await Promise.resolve();
	expect(stored()).toBe("KO");
});

test("a later visit keeps what is stored", async () => {
	localStorage.setItem("lang", "EN");
	const page = await loadPage();
	page.rerender({ wished: "KO" });
	await Promise.resolve();
	expect(stored()).toBe("EN");
});

test.each([
	["EN", "EN", undefined],
	["EN", "KO", "KO"],
	["EN", "XX", undefined],
] as const)("speaking %s, a brand's %s leads to %s", async (current, wished, next) => {
	const { languageToAdopt } = await import("./default-language.ts");
	expect(languageToAdopt({ wished, current })).toBe(next);
});
