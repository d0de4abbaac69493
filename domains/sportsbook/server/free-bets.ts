// Free bets: given by whoever grants them, offered to the slip, staked, used or given back with their bet, taken back when their time
// is over. Their stakes lie on the ledger from the moment they are given.
import type { FreeBetOrder, HouseStakeMove } from "#games/api";
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { formatMinor, ok } from "#platform/kernel";
import { listOwnFreeBets } from "../contract/index.ts";
import { type FreeBetWish, fitsFreeBet } from "../core/index.ts";
import { currencyOf } from "./bet-view.ts";
import {
	expireFreeBets,
	type FreeBetRow,
	findFreeBet,
	freeFreeBet,
	insertFreeBet,
	listOpenFreeBets,
	spendFreeBet,
} from "./free-bet-rows.ts";
import { type BookTools, ownerOf } from "./ports.ts";
import type { Slip } from "./slip-rows.ts";

const source = "house:free-bets";
const accountOf = (merchant: string) => `free-bets:${merchant}` as const;
/** What a void gave back can be staked for so long at least. */
const again = 86_400_000;

type Move = Pick<HouseStakeMove, "from" | "to">;

const moveOf = (row: FreeBetRow, { from, to }: Move): HouseStakeMove => ({
	id: `free bet ${row.id} ${row.moves}`,
	currency: currencyOf(row),
	amount: BigInt(row.amount),
	from,
	to,
});

/** The stake of one that nobody can bet any more is the house's again. */
export const backToHouse = (row: FreeBetRow): HouseStakeMove =>
	moveOf(row, { from: accountOf(row.merchant), to: source });

/** Given once by its id, whoever asks again. The last thing of the caller's transaction. */
export async function giveFreeBet(
	tx: Tx,
	{ games, clock }: Pick<BookTools, "games" | "clock">,
	{ id, merchant, memberId, currency, amount, leastOdds, endsAt, origin }: FreeBetOrder,
): Promise<void> {
	const at = { given_at: clock.now(), ends_at: endsAt };
	const given = { id, merchant, owner: `m${memberId}`, currency, amount, leastOdds, origin, ...at };
	if (!(await insertFreeBet(tx, given))) return;
	const aside = { id: `free bet ${id} 0`, currency, amount, from: source, to: accountOf(merchant) } as const;
	await games.tickets.moveHouseStakes(tx, [aside]);
}

export const listOwnFreeBetsRoute = ({ db }: BookTools): Route =>
	bind(listOwnFreeBets, async (_input, { play, now }) => {
		const { currency, memberId } = play;
		const whose = { owner: ownerOf(play), currency, now };
		const rows = memberId === undefined ? [] : await db.read((tx) => listOpenFreeBets(tx, whose));
		return ok({
			now: now.getTime(),
			freeBets: rows.map(({ id, amount, least_odds: leastOdds, ends_at: endsAt }) => ({
				id,
				amount: formatMinor(BigInt(amount), currency),
				leastOdds,
				endsAt: endsAt.getTime(),
			})),
		});
	});

type Refusal = Failure<"FREE_BET_GONE" | "FREE_BET_TERMS">;
type Asked = { readonly play: PlayTicket; readonly id: string; readonly wish: FreeBetWish };

/** Whether this bet may be staked with it, as far as can be said before it is taken. */
export async function freeBetFault({ db, clock }: BookTools, { play, id, wish }: Asked): Promise<Refusal | undefined> {
	const { currency } = play;
	const row = await db.read((tx) => findFreeBet(tx, { id, owner: ownerOf(play), currency }));
	if (row === undefined || row.closed !== null || row.slip !== null || row.ends_at <= clock.now())
		return failure("FREE_BET_GONE");
	const [amount, leastOdds] = [BigInt(row.amount), row.least_odds];
	if (fitsFreeBet({ amount, leastOdds }, wish)) return undefined;
	return failure("FREE_BET_TERMS", { amount: formatMinor(amount, currency), leastOdds });
}

export type StoodSlip = { readonly slip: Slip; readonly state: Slip["state"] };

/** With bets that were settled or are void: the stakes of those that are settled are their vendor's. After their tickets stand. */
export async function standFreeBets(
	tx: Tx,
	{ games, clock }: Pick<BookTools, "games" | "clock">,
	stood: readonly StoodSlip[],
): Promise<void> {
	const now = clock.now();
	const until = new Date(now.getTime() + again);
	const moves: HouseStakeMove[] = [];
	for (const { slip, state } of stood) {
		if (slip.free_bet === null || state === "open") continue;
		const vendor = { vendor: slip.vendor };
		if (state === "settled") {
			const row = await spendFreeBet(tx, { slip: slip.id, now });
			if (row !== undefined) moves.push(moveOf(row, { from: accountOf(row.merchant), to: vendor }));
			continue;
		}
		const freed = await freeFreeBet(tx, { slip: slip.id, until });
		if (freed?.used === true) moves.push(moveOf(freed.row, { from: vendor, to: accountOf(freed.row.merchant) }));
	}
	await games.tickets.moveHouseStakes(tx, moves);
}

/** Takes back what nobody staked in time. Answers how many. */
export function endFreeBets({ db, games, clock }: Pick<BookTools, "db" | "games" | "clock">): Promise<number> {
	return db.tx(async (tx) => {
		const over = await expireFreeBets(tx, clock.now());
		await games.tickets.moveHouseStakes(tx, over.map(backToHouse));
		return over.length;
	});
}
