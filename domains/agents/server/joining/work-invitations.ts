// An agent makes invite links, lists them and ends them. What a link gives stays under what the agent has itself.
import { addInvitation, endInvitation as endCode, standingCodes } from "#members/api";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { type Chance, err, ok } from "#platform/kernel";
import { endInvitation, type InvitationShown, listInvitations, makeInvitation } from "../../contract/index.ts";
import { checkPoints } from "../../core/index.ts";
import { isAskingAgent } from "../asking-agent.ts";
import { ownPoints, pointsFrom, shownPoints } from "../points/own-points.ts";
import type { AgentsDeps } from "../ports.ts";
import {
	countHolding,
	invitationOf,
	invitationsOf,
	markEnded,
	type StoredInvitation,
	writeInvitation,
} from "./invitation-store.ts";

type Deps = Pick<AgentsDeps, "db" | "chance" | "pointsOf">;

/** Links of an agent that hold at once, and that are listed. */
const mostHolding = 50;
const mostListed = 200;

export const invitationRoutes = (deps: Deps): readonly Route[] => [
	listInvitationsRoute(deps),
	makeInvitationRoute(deps),
	endInvitationRoute(deps),
];

const listInvitationsRoute = ({ db, pointsOf }: Deps): Route =>
	bind(listInvitations, (_input, { principal: { memberId: of, merchant }, now }) =>
		db.read(async (tx) => {
			if (!(await isAskingAgent(tx, of))) return err(failure("NOT_AGENT"));
			const invitations = await invitationsOf(tx, of, mostListed);
			const links = new Set(invitations.map(({ code }) => code));
			return ok({
				points: shownPoints(await ownPoints(tx, { pointsOf }, { of, merchant, at: now })),
				codes: (await standingCodes(tx, of)).filter((code) => !links.has(code)),
				invitations: invitations.map((one) => shown(one, now)),
			});
		}),
	);

const makeInvitationRoute = ({ db, chance, pointsOf }: Deps): Route =>
	bind(makeInvitation, ({ opensAgent, days, remark, ...asked }, { principal, now }) =>
		db.tx(async (tx) => {
			const { memberId: agentId, merchant } = principal;
			if (!(await isAskingAgent(tx, agentId))) return err(failure("NOT_AGENT"));
			const points = pointsFrom(asked.points);
			if (points === undefined) return err(failure("INVALID_POINTS"));
			const own = await ownPoints(tx, { pointsOf }, { of: agentId, merchant, at: now });
			if (checkPoints(points, { own, given: [] }) !== undefined) return err(failure("POINTS_ABOVE_OWN"));
			if ((await countHolding(tx, { agentId, now })) >= mostHolding) return err(failure("TOO_MANY_INVITATIONS"));
			const expiresAt = days === 0 ? undefined : new Date(now.getTime() + days * 86_400_000);
			let code = newCode(chance);
			while (!(await addInvitation(tx, { merchant, code, agentId, opensAgent, expiresAt }))) code = newCode(chance);
			const made = { code, agentId, opensAgent, points, remark, madeAt: now, expiresAt, endedAt: undefined, joined: 0 };
			await writeInvitation(tx, { ...made, merchant });
			return ok(shown(made, now));
		}),
	);

const endInvitationRoute = ({ db }: Deps): Route =>
	bind(endInvitation, ({ code }, { principal: { memberId: agentId, merchant }, now }) =>
		db.tx(async (tx) => {
			if (!(await isAskingAgent(tx, agentId))) return err(failure("NOT_AGENT"));
			const found = await invitationOf(tx, { merchant, code });
			if (found === undefined || found.agentId !== agentId) return err(failure("INVITATION_NOT_FOUND"));
			await endCode(tx, { merchant, code: found.code, agentId });
			await markEnded(tx, { merchant, code: found.code, now });
			return ok(shown({ ...found, endedAt: found.endedAt ?? now }, now));
		}),
	);

/** Without what is mistaken for something else: no I, L, O, U, 0 or 1. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 8;
const newCode = (chance: Chance): string =>
	Array.from({ length: codeLength }, () => alphabet.charAt(chance.below(alphabet.length))).join("");

function shown({ agentId: _, points, ...one }: StoredInvitation, now: Date): InvitationShown {
	const expired = one.expiresAt !== undefined && one.expiresAt <= now;
	return {
		...one,
		points: shownPoints(points),
		madeAt: one.madeAt.toISOString(),
		expiresAt: one.expiresAt?.toISOString() ?? null,
		endedAt: one.endedAt?.toISOString() ?? null,
		holds: one.endedAt === undefined && !expired,
	};
}
