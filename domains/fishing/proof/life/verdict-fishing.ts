// The verdict on fishing rooms: what each sitting was told is in the ledger's rounds, once each, and every draw has a nonce of its own.
import * as z from "zod/mini";
import type { Ask, Verdict } from "../../../../tools/sim/promises.ts";
import type { FishingBook } from "./fishing-book.ts";

export async function judgeFishing(book: FishingBook, ask: Ask): Promise<Verdict> {
	const { sittings, faults } = book;
	const written = await roundsOf(ask);
	return [
		{ promise: "fishing: nobody was told less than before", broken: faults, seen: sittings.size },
		{
			promise: "fishing: what was told was written: stake and win of every sitting stand in the rounds of its volleys",
			broken: [...sittings].flatMap(([id, { account, staked, won }]) => {
				const { stake, win } = written.get(id) ?? { stake: 0n, win: 0n };
				return stake >= staked && win >= won
					? []
					: [`sitting ${id} of ${account} was told ${won} of ${staked}, and ${win} of ${stake} are written`];
			}),
			seen: [...sittings.values()].filter(({ staked }) => staked > 0n).length,
		},
		{
			promise: "fishing: every sitting's sums are those of its rounds, and no nonce was drawn twice",
			broken: [...(await unlikeSittings(ask, written)), ...(await doubledNonces(ask))],
			seen: written.size,
		},
	];
}

type Sums = { readonly stake: bigint; readonly win: bigint };

const rows = z.array(z.object({ sitting: z.string(), stake: z.string(), win: z.string() }));

async function roundsOf(ask: Ask): Promise<ReadonlyMap<string, Sums>> {
	const found = z.parse(
		rows,
		await ask(`select events->0->>'sitting' as sitting, sum(stake)::text as stake, sum(win)::text as win
			from games.round where events->0->>'type' = 'volley' group by 1`),
	);
	return new Map(found.map(({ sitting, stake, win }) => [sitting, { stake: BigInt(stake), win: BigInt(win) }]));
}

/** A volley that is written and not told yet is in the rounds alone. */
async function unlikeSittings(ask: Ask, written: ReadonlyMap<string, Sums>): Promise<readonly string[]> {
	const told = z.parse(
		rows,
		await ask(
			`select id::text as sitting, staked::text as stake, won::text as win from fishing.sitting where owner like 'm%'`,
		),
	);
	return told.flatMap(({ sitting, stake, win }) => {
		const sums = written.get(sitting) ?? { stake: 0n, win: 0n };
		return BigInt(stake) <= sums.stake && BigInt(win) <= sums.win
			? []
			: [`sitting ${sitting} counts ${win} of ${stake}`];
	});
}

async function doubledNonces(ask: Ask): Promise<readonly string[]> {
	const found = z.parse(
		z.array(z.object({ hash: z.string(), nonce: z.string() })),
		await ask(`select events->0->>'serverHash' as hash, shot->>'nonce' as nonce from games.round,
			json_array_elements(events->0->'shots') as shot where events->0->>'type' = 'volley'
			group by 1, 2 having count(*) > 1`),
	);
	return found.map(({ hash, nonce }) => `nonce ${nonce} of ${hash} was drawn twice`);
}
