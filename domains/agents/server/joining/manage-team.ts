// What an agent does with who stands below it: points of those directly below, notes of its own, agents that hand nothing down.
import { accountOf } from "#members/api";
import { isAgent } from "#members/core";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { freezeHandDowns, setPoints, writeNote } from "../../contract/index.ts";
import { checkPoints } from "../../core/index.ts";
import { belowNamed, isAskingAgent } from "../asking-agent.ts";
import { nextSlot, ownPoints, pointsFrom, shownPoints } from "../points/own-points.ts";
import { pointsBelow, writePoints } from "../points/point-store.ts";
import type { AgentsDeps } from "../ports.ts";
import { freeze, keepNote, unfreeze } from "./team-marks-store.ts";

type Deps = Pick<AgentsDeps, "db" | "pointsOf">;

export const manageTeamRoutes = (deps: Deps): readonly Route[] => [
	setPointsRoute(deps),
	writeNoteRoute(deps),
	freezeHandDownsRoute(deps),
];

const setPointsRoute = ({ db, pointsOf }: Deps): Route =>
	bind(setPoints, ({ account, ...asked }, { principal, now }) =>
		db.tx(async (tx) => {
			const { memberId: agentId, merchant } = principal;
			if (!(await isAskingAgent(tx, agentId))) return err(failure("NOT_AGENT"));
			const below = await belowNamed(tx, principal, account);
			const member = below?.steps === 1 ? await accountOf(tx, below.id) : undefined;
			if (member === undefined) return err(failure("MEMBER_NOT_BELOW"));
			const points = pointsFrom(asked.points);
			if (points === undefined) return err(failure("INVALID_POINTS"));
			const since = nextSlot(now);
			const own = await ownPoints(tx, { pointsOf }, { of: agentId, merchant, at: since });
			const given = await pointsBelow(tx, { of: member.id, at: since });
			const fault = checkPoints(points, { own, given });
			if (fault !== undefined) return err(failure(fault));
			// What is not named is none: what was set before it ends there.
			const before = await ownPoints(tx, { pointsOf }, { of: member.id, merchant, at: since });
			const whole = new Map([...[...before.keys()].map((category) => [category, 0n] as const), ...points]);
			await writePoints(tx, { memberId: member.id, points: whole, own: !isAgent(member.type), since });
			return ok({ points: shownPoints(points), from: since.toISOString() });
		}),
	);

const writeNoteRoute = ({ db }: Deps): Route =>
	bind(writeNote, ({ account, note: typed }, { principal, now }) =>
		db.tx(async (tx) => {
			if (!(await isAskingAgent(tx, principal.memberId))) return err(failure("NOT_AGENT"));
			const below = await belowNamed(tx, principal, account);
			if (below === undefined) return err(failure("MEMBER_NOT_BELOW"));
			const note = typed.trim();
			await keepNote(tx, { agentId: principal.memberId, memberId: below.id, note, now });
			return ok({ note });
		}),
	);

const freezeHandDownsRoute = ({ db }: Deps): Route =>
	bind(freezeHandDowns, ({ account, frozen }, { principal, now }) =>
		db.tx(async (tx) => {
			const { memberId: agentId } = principal;
			if (!(await isAskingAgent(tx, agentId))) return err(failure("NOT_AGENT"));
			const below = await belowNamed(tx, principal, account);
			if (below === undefined) return err(failure("MEMBER_NOT_BELOW"));
			if (frozen) await freeze(tx, { agentId, memberId: below.id, now });
			else await unfreeze(tx, below.id);
			return ok({ frozen });
		}),
	);
