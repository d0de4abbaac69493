import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import type { RecalledRound } from "../../contract/index.ts";
import en from "../messages/en.json";
import { RoundPage } from "./round-page.tsx";

giveSentences({ domain: "games", code: "EN", content: en });

const roundId = "019a0000-0000-7000-8000-000000000001";

const round: RecalledRound = {
	roundId,
	gameId: "1",
	gameCode: "gate",
	vassalage: "HOUSE",
	vendorName: "The House",
	gameType: "RNG",
	displayName: "Gate",
	smallIcon: "/a.webp",
	hue: 10,
	status: "complete",
	currency: "P",
	stake: "1.00",
	win: "0.00",
	net: "-1.00",
	balanceBefore: "10.00",
	balanceAfter: "9.00",
	startedAt: "2026-11-21T10:05:07.000Z",
	endedAt: "2026-11-21T10:05:09.000Z",
	replay: true,
	mode: "real",
	vendorRoundId: roundId,
	payTable: "1",
	events: [],
};

const told: { round: RecalledRound } = { round };

beforeEach(() => {
	told.round = round;
	openSession({ token: "t" });
	vi.stubGlobal("fetch", async () => Response.json({ success: true, value: told.round }));
});
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
});

async function openRound() {
	render(
		<ClientProvider>
			<RoundPage roundId={roundId} onBack={() => {}} />
		</ClientProvider>,
	);
	await screen.findByText(en.record.round);
}

test("a provider that uses the house's number has it said once", async () => {
	await openRound();
	expect(screen.queryByText(en.record.vendorRound)).toBeNull();
	expect(screen.getAllByText(roundId)).toHaveLength(1);
});

test("a provider's own number is said, too", async () => {
	told.round = { ...round, vendorRoundId: "V-77" };
	await openRound();
	expect(screen.getByText(en.record.vendorRound).nextElementSibling?.textContent).toBe("V-77");
});

test("each time says its second and its zone on hover", async () => {
	await openRound();
	const moments = [...document.querySelectorAll("time")];
	expect(moments.map((moment) => moment.dateTime)).toEqual([round.startedAt, round.startedAt, round.endedAt]);
	for (const moment of moments) expect(moment.title).toMatch(/:05:0[79].*(?:UTC|GMT|[A-Z]{3,4})/);
});
