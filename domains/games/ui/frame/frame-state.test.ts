import { describe, expect, test } from "vitest";
import { type FromFrame, frameProtocol } from "../../contract/index.ts";
import { afterMessage, newFrame } from "./frame-state.ts";

const tessera = frameProtocol;
const said: readonly FromFrame[] = [
	{ tessera, type: "ready", mode: "play", clientVersion: "1" },
	{ tessera, type: "round-start" },
	{ tessera, type: "round-end", roundId: "r", stake: "1.00", win: "0.00" },
	{ tessera, type: "balance", amount: "99.00", currency: "P" },
];

describe("what the page knows of a frame", () => {
	test("a round begins and ends; the balance is the one the frame showed last", () => {
		const states = said.map((_, index) => said.slice(0, index + 1).reduce(afterMessage, newFrame));
		expect(states.map((state) => [state.ready, state.inRound, state.balance?.amount])).toEqual([
			[true, false, undefined],
			[true, true, undefined],
			[true, false, undefined],
			[true, false, "99.00"],
		]);
	});

	test.each([
		[{ tessera: 1, type: "close" }, "closed"],
		[{ tessera: 1, type: "session-lost", errorCode: "PLAY_EXPIRED" }, "session-lost"],
		[{ tessera: 1, type: "muted", muted: true }, "no"],
		[{ tessera: 1, type: "open-history" }, "no"],
	] as const)("%j leaves it ended: %s", (message, ended) => {
		const state = afterMessage({ ...newFrame, inRound: true }, message);
		expect(state.ended).toBe(ended);
		expect(state.inRound).toBe(ended === "no");
	});

	test("a frame that is ready again has not ended", () => {
		const lost = afterMessage(newFrame, { tessera: 1, type: "session-lost", errorCode: "X" });
		expect(afterMessage(lost, { tessera: 1, type: "ready", mode: "play", clientVersion: "1" }).ended).toBe("no");
	});
});
