// The pause that a market asks for is a member's: two games in turn, on two nodes, are played no faster than one.
import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import type { GameListing } from "../api.ts";
import { codeOf, openGuardedHall } from "../testing/open-guarded-hall.ts";
import { listing, vendor } from "../testing/open-hall.ts";

const guarded = await openGuardedHall();
const { clock, db, here, there, playBy, spin } = guarded;
const withoutLines = ({ lines: _, ...game }: GameListing): GameListing => game;
const instant = { ...vendor, code: "TESSERA_INSTANT", names: { en: "Tessera Instant" } };
await db.tx((tx) => here.hall.games.api.registerGames(tx, instant, [withoutLines(listing("dice"))]));
await Promise.all([here, there].map(({ hall }) => hall.games.refresh()));
await playBy("great-britain");

const pause = { lantern: 2_500, dice: 5_000 } as const;
const names = ["lantern", "dice"] as const;

async function newPlayer() {
	const member = await here.hall.enrol(1_000_000n);
	there.hall.setStanding(member, "active");
	const plays = { lantern: await here.hall.sit(member, "lantern"), dice: await here.hall.sit(member, "dice") };
	return (game: keyof typeof pause, at = here) => spin(plays[game].play, 10n, { at });
}
const tooFast = (milliseconds: number) => ({ ok: false, error: { code: "TOO_FAST", value: { milliseconds } } });

describe("RTS 14D, 14G", () => {
	test("an instant game has five seconds, a slot two and a half", async () => {
		const play = await newPlayer();
		expect(codeOf(await play("lantern"))).toBe("played");
		expect(await play("lantern")).toMatchObject(tooFast(2_500));
		clock.advance(2_500);
		expect(codeOf(await play("dice"))).toBe("played");
		clock.advance(4_999);
		expect(await play("dice")).toMatchObject(tooFast(1));
		clock.advance(1);
		expect(codeOf(await play("dice"))).toBe("played");
	});

	test("another game waits as well, also at once", async () => {
		const play = await newPlayer();
		const codes = (await Promise.all([play("lantern"), play("dice"), play("lantern", there), play("dice", there)])).map(
			codeOf,
		);
		expect(codes.toSorted()).toEqual(["TOO_FAST", "TOO_FAST", "TOO_FAST", "played"]);
	});

	const seed = 20_261_124;
	test(`two games in turn, at any moments and on both nodes (seed ${seed})`, async () => {
		const chance = seededChance(seed);
		const play = await newPlayer();
		let next = 0;
		let played = 0;
		for (let turn = 0; turn < 120; turn += 1) {
			clock.advance(chance.below(3_000));
			const game = names[chance.below(2)] ?? "dice";
			const now = clock.now().getTime();
			const answer = await play(game, chance.below(2) === 0 ? here : there);
			expect([turn, codeOf(answer)]).toEqual([turn, now >= next ? "played" : "TOO_FAST"]);
			if (!answer.ok) continue;
			played += 1;
			next = now + pause[game];
		}
		expect(played).toBeGreaterThan(20);
	});
});
