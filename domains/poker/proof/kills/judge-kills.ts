// The verdict on poker that was killed: hands as they lay when a process died went on over the deck they were committed to, acts that
// were answered stand in their records, chips that were answered came once, and every purse is what the rounds make of it.
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { sql } from "#platform/db";
import { handRecord } from "../../contract/models.ts";
import type { HandRecord, TableHand } from "../../core/index.ts";
import { createDecks, type Decks, rootOf } from "../../server/deck.ts";
import { deckKey } from "./stand-poker.ts";
import { type KillWorld, purse } from "./world.ts";

export type KillVerdict = { readonly faults: readonly string[]; readonly hands: number; readonly acts: number };

const handRow = z.object({ id: z.string(), root: z.string(), sealed: z.string(), record: handRecord });
type HandRow = z.infer<typeof handRow>;

export async function judgeKills(world: KillWorld): Promise<KillVerdict> {
	const { book, own } = world;
	const hands = new Map(
		z
			.parse(z.array(handRow), await ask(world, "select id, root, sealed, record from poker.hand"))
			.map((row) => [row.id, row]),
	);
	const audit = (await own.wallet.api.audit()).filter(({ violations }) => violations > 0n).map(({ check }) => check);
	const faults = [
		...book.faults,
		...audit,
		...[...book.hands.values()].flatMap((lay) => unlikeHand(lay, hands.get(lay.id))),
		...[...hands.values()].flatMap(unlikeDeck(createDecks({ ...own, key: deckKey }))),
		...lostActs(world, hands),
		...(await unlikeChips(world)),
		...(await unlikePurses(world)),
		...(await said(world, gaps)),
	];
	return { faults, hands: hands.size, acts: book.acts.length };
}

const ask = async ({ own: { db } }: KillWorld, text: string) =>
	(await db.read((tx) => sql`${sql.raw(text)}`.execute(tx))).rows;

const saidRow = z.array(z.object({ said: z.string() }));
const said = async (world: KillWorld, text: string): Promise<readonly string[]> =>
	z.parse(saidRow, await ask(world, text)).map((row) => row.said);

const begins = (all: readonly unknown[], first: readonly unknown[]): boolean =>
	isDeepStrictEqual(all.slice(0, first.length), first);

/** A hand lay on a table when its process died: it ended once, with the same cards and all that was done till then. */
function unlikeHand(lay: TableHand, row: HandRow | undefined): readonly string[] {
	if (row === undefined) return [`hand ${lay.id} was lost`];
	const { record, root, sealed } = row;
	const cards = new Map(record.players.map((player) => [player.seat, player.cards]));
	const same =
		root === lay.root &&
		sealed === lay.sealed &&
		lay.hand.players.every((player) => isDeepStrictEqual(cards.get(player.seat), player.cards)) &&
		lay.hand.boards.every((board, run) => begins(record.boards[run] ?? [], board)) &&
		begins(record.acts, lay.acts);
	return same ? [] : [`hand ${lay.id} did not go on as it lay`];
}

/** Every card of a hand is the one of its committed deck. */
const unlikeDeck =
	(decks: Decks) =>
	({ id, root, sealed, record }: HandRow): readonly string[] => {
		const opened = decks.open(id, sealed);
		const isRight = (cards: readonly number[] | null, places: readonly number[]) =>
			cards?.every((card, index) => opened.deck[places[index] ?? -1] === card) === true;
		const right =
			rootOf(opened) === root &&
			record.players.every(({ cards, places }) => isRight(cards, places)) &&
			record.boards.every((board, run) => isRight(board, record.boardPlaces[run] ?? []));
		return right ? [] : [`hand ${id} was not dealt from its deck`];
	};

function lostActs({ book }: KillWorld, hands: ReadonlyMap<string, { readonly record: HandRecord }>): readonly string[] {
	return book.acts.flatMap(({ hand, turn, seat, act }) => {
		const done = hands.get(hand)?.record.acts[turn];
		const same = done?.seat === seat && done.by === "player" && isDeepStrictEqual(done.act, act);
		return same ? [] : [`act ${turn} of hand ${hand} was answered, and is ${JSON.stringify(done)}`];
	});
}

const buyInRow = z.object({ owner: z.string(), key: z.string(), amount: z.string(), state: z.string() });

/** Under every key that was answered chips came to a table once; what nobody was answered went home. */
async function unlikeChips(world: KillWorld): Promise<readonly string[]> {
	const rows = z.parse(z.array(buyInRow), await ask(world, "select owner, key, amount::text, state from poker.buy_in"));
	const known = new Map(rows.map((row) => [`${row.owner} ${row.key}`, row]));
	return [
		...rows.filter(({ state }) => state === "offered").map(({ owner }) => `chips of ${owner} lie nowhere`),
		...world.book.brought.flatMap(({ owner, key, amount }) => {
			const row = known.get(`${owner} ${key}`);
			return row?.state === "seated" && row.amount === String(amount)
				? []
				: [`${amount} of ${owner} did not come to a table`];
		}),
		...(await said(world, "select 'a stack of ' || owner || ' lies at ' || table_id as said from poker.stack")),
		...(await said(world, "select 'hand ' || id as said from poker.hand_fault")),
	];
}

const sumRow = z.object({ member: z.string(), net: z.string() });

/** Everybody is home: in the purse lies what they began with and what their rounds made of it. */
async function unlikePurses(world: KillWorld): Promise<readonly string[]> {
	const { own, book } = world;
	const sums = "select member_id::text as member, sum(win - stake)::text as net from games.round group by 1";
	const nets = new Map(
		z.parse(z.array(sumRow), await ask(world, sums)).map(({ member, net }) => [member, BigInt(net)]),
	);
	const unlike: string[] = [];
	for (const { member } of book.players) {
		const { purses } = await own.wallet.api.balance(member, "P");
		const all = purses.reduce((sum, { balance }) => sum + balance, 0n);
		const cash = purses.find((one) => one.purse === "cash")?.balance;
		const wanted = purse + (nets.get(member) ?? 0n);
		if (all !== wanted || cash !== wanted)
			unlike.push(`member ${member} has ${all}, ${cash} of it in cash, not ${wanted}`);
	}
	const open = "select 'round ' || id || ' is open' as said from games.round where status = 'open'";
	return [...unlike, ...(await said(world, open))];
}

/** Hands of a table are numbered from one, each once. */
const gaps = `select table_id || ': ' || count(*) || ' hands up to number ' || max(number) as said
	from poker.hand group by table_id having count(*) <> max(number)`;
