// Which of the things that the site says of itself goes first: without a network nothing can be loaded, and a newer version
// may be what brings the pushes back.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { giveSentences } from "#platform/ui";
import { Notice } from "./notice.tsx";
import { outdated } from "./release.ts";

const live = vi.hoisted((): { notice?: string | undefined } => ({}));
vi.mock("#platform/ui", async (original) => ({
	...(await original<typeof import("#platform/ui")>()),
	useLiveNotice: () => live.notice,
}));

const away = { banner: "No network", newVersion: "A new version is there", reload: "Load it" };
giveSentences({ domain: "platform", code: "EN", content: { away } });

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	outdated.set(false);
	live.notice = undefined;
});

it("offers a newer version before it says that pushes stay away, and neither without a network", () => {
	live.notice = "Interrupted";
	render(<Notice />);
	expect(screen.getByRole("status").textContent).toBe("Interrupted");
	act(() => outdated.set(true));
	expect(screen.getByRole("status").textContent).toBe("A new version is thereLoad it");
	expect(screen.getByRole("button").textContent).toBe("Load it");
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	act(() => void dispatchEvent(new Event("offline")));
	expect(screen.getByRole("status").textContent).toBe("No network");
});
