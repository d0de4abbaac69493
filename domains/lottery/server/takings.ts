// Holds what a press would stake and could win on its issues before its tickets are placed, and refuses what has no room. Presses
// that come together are one transaction, so none passes a bound beside another. It need not reach the disk by itself: the
// tickets that follow are written later in the same log.
import { createLanes, type Database, type Lanes, sql, type Tx } from "#platform/db";
import type { Clock } from "#platform/kernel";
import {
	type Held,
	heldTogether,
	noneHeld,
	playRefusal,
	stakesByPlay,
	type TakingBounds,
	type TakingRefusal,
	takingRefusal,
} from "../core/index.ts";
import {
	accountKey,
	dropTakings,
	holderKey,
	listTakings,
	lockExposures,
	type Taking,
	writeTakings,
} from "./taking-rows.ts";

/** All of one press: it is held whole or not at all. */
export type Wish = { readonly takings: readonly Taking[]; readonly bounds: TakingBounds };

/** What was refused, and on which issue; undefined where it is held. */
export type WishRefusal = TakingRefusal & { readonly issue: string };

export type Takings = Lanes<Wish, WishRefusal | undefined> & {
	readonly drop: (takings: readonly Taking[]) => Promise<void>;
};

const mostTogether = 128;

export function createTakings({ db, clock }: { readonly db: Database; readonly clock: Clock }): Takings {
	const lanes = createLanes<Wish, WishRefusal | undefined>({
		lanes: 1,
		maxBatch: mostTogether,
		laneOf: () => "",
		run: (wishes) => db.tx((tx) => takeTogether(tx, wishes, clock.now())),
	});
	return {
		...lanes,
		drop: (takings) =>
			db.tx(async (tx) => {
				await lightly(tx);
				await dropTakings(tx, takings);
			}),
	};
}

const lightly = (tx: Tx) => sql`set local synchronous_commit = off`.execute(tx);

async function takeTogether(tx: Tx, wishes: readonly Wish[], now: Date): Promise<readonly (WishRefusal | undefined)[]> {
	await lightly(tx);
	const all = wishes.flatMap(({ takings }) => takings);
	const exposures = new Map(await lockExposures(tx, all));
	const rows = await listTakings(tx, all);
	const holders = new Map<string, Held>();
	const plays = new Map<string, bigint>();
	const pressed = new Set<string>();
	const trials = new Map(all.map(({ owner, trial }) => [owner, trial]));
	for (const row of rows) {
		const { game, issue, owner, currency, press } = row;
		const key = [owner, game, issue, currency, trials.get(owner) ?? false].join(" ");
		const held = { stake: BigInt(row.stake), most: BigInt(row.most) };
		holders.set(key, heldTogether(holders.get(key) ?? noneHeld, held));
		for (const each of row.plays) addTo(plays, `${key} ${each.play}`, BigInt(each.stake));
		pressed.add(`${owner} ${game} ${issue} ${press}`);
	}
	const taken: Taking[] = [];
	const answers = wishes.map((wish) => {
		const refusal = judge(wish, { holders, exposures, plays, pressed });
		if (refusal === undefined) taken.push(...wish.takings);
		return refusal;
	});
	// One statement meets a press once: what came twice together is written in turn.
	for (const round of roundsOf(taken)) await writeTakings(tx, round, now);
	return answers;
}

/** One sum more. */
const addTo = (sums: Map<string, bigint>, key: string, more: bigint): unknown =>
	sums.set(key, (sums.get(key) ?? 0n) + more);

type Books = {
	readonly holders: Map<string, Held>;
	readonly exposures: Map<string, Held>;
	/** What a holder stakes on one play of an issue. */
	readonly plays: Map<string, bigint>;
	readonly pressed: Set<string>;
};

const pressKey = ({ owner, game, issue, press }: Taking): string => `${owner} ${game} ${issue} ${press}`;

/** Judges a press by what stands, and adds it there where it has room. One that holds already has its room. */
function judge({ takings, bounds }: Wish, { holders, exposures, plays, pressed }: Books): WishRefusal | undefined {
	const fresh = takings.filter((taking) => !pressed.has(pressKey(taking)));
	for (const taking of fresh) {
		const standing = {
			holder: holders.get(holderKey(taking)) ?? noneHeld,
			all: exposures.get(accountKey(taking)) ?? noneHeld,
		};
		const own = new Map(
			[...bounds.plays.keys()].map((play) => [play, plays.get(`${holderKey(taking)} ${play}`) ?? 0n]),
		);
		const refusal = playRefusal(taking.plays, own, bounds) ?? takingRefusal(taking, standing, bounds);
		if (refusal !== undefined) return { ...refusal, issue: taking.issue };
	}
	for (const taking of fresh) {
		holders.set(holderKey(taking), heldTogether(holders.get(holderKey(taking)) ?? noneHeld, taking));
		exposures.set(accountKey(taking), heldTogether(exposures.get(accountKey(taking)) ?? noneHeld, taking));
		for (const [play, stake] of stakesByPlay(taking.plays)) addTo(plays, `${holderKey(taking)} ${play}`, stake);
		pressed.add(pressKey(taking));
	}
	return undefined;
}

function roundsOf(takings: readonly Taking[]): readonly (readonly Taking[])[] {
	const rounds: Taking[][] = [];
	const seen = new Map<string, number>();
	for (const taking of takings) {
		const turn = seen.get(pressKey(taking)) ?? 0;
		seen.set(pressKey(taking), turn + 1);
		const round = rounds[turn] ?? [];
		round.push(taking);
		rounds[turn] = round;
	}
	return rounds;
}
