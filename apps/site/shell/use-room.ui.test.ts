import { readFileSync } from "node:fs";
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { stubWidth } from "./testing/width.ts";
import { useRoom, widths } from "./use-room.ts";

afterEach(() => vi.unstubAllGlobals());

test.each(Object.entries(widths))("%s is the theme's own width", (name, width) => {
	const theme = readFileSync("platform/ui/theme/tokens.css", "utf8");
	expect(theme).toContain(`--breakpoint-${name}: ${width};`);
});

test("follows the window", () => {
	const resize = stubWidth("89rem");
	const { result } = renderHook(() => useRoom("xl"));
	expect(result.current).toBe(false);
	act(() => resize("90rem"));
	expect(result.current).toBe(true);
	act(() => resize("60rem"));
	expect(result.current).toBe(false);
});
