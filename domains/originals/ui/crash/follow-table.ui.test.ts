import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { externalStore, type RoomState } from "#platform/ui";
import type { CrashSeen } from "../../contract/index.ts";
import { followTable } from "./follow-table.ts";

const room = vi.hoisted((): { closed: number; state?: { set: (next: unknown) => void } } => ({ closed: 0 }));
vi.mock("#platform/ui", async (real) => ({
	...(await real()),
	openRoom: async () => ({
		state: room.state,
		close() {
			room.closed += 1;
		},
	}),
}));

const table = { players: 1, sums: [], bets: [] };
const round = {
	roundId: "0190b0c4-0000-7000-8000-000000000001",
	number: 7,
	hash: "b".repeat(64),
	salt: "c".repeat(64),
	closesAt: 1,
	fliesAt: 2,
};

/** A table whose looks are answered when the test says so. */
async function opened() {
	const state = externalStore<RoomState<CrashSeen>>({
		seen: undefined,
		seq: -1,
		ahead: 0,
		away: false,
		unknown: false,
	});
	Object.assign(room, { closed: 0, state });
	const told: boolean[] = [];
	const heard: unknown[] = [];
	const answers: (() => void)[] = [];
	const end = followTable({
		hear: (push) => void heard.push(push),
		look: () => new Promise((answer) => answers.push(answer)),
		setAway: (away) => void told.push(away),
	});
	await vi.advanceTimersByTimeAsync(0);
	const be = (next: Partial<RoomState<CrashSeen>>) => state.set({ ...state.get(), ...next });
	const answered = async (): Promise<void> => {
		for (const answer of answers.splice(0)) answer();
		await vi.advanceTimersByTimeAsync(0);
	};
	return { told, heard, end, be, answered, looks: () => answers.length };
}

beforeEach(() => void vi.useFakeTimers({ now: 10_000 }));
afterEach(() => void vi.useRealTimers());

describe("T16 the room of crash", () => {
	it("is heard as it moves, by the server's clock", async () => {
		const { heard, be } = await opened();
		be({ seq: 0, seen: { table } });
		be({ seq: 4, ahead: 250, seen: { table, round } });
		be({ ahead: 300 });
		expect(heard).toEqual([{ now: 10_250, round, table }]);
	});

	it("that goes is away at once, and back only when it was asked what was missed", async () => {
		const { told, be, answered, looks } = await opened();
		be({ away: true });
		expect(told).toEqual([true]);
		be({ away: false });
		expect([told, looks()]).toEqual([[true], 1]);
		await answered();
		expect(told).toEqual([true, false]);
	});

	it("that goes again while it is asked stays away", async () => {
		const { told, be, answered } = await opened();
		be({ away: true });
		be({ away: false });
		be({ away: true });
		await answered();
		expect(told).toEqual([true, true]);
	});

	it("of a game that was left says nothing more, and is closed", async () => {
		const { told, heard, end, be } = await opened();
		end();
		await vi.advanceTimersByTimeAsync(0);
		be({ seq: 9, away: true, seen: { table, round } });
		expect([told, heard, room.closed]).toEqual([[], [], 1]);
	});
});
