// The checker of the browser against what a server drew: the same seeds, another implementation of the crypto.
import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawInstant, fairBits, laidOut, playSteps } from "../../core/index.ts";
import { checkRound } from "./check-round.ts";
import { shownCheck } from "./shown-check.ts";
import { readVerifyAddress, verifyAddress } from "./verify-address.ts";

const serverSeed = "39f191cdcf2cbbc31e13184e97532d06497b5277610c08f9c528920e403d6351";
const seeds = { serverSeed, clientSeed: "player-1", nonce: 0 };
const serverBits = (nonce: number) =>
	fairBits({ clientSeed: "player-1", nonce }, (message) => createHmac("sha256", serverSeed).update(message).digest());

describe("checking a round", () => {
	it("shows the hash, the blocks and the words as anybody can compute them", async () => {
		const checked = await checkRound(seeds, { game: "dice", side: "under", winning: 5_000 });
		expect(checked?.serverHash).toBe(createHash("sha256").update(serverSeed).digest("hex"));
		expect(checked?.blocks[0]).toEqual({
			message: "player-1:0:0",
			hex: createHmac("sha256", serverSeed).update("player-1:0:0").digest("hex"),
		});
		expect(checked?.words.slice(0, 2)).toEqual([3555014918, 2652129984]);
	});

	it.each([
		{ game: "dice", side: "over", winning: 3_000 },
		{ game: "limbo", target: 200 },
		{ game: "plinko", rows: 16, risk: "high" },
		{ game: "keno", picks: [1, 2, 39] },
		{ game: "wheel", risk: "low" },
	] as const)("finds what the server drew: $game, forty rounds", async (choice) => {
		for (let nonce = 0; nonce < 40; nonce++) {
			const checked = await checkRound({ ...seeds, nonce }, choice);
			expect(checked?.checked).toEqual({ kind: "outcome", outcome: drawInstant(choice, serverBits(nonce)) });
		}
	});

	it("finds where the mines lay, and the cards in their order", async () => {
		const mines = { game: "mines", mines: 5 } as const;
		expect((await checkRound(seeds, mines))?.checked).toEqual({ kind: "mines", cells: laidOut(mines, serverBits(0)) });
		const cards = (await checkRound(seeds, { game: "hi-lo" }))?.checked;
		const first = playSteps({ game: "hi-lo" }, serverBits(0), [{ game: "hi-lo", call: "skip" }]);
		const shown = first?.shown.flatMap((one) => (one.type === "card" ? [one.card] : []));
		expect(cards?.kind === "cards" ? cards.cards.slice(0, 2) : []).toEqual(shown);
	});

	it.each([
		[
			{ ...seeds, serverSeed: "short" },
			{ game: "wheel", risk: "low" },
		],
		[seeds, { game: "mines", mines: 25 }],
	] as const)("refuses what no round can have", async (asked, choice) => {
		expect(await checkRound(asked, choice)).toBeUndefined();
	});

	it("is shown by the board that showed the round", async () => {
		const choice = { game: "mines", mines: 3 } as const;
		const checked = await checkRound(seeds, choice);
		if (checked === undefined) throw new Error("not checked");
		const round = shownCheck(checked, choice, seeds);
		expect(round).toMatchObject({ open: false, payTable: "mines@1" });
		expect(round.events.map(({ type }) => type)).toEqual(["bet", "laid-out"]);
	});
});

describe("the address of a check", () => {
	it("is read as it was written, and nothing of it reaches a server", () => {
		const asked = { ...seeds, nonce: 17, picked: { game: "keno", picks: [4, 8] } } as const;
		const address = verifyAddress(asked);
		expect(address.startsWith("/verify/#")).toBe(true);
		expect(readVerifyAddress(address.slice(address.indexOf("#")))).toEqual(asked);
	});

	it.each(["", "#nonce=-1&client=a:b&picked=no", '#picked={"game":"mines","mines":99}'])(
		"leaves out what is wrong: %j",
		(hash) => {
			expect(readVerifyAddress(hash)).toEqual({});
		},
	);
});
