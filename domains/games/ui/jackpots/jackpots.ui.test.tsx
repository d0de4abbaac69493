// G24 [4.13]: what pots hold is on the home page, on the tile and in the frame, and ticks with what is told.
import { createHash } from "node:crypto";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, giveSentences } from "#platform/ui";
import type { Jackpot, JackpotHit } from "../../contract/index.ts";
import en from "../messages/en.json";
import { checkHit } from "./check-hit.ts";
import { FrameJackpots, TileJackpot } from "./game-jackpots.tsx";
import { JackpotStrip } from "./jackpot-strip.tsx";
import { PotDialog } from "./pot-dialog.tsx";
import { TickingAmount } from "./ticking-amount.tsx";

giveSentences({ domain: "games", code: "EN", content: en });
const pot = (change: Partial<Jackpot>): Jackpot => ({
	code: "harbour",
	name: "Harbour pot",
	kind: "must-hit-by",
	currency: "P",
	amount: "12.34",
	hitBy: "50.00",
	cycle: 1,
	digest: "0".repeat(64),
	gameIds: [],
	...change,
});
const hit = {
	code: "harbour",
	name: "Harbour pot",
	cycle: 1,
	currency: "P",
	amount: "44.10",
	seed: "10.00",
	hitUnits: "3410",
	salt: "1",
	digest: "0",
	account: "ha***n",
	gameId: "1",
	roundId: "r",
	at: "2026-11-22T10:00:00.000Z",
};
let pots: Jackpot[] = [];
/** What is hashed, and the digest that was told of it before. */
const line = `harbour:2:77:${"ab".repeat(16)}`;
const told = createHash("sha256").update(line).digest("hex");
const hits: JackpotHit[] = [
	{ ...hit, cycle: 2, hitUnits: "77", salt: "ab".repeat(16), digest: told },
	hit,
	{ ...hit, code: "own", account: "so***e" },
];

beforeEach(() => {
	pots = [pot({}), pot({ code: "own", name: "Own pot", kind: "mystery", amount: "99.00", gameIds: ["7"] })];
	vi.stubGlobal("fetch", async () => Response.json({ success: true, value: { pots, hits } }));
});
afterEach(() => void vi.unstubAllGlobals());

test("the strip names each pot, what it holds, by when it is won, and who won last", async () => {
	render(<JackpotStrip />, { wrapper: ClientProvider });
	expect(await screen.findByText("Harbour pot")).toBeTruthy();
	expect(document.querySelector('[data-jackpot="harbour"]')?.textContent).toContain("12.34");
	expect(screen.getByText("Must hit by P 50.00")).toBeTruthy();
	expect(screen.getByText("Mystery")).toBeTruthy();
	expect(screen.getByText("Last won: ha***n, P 44.10")).toBeTruthy();
});

test("a tile shows the pot that names its game; the frame also those that all games feed", async () => {
	const tile = render(<TileJackpot gameId="7" />, { wrapper: ClientProvider });
	expect(await tile.findByText("P 99.00")).toBeTruthy();
	tile.unmount();
	const other = render(<TileJackpot gameId="8" />, { wrapper: ClientProvider });
	const frame = render(<FrameJackpots gameId="8" />, { wrapper: ClientProvider });
	await frame.findByTitle("Harbour pot");
	// A crown alone says nothing: the word stands there for eyes too.
	expect(frame.getByText(en.jackpots.label).closest(".sr-only")).toBeNull();
	expect(other.container.textContent).toBe("");
	frame.unmount();
	other.unmount();
});

test("it counts up to the true value and never beyond; what was won begins anew at once", () => {
	vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
	const shown = render(<TickingAmount amount="10.00" currency="P" />);
	const value = () => Number(/[\d.]+$/.exec(shown.container.textContent ?? "")?.[0]);
	shown.rerender(<TickingAmount amount="11.00" currency="P" />);
	const seen: number[] = [];
	for (let step = 0; step < 30; step += 1) {
		act(() => void vi.advanceTimersByTime(100));
		seen.push(value());
	}
	expect(seen.some((one) => one > 10 && one < 11)).toBe(true);
	expect(Math.max(...seen)).toBe(11);
	shown.rerender(<TickingAmount amount="5.00" currency="P" />);
	expect(value()).toBe(5);
	vi.useRealTimers();
});

test("a pot opened says how it is won, the digest of where, and whether what was won is what had been told", async () => {
	render(<JackpotStrip />, { wrapper: ClientProvider });
	await userEvent.click(await screen.findByRole("button", { name: "Harbour pot" }));
	const dialog = within(await screen.findByRole("dialog"));
	for (const text of [en.jackpots.how["must-hit-by"], "0".repeat(64), line, told])
		expect(dialog.getByText(text)).toBeTruthy();
	expect(await dialog.findByText(en.jackpots.checks.holds)).toBeTruthy();
	expect(await dialog.findByText(en.jackpots.checks.differs)).toBeTruthy();
	expect(dialog.queryByText("so***e")).toBeNull();
});

test("a pot that nobody won says so; where the browser has no crypto nothing is claimed", async () => {
	render(<PotDialog pot={pots[1]} hits={[hit]} onClose={() => undefined} />, { wrapper: ClientProvider });
	expect(within(await screen.findByRole("dialog")).getByText(en.jackpots.nobody)).toBeTruthy();
	vi.stubGlobal("crypto", {});
	expect(await checkHit(hit)).toBe("unknown");
});
