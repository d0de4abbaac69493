// Who of several members may not play: frozen, closed, on a break, excluded, or not there at all.
import { type MemberId, memberId } from "#platform/kernel";
import type { Members } from "../members.ts";
import type { GamesDeps } from "../ports.ts";

type Asked = { readonly members: Members; readonly protection: Pick<GamesDeps["protection"], "lookAtPlay"> };

export async function excludedAmong(
	{ members, protection }: Asked,
	ids: readonly string[],
): Promise<ReadonlySet<MemberId>> {
	const judged = await Promise.all(
		ids.map(async (id) => {
			const member = memberId(id);
			const standing = await members.standing(member);
			if (standing?.state !== "active") return [member];
			const { excluded } = await protection.lookAtPlay({ memberId: member, merchant: standing.merchant });
			return excluded === undefined ? [] : [member];
		}),
	);
	return new Set(judged.flat());
}
