// A member that is hung elsewhere, as two people decide about it: nobody does it alone. It takes effect with the brand's next
// period of dividends, which is a border of every other kind; contracts with the agent above end there.
import * as z from "zod/mini";
import { accountNamed } from "#members/api";
import { isAgent } from "#members/core";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type ApprovalEvent, approvalsOf } from "#platform/desk";
import { err, ok } from "#platform/kernel";
import type { AgentsAct } from "../../contract/index.ts";
import { nextBorder } from "../../core/index.ts";
import { lockContracts, versionsOf, writeState } from "../contracts/contract-store.ts";
import { readTerms } from "../contracts/terms-store.ts";
import { writeAct } from "../operator-act.ts";
import type { AgentsDeps } from "../ports.ts";
import { depthBelow, pathTo } from "../tree-store.ts";
import { addMove } from "./move-store.ts";

const terms = z.object({ account: z.string(), upline: z.string(), currency: z.string() });

const acts: Readonly<Partial<Record<ApprovalEvent["what"], AgentsAct>>> = {
	asked: "move asked for",
	agreed: "move agreed",
	refused: "move refused",
	"taken back": "move taken back",
	lapsed: "move lapsed",
};

/** More than anybody may do alone. */
const beyond = 10n ** 15n;
const mostWaiting = 100;

type Deps = Pick<AgentsDeps, "dayZone">;

export const moveApprovals = (deps: Deps) =>
	approvalsOf({
		name: "agent-moves",
		permission: "agents.tree:decide",
		says: {
			NOT_FOUND: "PROPOSAL_NOT_FOUND",
			CLOSED: "PROPOSAL_CLOSED",
			OWN: "OWN_PROPOSAL",
			NOT_OWN: "PROPOSAL_NOT_FOUND",
		},
		waits: { most: mostWaiting, full: "MOVE_WAITS" },
		terms,
		worth: ({ currency }) => ({ size: beyond, currency }),
		about: ({ account }) => account,
		carry: async (tx, { merchant, terms: asked }, { by }) => {
			const judged = await judgeMove(tx, { merchant, ...asked });
			if (!judged.ok) return judged;
			await lockContracts(tx, merchant);
			const calendar = { utcOffset: await deps.dayZone(merchant), dayStart: 0 };
			const { dividendPeriod } = await readTerms(tx, merchant);
			const effectiveAt = nextBorder(dividendPeriod, by.now, calendar);
			if (!(await addMove(tx, { merchant, ...judged.value, effectiveAt }))) return err(failure("MOVE_WAITS"));
			await endContracts(tx, { ...judged.value, effectiveAt });
			return ok({});
		},
		note: async (tx, { id, merchant, terms: asked, reason }, { what, operator, at, why }) => {
			const act = acts[what];
			const { account, upline } = asked;
			if (act === undefined) return;
			await writeAct(tx, {
				merchant,
				act,
				operator,
				at,
				before: { move: id },
				after: { account, upline, reason, why },
			});
		},
	});

type Asked = { readonly merchant: string; readonly account: string; readonly upline: string };

export async function judgeMove(tx: Tx, { merchant, account, upline }: Asked) {
	const member = await accountNamed(tx, { merchant, name: account });
	if (member === undefined) return err(failure("AGENT_MEMBER_NOT_FOUND"));
	const above = await accountNamed(tx, { merchant, name: upline });
	if (above === undefined || !isAgent(above.type)) return err(failure("AGENT_NOT_FOUND"));
	const [fromUpline] = await pathTo(tx, { of: member.id, steps: 1 });
	const ring = member.id === above.id || (await depthBelow(tx, { agentId: member.id, of: above.id })) !== undefined;
	if (fromUpline === undefined || fromUpline === above.id || ring || member.currency !== above.currency)
		return err(failure("MOVE_NOT_POSSIBLE"));
	return ok({ memberId: member.id, fromUpline, uplineId: above.id });
}

type Ending = { readonly memberId: Parameters<typeof versionsOf>[1]; readonly effectiveAt: Date };

/** What runs ends where the member is moved; an offer is off. */
async function endContracts(tx: Tx, { memberId, effectiveAt }: Ending): Promise<void> {
	for (const version of await versionsOf(tx, memberId)) {
		const ended = { ...version, endedBy: "operator", reason: "moved" } as const;
		const until = version.until !== undefined && version.until < effectiveAt ? version.until : effectiveAt;
		await writeState(
			tx,
			version.state === "offered" ? { ...ended, state: "withdrawn" } : { ...ended, state: "ending", until },
		);
	}
}
