import { describe, expect, it } from "vitest";
import { frameMessage, frameProtocol, readFromFrame, readToFrame } from "./frame-protocol.ts";

const site = "https://play.example";
const round = {
	roundId: "01989c2e-0000-7000-8000-000000000001",
	vendorRoundId: "1",
	gameId: "7",
	gameCode: "ember-crown",
	vassalage: "TESSERA",
	vendorName: "Tessera Originals",
	gameType: "RNG" as const,
	displayName: "Ember Crown",
	smallIcon: "/art/a.webp",
	hue: 40,
	status: "complete" as const,
	replay: true as const,
	payTable: "1",
	mode: "real" as const,
	currency: "P",
	stake: "1.00",
	win: "0.00",
	net: "-1.00",
	balanceBefore: "10.00",
	balanceAfter: "9.00",
	startedAt: "2026-01-02T03:04:05.000Z",
	endedAt: "2026-01-02T03:04:05.000Z",
	events: [{ type: "any" }],
};

describe("the frame protocol", () => {
	it.each([
		{ type: "ready" as const, mode: "play" as const, clientVersion: "0.1.0" },
		{ type: "balance" as const, amount: "12.50", currency: "P" },
		{ type: "round-start" as const },
		{ type: "round-end" as const, roundId: round.roundId, stake: "1.00", win: "2.50" },
		{ type: "session-lost" as const, errorCode: "PLAY_ENDED" },
		{ type: "muted" as const, muted: true },
		{ type: "open-history" as const },
		{ type: "close" as const },
	])("the site hears $type", (said) => {
		expect(readFromFrame({ origin: site, data: frameMessage(said) }, site)).toEqual({
			...said,
			tessera: frameProtocol,
		});
	});

	it.each([
		{ type: "theme" as const, theme: "light" as const },
		{ type: "language" as const, language: "ko" },
		{ type: "mute" as const, muted: false },
		{ type: "link-back" as const },
		{ type: "balance-moved" as const },
		{ type: "replay" as const, round },
	])("the frame hears $type", (said) => {
		expect(readToFrame({ origin: site, data: frameMessage(said) }, site)).toEqual({ ...said, tessera: frameProtocol });
	});

	it("another origin, another version, another shape and the other direction are not heard", () => {
		const data = frameMessage({ type: "close" });
		expect(readFromFrame({ origin: "https://elsewhere.example", data }, site)).toBeUndefined();
		expect(readFromFrame({ origin: site, data: { ...data, tessera: 2 } }, site)).toBeUndefined();
		expect(readFromFrame({ origin: site, data: "close" }, site)).toBeUndefined();
		expect(readToFrame({ origin: site, data }, site)).toBeUndefined();
		const bad = { ...frameMessage({ type: "balance", amount: "1.00", currency: "P" }), amount: "1e9" };
		expect(readFromFrame({ origin: site, data: bad }, site)).toBeUndefined();
	});
});
