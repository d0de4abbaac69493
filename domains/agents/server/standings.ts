// How agents stand with the members, page by page: as many as there are.
import type { MembersApi, Standing } from "#members/api";
import type { Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";

const most = 1_000;

export async function standingsOf(
	tx: Tx,
	members: Pick<MembersApi, "standings">,
	ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Standing>> {
	const found = new Map<MemberId, Standing>();
	for (let at = 0; at < ids.length; at += most)
		for (const [id, standing] of await members.standings(tx, ids.slice(at, at + most))) found.set(id, standing);
	return found;
}
