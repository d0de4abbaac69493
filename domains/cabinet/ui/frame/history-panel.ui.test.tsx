import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { RoundRecord } from "#games/contract";
import { type Client, createClient } from "#platform/contract/client";
import { startText } from "#platform/ui";
import { cabinetSentences } from "../testing/sentences.ts";
import { HistoryPanel, type HistoryProps } from "./history-panel.tsx";

beforeAll(() => startText({ sources: [cabinetSentences], first: ["cabinet"], defaultLanguage: "EN" }));
afterEach(cleanup);

const record: RoundRecord = {
	roundId: "01989c2e-0000-7000-8000-000000000001",
	gameId: "1",
	gameCode: "bojagi",
	vassalage: "TESSERA",
	vendorName: "Tessera Originals",
	gameType: "RNG",
	displayName: "Bojagi",
	smallIcon: "/art/games/bojagi-small.webp",
	hue: 20,
	status: "complete",
	currency: "P",
	stake: "0.40",
	win: "1.20",
	net: "0.80",
	balanceBefore: "10.00",
	balanceAfter: "10.80",
	startedAt: "2026-01-02T03:04:05.000Z",
	endedAt: "2026-01-02T03:04:05.000Z",
};

/** A client over answers as the wire carries them; it writes down the addresses that were asked. */
function clientOver(answers: unknown[], asked: string[] = []): Client {
	return createClient({
		origin: "http://site.test",
		merchant: () => "tessera",
		language: () => "EN",
		token: () => "t",
		seal: async () => "",
		fetch: async (address) => {
			asked.push(String(address));
			return Response.json(answers.shift() ?? { success: false, message: "", errorCode: "SYSTEM_ERROR" });
		},
	});
}

function panel(answers: unknown[], openHistory?: () => void) {
	const asked: string[] = [];
	const onRecall = vi.fn<HistoryProps["onRecall"]>(async () => undefined);
	const client = clientOver(answers, asked);
	const ports = { clientFor: () => client, openHistory, failureSentence: ({ code }: { code: string }) => code };
	render(<HistoryPanel play={{ token: "t", gameCode: "bojagi" }} ports={ports} onRecall={onRecall} seeded />);
	return { asked, onRecall };
}

const page = (records: RoundRecord[], next: string | null) => ({ success: true, value: { records, next } });

it("G25: past rounds are listed, the next page is added, and each can be shown again", async () => {
	const older = { ...record, roundId: "01989c2e-0000-7000-8000-000000000002", win: "0.00" };
	const { asked, onRecall } = panel([page([record], "c2"), page([older], null)]);
	(await screen.findByRole("button", { name: /Show the round of/ })).click();
	expect(onRecall).toHaveBeenCalledWith(record.roundId);
	screen.getByRole("button", { name: "Show more" }).click();
	await vi.waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
	expect(new URL(asked[1] ?? "").searchParams.get("cursor")).toBe("c2");
	expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("rounds stand under the heads of their columns, to the second; what is won has a sign and its colour", async () => {
	const lost = { ...record, roundId: "01989c2e-0000-7000-8000-000000000002", win: "0.00" };
	panel([page([record, lost], null)]);
	for (const head of ["Time", "Stake", "Win"]) expect(await screen.findByText(head)).toBeTruthy();
	const [first, second] = screen.getAllByRole("listitem");
	expect(first?.querySelector("time")?.textContent).toContain(":04:05");
	expect(first?.querySelector(".text-won")?.textContent).toBe("+P1.20");
	expect(second?.querySelector(".text-won")).toBeNull();
	expect(second?.textContent).toContain("P0.00");
});

it("a round that cannot be fetched says why, and is asked for once while it is on its way", async () => {
	const { onRecall } = panel([page([record], null)]);
	const answer: { refuse?: (failure: { code: string; message: string }) => void } = {};
	onRecall.mockReturnValue(
		new Promise((resolve) => {
			answer.refuse = resolve;
		}),
	);
	const round = await screen.findByRole("button", { name: /Show the round of/ });
	round.click();
	await vi.waitFor(() => expect(round.hasAttribute("disabled")).toBe(true));
	round.click();
	expect(onRecall).toHaveBeenCalledOnce();
	answer.refuse?.({ code: "LINK_LOST", message: "" });
	expect((await screen.findByRole("alert")).textContent).toBe("LINK_LOST");
	expect(round.hasAttribute("disabled")).toBe(false);
});

it("no round yet, and rounds that could not be read, are told apart", async () => {
	panel([page([], null)]);
	expect(await screen.findByText("No round yet.")).toBeTruthy();
	cleanup();
	panel([]);
	expect((await screen.findByRole("alert")).textContent).toBe("The rounds could not be read. Try again.");
});

it("within the site, the whole betting record is one press away", async () => {
	const openHistory = vi.fn();
	panel([page([], null)], openHistory);
	(await screen.findByRole("button", { name: /betting record/ })).click();
	expect(openHistory).toHaveBeenCalledOnce();
});

it("a round is shared by a link that the frame makes, and a refusal says why", async () => {
	const [token, link] = [
		"T".repeat(43),
		{ linkId: "7", roundId: record.roundId, displayName: "Bojagi", amounts: false },
	];
	const made = { ...link, madeAt: record.startedAt, endsAt: "2026-02-01T03:04:05.000Z" };
	const full = { success: false, message: "", errorCode: "TOO_MANY_REPLAY_LINKS", value: null };
	const open = { ...record, roundId: "01989c2e-0000-7000-8000-000000000003", status: "open", endedAt: null } as const;
	const { asked } = panel([page([record, open], null), { success: true, value: { token, link: made } }, full]);
	(await screen.findByRole("button", { name: /Share the round of/ })).click();
	await screen.findByText("replay.seedShown", undefined, { timeout: 15_000 });
	const make = screen.getByRole("button", { name: "replay.make" });
	make.click();
	expect((await screen.findByRole("status")).textContent).toContain(`/replay/${token}`);
	expect(asked.at(-1)).toContain("/wps/game/sharePlayRound");
	make.click();
	expect((await screen.findByRole("alert")).textContent).toBe("TOO_MANY_REPLAY_LINKS");
});
