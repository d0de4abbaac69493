// Brings the books up to what was played and posted: each line once, in one transaction with how far it was followed.
import { type Placed, placesOf } from "#members/api";
import type { Tx } from "#platform/db";
import { type Follower, forgetFollowed, knowFollowers, type Reader, readOn, serveFollower } from "#platform/jobs";
import type { MemberId } from "#platform/kernel";
import { dayIn } from "../core/index.ts";
import {
	type BookedLine,
	bookMoney,
	bookPlays,
	forgetMoney,
	membersWithMoney,
	nextMoney,
	outsideTree,
	playsBelow,
	readMoney,
} from "./books-store.ts";
import { noteLate } from "./contracts/settlement-store.ts";
import type { AgentsDeps } from "./ports.ts";
import { hang, lockTree } from "./tree-store.ts";

/** Rounds that are settled again later than so many days count in the running period. */
const recomputedDays = 7;
const slotLength = 300_000;

const moneyReader: Reader = {
	name: "agents.postings",
	most: 100_000n,
	read: readMoney,
	next: nextMoney,
	forget: forgetMoney,
};

type Given = Pick<AgentsDeps, "db" | "clock" | "dayZone" | "games">;

const followsPlays = (deps: Given): Follower => ({
	name: "agents.plays",
	from: "beginning",
	follow: async (tx, span) => book(tx, deps, await deps.games.playLines(tx, span)),
	// A house that has played before there were books: all of it, by what stands now.
	anew: async (tx, to) => book(tx, deps, await playsBelow(tx, to)),
});

const followsMoney = (deps: Given): Follower => ({
	name: "agents.money",
	from: "beginning",
	follow: async (tx, span) => {
		const places = await placesIn(tx, deps, await membersWithMoney(tx, span));
		const zones = await zonesOf(deps, places);
		await bookMoney(tx, span, new Map(places.map(({ memberId, merchant }) => [memberId, zones.get(merchant) ?? 0])));
	},
});

/** To be called once, when the program starts. */
export async function knowBooks(deps: Given): Promise<void> {
	await knowFollowers(deps.db, moneyReader, [followsMoney(deps)]);
}

export async function followBooks(deps: Given): Promise<void> {
	await deps.games.followPlays(followsPlays(deps));
	await readOn(deps, moneyReader);
	await serveFollower(deps.db, moneyReader, followsMoney(deps));
	await forgetFollowed(deps.db, moneyReader);
}

type Line = Omit<BookedLine, "counts" | "day">;

async function book(tx: Tx, deps: Given, lines: readonly Line[]): Promise<void> {
	const places = await placesIn(tx, deps, [...new Set(lines.map(({ memberId }) => memberId))]);
	const zones = await zonesOf(deps, places);
	const merchants = new Map(places.map(({ memberId, merchant }) => [memberId, merchant]));
	const now = deps.clock.now();
	const oldest = now.getTime() - recomputedDays * 86_400_000;
	const running = new Date(Math.floor(now.getTime() / slotLength) * slotLength);
	const booked = lines.flatMap((line): BookedLine[] => {
		const merchant = merchants.get(line.memberId);
		if (merchant === undefined) return [];
		const counts = line.late && line.slot.getTime() < oldest ? running : line.slot;
		return [{ ...line, counts, day: dayIn(zones.get(merchant) ?? 0, line.slot) }];
	});
	if (booked.length === 0) return;
	await bookPlays(tx, booked);
	const late = booked.map(({ memberId, counts }) => ({ merchant: merchants.get(memberId) ?? "", slot: counts }));
	await noteLate(tx, late);
}

/**
 * Where members stand; into the tree with who was not heard of yet, and with all above them: play may come before the word of
 * a registration, and what is booked is booked for everybody above.
 */
async function placesIn(tx: Tx, deps: Given, ids: readonly MemberId[]): Promise<readonly Placed[]> {
	const places = await placesOf(tx, ids);
	for (let found = places; found.length > 0; ) {
		const outside = new Set(
			await outsideTree(
				tx,
				found.map(({ memberId }) => memberId),
			),
		);
		const missing = found.filter(({ memberId }) => outside.has(memberId));
		if (missing.length === 0) break;
		const zones = await zonesOf(deps, missing);
		await lockTree(tx);
		const day = ({ merchant, registeredAt }: Placed) => dayIn(zones.get(merchant) ?? 0, registeredAt);
		await hang(
			tx,
			missing.map((place) => ({ ...place, day: day(place) })),
		);
		found = await placesOf(tx, [...new Set(missing.map(({ uplineId }) => uplineId))]);
	}
	return places;
}

async function zonesOf({ dayZone }: Pick<Given, "dayZone">, places: readonly Placed[]) {
	const merchants = [...new Set(places.map(({ merchant }) => merchant))];
	return new Map(await Promise.all(merchants.map(async (one) => [one, await dayZone(one)] as const)));
}
