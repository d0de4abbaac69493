// Play of the demo team, once, on the first start: real rounds over the ledger by seeded chance, marked as demo, so that every
// page of the agent centre has figures.
import type { GamesApi } from "#games/api";
import { accountNamed } from "#members/api";
import { type Database, sql, type Tx } from "#platform/db";
import { type Clock, type CurrencyCode, seededChance } from "#platform/kernel";

const players = ["demo06", "demo07", "demo08", "demo09"] as const;
const rounds = 6;
const seed = 26;

export type DemoPlay = {
	readonly db: Database;
	readonly clock: Clock;
	readonly currencyOf: (merchant: string) => CurrencyCode;
	readonly games: { readonly tickets: Pick<GamesApi["tickets"], "place" | "stand"> };
};

type Game = { readonly vendor: string; readonly code: string };

/** Answers how many rounds were played: none where a member may not play, or no slot stands in the catalogue. */
export async function playDemo(
	{ db, clock, currencyOf, games: { tickets } }: DemoPlay,
	merchant: string,
): Promise<number> {
	const chance = seededChance(seed);
	const slots = await db.read(slotsOf);
	const currency = currencyOf(merchant);
	let played = 0;
	for (const name of players) {
		const member = await db.read((tx) => accountNamed(tx, { merchant, name }));
		for (let round = 0; member !== undefined && slots.length > 0 && round < rounds; round++) {
			const game = slots[chance.below(slots.length)];
			if (game === undefined) break;
			const stake = BigInt(10 + chance.below(90)) * 100n;
			const returned = chance.below(100) < 40 ? stake + (stake * BigInt(chance.below(120))) / 100n : 0n;
			const order = { memberId: member.id, merchant, currency, vendor: game.vendor, gameCode: game.code };
			const placed = await tickets.place({
				play: order,
				key: `demo-play-${round}`,
				stake,
				anyStake: true,
				about: "demo",
				dueAt: new Date(clock.now().getTime() + 3_600_000),
				payTable: "demo",
				terms: [{ type: "demo" }],
			});
			if (!placed.ok) break;
			const { ticketId, owner } = placed.value;
			const standing = { ticketId, owner, version: 1, returned, counted: stake, state: "settled" as const };
			await db.tx((tx) => tickets.stand(tx, [standing]));
			played += 1;
		}
	}
	return played;
}

/** The first few slots of the house. */
async function slotsOf(tx: Tx): Promise<readonly Game[]> {
	const { rows } = await sql<Game>`select vendor, code from games.game
		where category = 'RNG' order by id limit 3`.execute(tx);
	return rows;
}
