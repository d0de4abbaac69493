// Lists who stands directly below an agent or one of its team, page by page. Whoever does not stand below is nobody.
import { accountNames, type TeamFace, teamFaces } from "#members/api";
import { isAgent } from "#members/core";
import { failure, type OutputOf, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Principal, type Route } from "#platform/http";
import { err, type MemberId, memberId, ok, parseMemberId } from "#platform/kernel";
import { listTeam, type TeamMember } from "../contract/index.ts";
import { belowNamed, isAskingAgent } from "./asking-agent.ts";
import { marksOf } from "./joining/team-marks-store.ts";
import { nextSlot, shownPoints } from "./points/own-points.ts";
import { pointsAt } from "./points/point-store.ts";
import type { AgentsDeps } from "./ports.ts";
import { childrenOf, depthBelow, pathTo, sizesOf, type TeamSize } from "./tree-store.ts";

type Path = OutputOf<typeof listTeam>["path"];
type Asked = { readonly principal: Principal; readonly input: ParsedInputOf<typeof listTeam>; readonly now: Date };

export function listTeamRoute({ db }: Pick<AgentsDeps, "db">): Route {
	return bind(listTeam, (input, { principal, now }) =>
		db.read(async (tx) => {
			if (!(await isAskingAgent(tx, principal.memberId))) return err(failure("NOT_AGENT"));
			return input.account === undefined
				? listChildren(tx, { principal, input, now })
				: findNamed(tx, { principal, account: input.account, now });
		}),
	);
}

async function listChildren(tx: Tx, { principal, input, now }: Asked) {
	const agentId = principal.memberId;
	const of = input.of === undefined ? agentId : memberId(input.of);
	const steps = of === agentId ? 0 : await depthBelow(tx, { agentId, of });
	if (steps === undefined) return err(failure("MEMBER_NOT_BELOW"));
	const before = input.cursor === undefined ? undefined : parseMemberId(input.cursor);
	if (input.cursor !== undefined && before === undefined) return err(failure("INVALID_CURSOR"));
	const ids = await childrenOf(tx, { agentId, of, before, limit: input.pageSize + 1 });
	const shown = ids.slice(0, input.pageSize);
	const next = ids.length > input.pageSize ? (shown.at(-1) ?? null) : null;
	return ok({ path: await pathBetween(tx, { of, steps }), members: await facesOf(tx, shown, { agentId, now }), next });
}

/** The one member of a name: of the same brand, and below whoever asks. */
type Named = Pick<Asked, "principal" | "now"> & { readonly account: string };

async function findNamed(tx: Tx, { principal, account, now }: Named) {
	const found = await belowNamed(tx, principal, account);
	if (found === undefined) return err(failure("MEMBER_NOT_BELOW"));
	const path = await pathBetween(tx, { of: found.id, steps: found.steps });
	return ok({
		path: path.slice(0, -1),
		members: await facesOf(tx, [found.id], { agentId: principal.memberId, now }),
		next: null,
	});
}

/** Below whoever asks, down to the one whose list it is. */
export async function pathBetween(
	tx: Tx,
	{ of, steps }: { readonly of: MemberId; readonly steps: number },
): Promise<Path> {
	if (steps === 0) return [];
	const between = [...(await pathTo(tx, { of, steps: steps - 1 })), of];
	const names = await accountNames(tx, between);
	return between.map((id) => ({ memberId: id, account: names.get(id) ?? "" }));
}

type Seen = { readonly agentId: MemberId; readonly now: Date };

async function facesOf(tx: Tx, ids: readonly MemberId[], { agentId, now }: Seen): Promise<TeamMember[]> {
	const [faces, sizes] = [await teamFaces(tx, ids), await sizesOf(tx, ids)];
	const [marks, given] = [await marksOf(tx, { agentId, ids }), await pointsAt(tx, { ids, at: nextSlot(now) })];
	return ids.flatMap((id) => {
		const face = faces.get(id);
		if (face === undefined) return [];
		const points = shownPoints(given.get(id)?.points ?? new Map());
		const { note, frozen } = marks.get(id) ?? { note: "", frozen: false };
		return [{ ...shown(face, sizes.get(id) ?? { direct: 0, team: 0 }), points, note, frozen }];
	});
}

const shown = ({ type, registeredAt, lastLoginAt, ...face }: TeamFace, size: TeamSize) => ({
	...face,
	...size,
	agent: isAgent(type),
	registeredAt: registeredAt.toISOString(),
	lastLoginAt: lastLoginAt?.toISOString() ?? null,
});
