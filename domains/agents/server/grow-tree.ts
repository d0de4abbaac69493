// How the tree follows the members: whoever registers below an agent is heard of; at a start those are looked through
// whom nobody told of, as accounts that were there before the tree.
import { memberRegistered, placedAfter } from "#members/api";
import type { Tx } from "#platform/db";
import { defineListener, type Listener, on } from "#platform/jobs";
import { type MemberId, memberId } from "#platform/kernel";
import { dayIn } from "../core/index.ts";
import { countJoined, invitationOf } from "./joining/invitation-store.ts";
import { slotOf } from "./points/own-points.ts";
import { writePoints } from "./points/point-store.ts";
import type { AgentsDeps } from "./ports.ts";
import { hang, lockTree, markFilled } from "./tree-store.ts";

export function followRegistrations({ dayZone }: Pick<AgentsDeps, "dayZone">): Listener {
	return defineListener({
		name: "agents.tree",
		// What was told before the first start may have been written while the accounts were looked through.
		from: "beginning",
		reactions: [
			on(memberRegistered, async (told, { tx, toldAt }) => {
				if (told.uplineId === null) return;
				const day = dayIn(await dayZone(told.merchant), toldAt);
				await lockTree(tx);
				const id = memberId(told.memberId);
				await hang(tx, [{ memberId: id, uplineId: memberId(told.uplineId), day }]);
				await joinBy(tx, { ...told, memberId: id, at: toldAt });
			}),
		],
	});
}

type Joined = {
	readonly memberId: MemberId;
	readonly merchant: string;
	readonly code?: string | null | undefined;
	readonly at: Date;
};

/** Whoever joins by an invite link has the points that are set on it, from its first five minutes on. */
export async function joinBy(tx: Tx, { memberId: id, merchant, code, at }: Joined): Promise<void> {
	const link = code ? await invitationOf(tx, { merchant, code }) : undefined;
	if (link === undefined) return;
	await countJoined(tx, { merchant, code: link.code });
	await writePoints(tx, { memberId: id, points: link.points, own: !link.opensAgent, since: slotOf(at) });
}

const most = 1_000;

/** Hangs every account that stands below an agent and was not looked at before. */
export async function fillTree(deps: Pick<AgentsDeps, "db" | "dayZone">): Promise<void> {
	let more = true;
	while (more) more = await fillPage(deps);
}

/** Answers whether there may be more. */
async function fillPage({ db, dayZone }: Pick<AgentsDeps, "db" | "dayZone">): Promise<boolean> {
	return db.tx(async (tx) => {
		const after = await lockTree(tx);
		const placed = await placedAfter(tx, { after, limit: most });
		const last = placed.at(-1);
		if (last === undefined) return false;
		const zones = new Map<string, number>();
		for (const { merchant } of placed) if (!zones.has(merchant)) zones.set(merchant, await dayZone(merchant));
		const hung = placed.map(({ merchant, registeredAt, ...place }) => ({
			...place,
			day: dayIn(zones.get(merchant) ?? 0, registeredAt),
		}));
		await hang(tx, hung);
		await markFilled(tx, BigInt(last.memberId));
		return placed.length === most;
	});
}
