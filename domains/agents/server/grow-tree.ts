// How the tree follows the members: whoever registers below an agent is heard of; at a start those are looked through
// whom nobody told of, as accounts that were there before the tree.
import { memberRegistered, placedAfter } from "#members/api";
import { defineListener, type Listener, on } from "#platform/jobs";
import { memberId } from "#platform/kernel";
import { dayIn } from "../core/index.ts";
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
				await hang(tx, [{ memberId: memberId(told.memberId), uplineId: memberId(told.uplineId), day }]);
			}),
		],
	});
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
