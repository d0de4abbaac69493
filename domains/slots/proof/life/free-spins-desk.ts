// The operators of play: free spins are given by one, agreed to or refused by a second person where they cost more than one may
// give alone, taken back, and run out. Their program loses its connection like any other, and asks again.
import { randomUUID } from "node:crypto";
import { awardFreeSpins, decideFreeSpins, withdrawFreeSpins } from "#games/api";
import { accountsNamed } from "#members/api";
import { type Database, sql } from "#platform/db";
import { systemClock } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { withLedger } from "../../../../tools/bootstrap/operator/with-ledger.ts";
import type { Persist } from "../../../../tools/sim/patience.ts";
import type { FreeSpinsBook } from "./free-spins-book.ts";

const merchant = "tessera";
/** What one may give without a second person, in minor units; within a day, so each award is given by somebody else. */
const aloneUpTo = 400n;

export type FreeSpinsWish = {
	/** Those of them that are registered are meant. */
	readonly accounts: readonly string[];
	readonly gameId: string;
	/** Minor units a spin. */
	readonly stake: bigint;
	readonly spins: number;
	/** Whether the second person agrees, where one is asked. */
	readonly agrees: boolean;
};

export type FreeSpinsDesk = {
	/** Gives them once, whatever answer is lost. */
	readonly give: (book: FreeSpinsBook, wish: FreeSpinsWish) => Promise<void>;
	/** Takes back what one member has left of an award, or what all have where nobody is named. */
	readonly takeBack: (book: FreeSpinsBook, what: { readonly id: string; readonly account?: string }) => Promise<void>;
	/** The time of an award is over now. */
	readonly endTime: (id: string) => Promise<void>;
	/** Runs the jobs that end awards and count tournaments: else both wait for their moment. */
	readonly tick: () => Promise<void>;
};

type Office = { readonly db: Database; readonly persist: Persist };

export function openFreeSpinsDesk(db: Database, persist: Persist): FreeSpinsDesk {
	const office = { db, persist };
	return {
		give: (book, wish) => give(office, book, wish),
		takeBack: (book, what) => takeBack(office, book, what),
		endTime: (id) =>
			persist(async () => {
				await db.tx((tx) =>
					sql`update games.free_spins_award set ends_at = now() where id = ${id}::bigint and kept = 'standing'`.execute(
						tx,
					),
				);
			}),
		tick: () =>
			persist(async () => {
				await db.tx((tx) =>
					sql`select graphile_worker.add_job(name, '{}'::json, job_key => 'simulated ' || name)
						from unnest(array['games.end-free-spins', 'games.count-tournaments']) as name`.execute(tx),
				);
			}),
	};
}

const staff = (name: string) => ({ merchant, operator: name, operatorId: name, now: systemClock.now() });

/** The ids of those that are registered, by their names. */
async function idsOf({ db, persist }: Office, names: readonly string[]) {
	const named = await persist(() => db.read((tx) => accountsNamed(tx, { merchant, names })));
	return new Map([...named].map(([account, { memberId }]) => [account, memberId]));
}

async function give(office: Office, book: FreeSpinsBook, wish: FreeSpinsWish): Promise<void> {
	const { db, persist } = office;
	const { gameId, stake, spins, agrees } = wish;
	const ids = await idsOf(office, wish.accounts);
	const [from, hour] = [systemClock.now().getTime(), 3_600_000];
	const press = randomUUID();
	const giver = `giver ${press}`;
	const order = {
		...staff(giver),
		key: commandKey("simulation", press),
		currency: "P" as const,
		stake,
		spins,
		memberIds: [...ids.values()],
		games: [gameId],
		startsAt: new Date(from - 1_000),
		endsAt: new Date(from + hour),
		reason: "The simulation gives.",
		alone: aloneUpTo,
	};
	const made = await persist(() => withLedger(db, (deps) => awardFreeSpins(deps, order)));
	if (!made.ok) {
		book.faults.push(`no free spins were given: ${made.error.part}`);
		return;
	}
	const { id, state } = made.value;
	book.freeSpins.set(id, { accounts: [...ids.keys()], stake, spins });
	const alone = stake * BigInt(spins * ids.size) <= aloneUpTo;
	if (alone === (state === "waiting")) book.faults.push(`award ${id} is ${state} at once`);
	if (!alone) await decide(office, book, { id, giver, agrees });
}

/** Whoever asked tries to agree, and may not; then a second person says what becomes of it. */
async function decide(
	{ db, persist }: Office,
	book: FreeSpinsBook,
	{ id, giver, agrees }: { readonly id: string; readonly giver: string; readonly agrees: boolean },
): Promise<void> {
	const say = (name: string, decision: Parameters<typeof decideFreeSpins>[1]["decision"]) =>
		persist(() => withLedger(db, (deps) => decideFreeSpins(deps, { ...staff(name), id, decision })));
	const own = await say(giver, { kind: "agree" });
	if (own.ok || own.error.code !== "OWN_FREE_SPINS") book.faults.push(`award ${id} was agreed to by who asked for it`);
	await say("the second", agrees ? { kind: "agree" } : { kind: "refuse", why: "By chance." });
	if (!agrees) book.ended.set(id, "refused");
}

async function takeBack(
	office: Office,
	book: FreeSpinsBook,
	{ id, account }: { readonly id: string; readonly account?: string },
): Promise<void> {
	const { db, persist } = office;
	const memberId = account === undefined ? undefined : (await idsOf(office, [account])).get(account);
	const order = { ...staff("the second"), id, memberId, reason: "By chance." };
	const taken = await persist(() => withLedger(db, (deps) => withdrawFreeSpins(deps, order)));
	if (taken.ok && account === undefined) book.ended.set(id, "withdrawn");
}
