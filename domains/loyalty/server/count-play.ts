// Earns points of what was played since the last time, and reviews ranks: all of it and the follower's position in one transaction.
// Killed at any moment, it has counted all of it or none; the ledger's key of each batch is its end, so points cannot come twice.
import type { PlayLine } from "#games/api";
import { sql, type Tx } from "#platform/db";
import type { Follower, Span } from "#platform/jobs";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import { commandKey, type PostCommand } from "#wallet/api";
import { earnPoints, parseRate } from "../core/index.ts";
import { pointsAccount } from "./accounts.ts";
import { percentOf } from "./ladder.ts";
import { keepRests, type PointRest, readRests } from "./play-store.ts";
import type { LoyaltyDeps } from "./ports.ts";
import { mustBePosted } from "./posted.ts";
import { type Ladders, loadLadders, type Merchants, reviewRanks } from "./review-ranks.ts";
import { readLevels } from "./standing-store.ts";

/** Standings are asked for so many members at once, and so many commands are posted together. */
const atOnce = 1_000;

type Counting = {
	readonly lines: readonly PlayLine[];
	readonly merchants: Merchants;
	readonly ladders: Ladders;
	readonly mark: bigint;
};

/** Answers for how many members something was counted: of none while another worker counts. */
export async function countPlay(deps: LoyaltyDeps): Promise<number> {
	let members = 0;
	let posted: readonly Told[] = [];
	/** What a batch posted stands when the next one begins, or when all are done. */
	const announce = (next: readonly Told[]) => {
		for (const told of posted) deps.wallet.announce(told, told);
		posted = next;
	};
	const points: Follower = {
		name: "loyalty.points",
		from: "beginning",
		// Ranks are of the turnover.
		behind: "games.turnover",
		follow: async (tx, span) => {
			announce([]);
			const counted = await countIn(tx, deps, span);
			members += counted.members;
			posted = counted.told;
		},
	};
	await deps.games.followTurnover();
	await deps.games.followPlays(points);
	announce([]);
	return members;
}

type Told = Pick<PostCommand, "memberId" | "currency" | "purse"> & { readonly balance: bigint; readonly held: bigint };
type Counted = { readonly members: number; readonly told: readonly Told[] };

async function countIn(tx: Tx, deps: LoyaltyDeps, span: Span): Promise<Counted> {
	await sql`set local statement_timeout = '10min'`.execute(tx);
	const now = deps.clock.now();
	const lines = (await deps.games.playLines(tx, span)).filter(({ counted }) => counted !== 0n);
	if (lines.length === 0) return { members: 0, told: [] };
	const merchants = await merchantsOf(tx, deps, lines);
	const ladders = await loadLadders(tx, merchants);
	const earned = await earn(tx, deps, { lines, merchants, ladders, mark: span.to });
	await reviewRanks(tx, deps, { merchants, ladders, now });
	return { members: merchants.size, told: await postPoints(tx, deps, earned) };
}

async function merchantsOf(tx: Tx, deps: LoyaltyDeps, lines: readonly PlayLine[]): Promise<Merchants> {
	const members = [...new Set(lines.map(({ memberId }) => memberId))];
	const merchants = new Map<MemberId, string>();
	for (let begin = 0; begin < members.length; begin += atOnce) {
		const standings = await deps.members.standings(tx, members.slice(begin, begin + atOnce));
		for (const [member, { merchant }] of standings) merchants.set(member, merchant);
	}
	return merchants;
}

/** Divides what each member played into points and a rest; answers the points, keeps the rests. */
async function earn(tx: Tx, deps: LoyaltyDeps, counting: Counting): Promise<readonly PostCommand[]> {
	const { merchants, ladders, mark } = counting;
	const members = [...merchants.keys()];
	const rests = await readRests(tx, members);
	const levels = await readLevels(tx, members);
	const kept: PointRest[] = [];
	const commands: PostCommand[] = [];
	const opening: Pick<PostCommand, "memberId" | "currency" | "purse">[] = [];
	for (const [purse, lines] of byPurse(counting.lines)) {
		const { memberId, currency } = purse;
		const merchant = merchants.get(memberId);
		if (merchant === undefined) continue;
		const rates = deps.brand.brand(merchant).pointRates;
		const percent = percentOf(ladders.get(merchant) ?? [], levels.get(memberId) ?? 0);
		const played = lines.map(({ counted: stake, category }) => ({ stake, rate: parseRate(rates.get(category) ?? "") }));
		const stood = rests.get(`${memberId} ${currency}`);
		const { points, rest } = earnPoints({ rest: stood ?? 0n, played, percent: BigInt(percent) });
		kept.push({ memberId, currency, rest });
		if (stood === undefined) opening.push({ memberId, currency, purse: "points" });
		if (points > 0n) commands.push(pointsCommand(purse, { points, mark }));
	}
	await deps.wallet.openAll(tx, opening);
	await keepRests(tx, kept);
	return commands;
}

type Purse = { readonly memberId: MemberId; readonly currency: CurrencyCode };

const pointsCommand = (purse: Purse, earned: { points: bigint; mark: bigint }): PostCommand => ({
	...purse,
	purse: "points",
	key: commandKey("loyalty:earn", `${purse.memberId}:${purse.currency}:${earned.mark}`),
	kind: "promo",
	delta: earned.points,
	counter: pointsAccount,
});

function byPurse(lines: readonly PlayLine[]): ReadonlyMap<Purse, readonly PlayLine[]> {
	const purses = new Map<string, Purse>();
	const found = new Map<Purse, PlayLine[]>();
	for (const line of lines) {
		const name = `${line.memberId} ${line.currency}`;
		const purse = purses.get(name) ?? { memberId: line.memberId, currency: line.currency };
		purses.set(name, purse);
		const own = found.get(purse) ?? [];
		own.push(line);
		found.set(purse, own);
	}
	return found;
}

/** In the order of the members, so that wallets are locked in one order over all parts. Throws when the ledger refuses. */
async function postPoints(tx: Tx, deps: LoyaltyDeps, commands: readonly PostCommand[]): Promise<readonly Told[]> {
	const sorted = [...commands].sort((one, other) => (BigInt(one.memberId) < BigInt(other.memberId) ? -1 : 1));
	const told: Told[] = [];
	for (let begin = 0; begin < sorted.length; begin += atOnce) {
		const part = sorted.slice(begin, begin + atOnce);
		const answers = await deps.wallet.postAllIn(
			tx,
			part.map((command) => [command]),
		);
		part.forEach(({ memberId, currency, purse }, index) => {
			const { balance, held } = mustBePosted(answers[index]?.[0], "points");
			told.push({ memberId, currency, purse, balance, held });
		});
	}
	return told;
}
