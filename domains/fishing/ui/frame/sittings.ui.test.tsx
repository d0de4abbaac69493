// The record by sittings over answers as the wire carries them, and what ends fire by itself.
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { HistoryProps } from "#cabinet/ui";
import { createClient } from "#platform/contract/client";
import { externalStore, type MessageSource, type RoomState, startText } from "#platform/ui";
import type { FishingSeen } from "../../contract/index.ts";
import en from "../messages/en.json";
import type { Hand } from "../play/sea-play.ts";
import { Sittings } from "./sittings.tsx";
import { useLossStop } from "./use-loss-stop.ts";
import { useSeen } from "./use-seen.ts";

const sentences: MessageSource = {
	domain: "fishing",
	files: { "./messages/en.json": `data:application/json,${encodeURIComponent(JSON.stringify(en))}` },
};
beforeAll(() => startText({ sources: [sentences], first: ["fishing"], defaultLanguage: "EN" }));
afterEach(cleanup);

const sitting = {
	sittingId: "01989c2e-0000-7000-8000-000000000001",
	stakes: "shore",
	currency: "P",
	satAt: "2026-11-28T10:00:00.000Z",
	leftAt: null,
	volleys: 1,
	shots: 12,
	staked: "0.12",
	won: "0.30",
};
const volley = {
	n: 0,
	roundId: "01989c2e-0000-7000-8000-000000000002",
	at: "2026-11-28T10:00:01.000Z",
	shots: 7,
	stake: "0.07",
	win: "0.30",
};

function panel(answers: unknown[]) {
	const client = createClient({
		origin: "http://site.test",
		merchant: () => "tessera",
		language: () => "EN",
		token: () => "t",
		seal: async () => "",
		fetch: async () => Response.json(answers.shift() ?? { success: false, message: "", errorCode: "SYSTEM_ERROR" }),
	});
	const onRecall = vi.fn<HistoryProps["onRecall"]>(async () => undefined);
	const ports = {
		clientFor: () => client,
		openHistory: undefined,
		failureSentence: ({ code }: { code: string }) => code,
	};
	render(<Sittings play={{ token: "t", gameCode: "haenyeo-sea" }} ports={ports} onRecall={onRecall} />);
	return onRecall;
}

it("a sitting opens to its volleys, and a volley is shown again", async () => {
	const idle = { ...sitting, sittingId: volley.roundId, shots: 0 };
	const onRecall = panel([
		{ success: true, value: { sittings: [sitting, idle] } },
		{ success: true, value: { currency: "P", volleys: [volley] } },
	]);
	const row = await screen.findByRole("button", { name: /Shots: 12/ });
	// One in which nothing was fired is none to tell of.
	expect(screen.getAllByRole("listitem")).toHaveLength(1);
	await userEvent.click(row);
	await userEvent.click(await screen.findByRole("button", { name: /Shots: 7/ }));
	expect(onRecall).toHaveBeenCalledWith(volley.roundId);
	await userEvent.click(row);
	expect(screen.queryByRole("button", { name: /Shots: 7/ })).toBeNull();
});

it("says when there is none, and when it could not be read", async () => {
	panel([{ success: true, value: { sittings: [] } }]);
	expect(await screen.findByText(en.sittings.none)).toBeDefined();
	cleanup();
	panel([]);
	expect((await screen.findByRole("alert")).textContent).toBe("SYSTEM_ERROR");
});

const still: Hand = { bet: 0, charged: false, auto: 100, locks: false, lock: undefined };

it("fire by itself ends when it has lost what was set, and says so", () => {
	const hand = externalStore<Hand>(still);
	const change = (next: Partial<Hand>): void => hand.set({ ...hand.get(), ...next });
	const { result, rerender } = renderHook(
		({ staked }) => useLossStop({ hand, change }, { staked, won: "0.00" }, 0.01),
		{
			initialProps: { staked: "1.00" },
		},
	);
	rerender({ staked: "1.49" });
	expect([hand.get().auto, result.current.reached]).toEqual([100, false]);
	rerender({ staked: "1.50" });
	expect([hand.get().auto, result.current.reached]).toEqual([0, true]);
	act(() => result.current.next());
	expect(result.current.bets).toBe(100);
});

it("a part of the room is another only where it is written otherwise", () => {
	const seen: FishingSeen = { waves: [], dead: [], seats: [], kills: [] };
	const state: RoomState<FishingSeen> = { seen, seq: 1, ahead: 0, away: false, unknown: false };
	const room = externalStore(state);
	let renders = 0;
	const { result } = renderHook(() => {
		renders += 1;
		return useSeen(room, (now) => now.seen?.waves ?? []);
	});
	const first = result.current;
	act(() => room.set({ ...state, seq: 2, seen: { ...seen, waves: [], dead: [7] } }));
	expect([result.current === first, renders]).toEqual([true, 1]);
	act(() => room.set({ ...state, seq: 3, seen: { ...seen, waves: [{ n: 0, kind: "calm", seed: 1, at: 5 }] } }));
	expect([result.current.length, renders]).toEqual([1, 2]);
});
