// The tree at the desk: paged by level, found by name, and moves that two operators decide.
import { accountNamed, accountNames, agentsOnTop, teamFaces } from "#members/api";
import { isAgent } from "#members/core";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { actorOf, atDesk, pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, type MemberId, ok, parseMemberId } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { askMove, decideMove, listMoves, readAgentTree, takeBackMove } from "../../contract/index.ts";
import { judgeMove, moveApprovals } from "../moves/move-approval.ts";
import { movesOf } from "../moves/move-store.ts";
import { nextSlot, shownPoints } from "../points/own-points.ts";
import { pointsAt } from "../points/point-store.ts";
import type { AgentsDeps } from "../ports.ts";
import { directOf, pathTo, sizesOf } from "../tree-store.ts";

type Deps = Pick<AgentsDeps, "db" | "dayZone" | "currencyOf">;

const mostMoves = 50;
const deepest = 1_000;

export const treeDeskRoutes = (deps: Deps): readonly Route[] => [
	readAgentTreeRoute(deps),
	listMovesRoute(deps),
	askMoveRoute(deps),
	decideMoveRoute(deps),
	takeBackMoveRoute(deps),
];

const readAgentTreeRoute = ({ db }: Deps): Route =>
	bind(readAgentTree, ({ account, cursor }, { staff: { merchant }, now }) =>
		db.read(async (tx) => {
			const before = cursor === undefined ? undefined : parseMemberId(cursor);
			if (cursor !== undefined && before === undefined) return err(failure("INVALID_CURSOR"));
			const of = account === undefined ? undefined : (await accountNamed(tx, { merchant, name: account }))?.id;
			if (account !== undefined && of === undefined) return err(failure("AGENT_MEMBER_NOT_FOUND"));
			const asked = { before, limit: pageSize + 1 };
			const ids =
				of === undefined ? await agentsOnTop(tx, { ...asked, merchant }) : await directOf(tx, { ...asked, of });
			const page = pageOf(ids.map((id) => ({ id })));
			const shown = page.shown.map(({ id }) => id);
			return ok({
				path: of === undefined ? [] : await pathOf(tx, of),
				members: await facesOf(tx, shown, now),
				next: page.last?.id ?? null,
			});
		}),
	);

async function pathOf(tx: Tx, of: MemberId) {
	const path = [...(await pathTo(tx, { of, steps: deepest })), of];
	const names = await accountNames(tx, path);
	return path.map((id) => ({ memberId: id, account: names.get(id) ?? "" }));
}

async function facesOf(tx: Tx, ids: readonly MemberId[], now: Date) {
	const [faces, sizes] = [await teamFaces(tx, ids), await sizesOf(tx, ids)];
	const points = await pointsAt(tx, { ids, at: nextSlot(now) });
	return ids.flatMap((id) => {
		const face = faces.get(id);
		if (face === undefined) return [];
		const { account, status, type } = face;
		const { direct, team } = sizes.get(id) ?? { direct: 0, team: 0 };
		const given = shownPoints(points.get(id)?.points ?? new Map());
		return [{ memberId: id, account, status, agent: isAgent(type), direct, team, points: given }];
	});
}

const listMovesRoute = ({ db, ...deps }: Deps): Route =>
	bind(listMoves, (_input, { staff: { merchant, staffId }, now }) =>
		db.read(async (tx) => {
			const waiting = await moveApprovals(deps).waiting(tx, { merchant, now });
			const agreed = await movesOf(tx, merchant, mostMoves);
			const ids = agreed.flatMap((move) => [move.memberId, move.fromUpline, move.uplineId]);
			const names = await accountNames(tx, [...new Set(ids)]);
			return ok({
				waiting: waiting.map(({ id, terms: { account, upline }, reason, ...row }) => ({
					approvalId: id,
					account,
					upline,
					reason,
					askedBy: row.askedBy,
					askedAt: row.askedAt.toISOString(),
					own: row.askedById === staffId,
				})),
				agreed: agreed.map((move) => ({
					id: move.id,
					account: names.get(move.memberId) ?? "",
					from: names.get(move.fromUpline) ?? "",
					to: names.get(move.uplineId) ?? "",
					effectiveAt: move.effectiveAt.toISOString(),
					done: move.doneAt !== undefined,
				})),
			});
		}),
	);

const askMoveRoute = ({ db, currencyOf, ...deps }: Deps): Route =>
	bind(askMove, ({ account, upline, reason }, call) =>
		atDesk(db, call, async (tx) => {
			const { merchant, staffId } = call.staff;
			const judged = await judgeMove(tx, { merchant, account, upline });
			if (!judged.ok) return judged;
			const id = commandKey("agents:move", `${staffId} ${call.idempotencyKey ?? ""}`);
			const terms = { account, upline, currency: currencyOf(merchant) };
			const asked = await moveApprovals(deps).ask(tx, { by: actorOf(call), id, terms, reason, alone: undefined });
			return asked.ok ? ok({ approvalId: id }) : asked;
		}),
	);

const decideMoveRoute = ({ db, ...deps }: Deps): Route =>
	bind(decideMove, ({ approvalId: id, decision: word }, call) =>
		atDesk(db, call, async (tx) => {
			const decided = await moveApprovals(deps).decide(tx, { id, by: actorOf(call), word });
			return decided.ok ? ok({ outcome: word.kind === "approve" ? "agreed" : "refused" }) : decided;
		}),
	);

const takeBackMoveRoute = ({ db, ...deps }: Deps): Route =>
	bind(takeBackMove, ({ approvalId: id }, call) =>
		atDesk(db, call, async (tx) => {
			const taken = await moveApprovals(deps).takeBack(tx, { id, by: actorOf(call) });
			return taken.ok ? ok({}) : taken;
		}),
	);
