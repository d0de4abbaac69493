// An award of free spins, as two people decide about it: worth the stakes of all its spins. The award itself is written when it is
// asked for, and stands when it is carried: its stakes are then set aside on the ledger.
import * as z from "zod/mini";
import { failure } from "#platform/contract";
import { type ApprovalEvent, approvalsOf } from "#platform/desk";
import { err, ok } from "#platform/kernel";
import { freeSpinsCost } from "../../core/index.ts";
import { type FreeSpinsLedger, postMoves, setAside } from "./free-spins-money.ts";
import { type AwardRow, closeGrants, currencyOf, keepAward, lockAward, stakesGivenAlone } from "./free-spins-store.ts";

/** `cost` in minor units; `endsAt` in ISO 8601. */
const terms = z.object({ awardId: z.string(), currency: z.string(), cost: z.string(), endsAt: z.string() });

export const costOf = ({ stake, spins, members }: Pick<AwardRow, "stake" | "spins" | "members">): bigint =>
	freeSpinsCost({ stake: BigInt(stake), spins, members });

/** How an award that does not stand is kept, by what became of it. */
const keptAs = { refused: "refused", "taken back": "withdrawn", lapsed: "lapsed" } as const;

const isEnd = (what: ApprovalEvent["what"]): what is keyof typeof keptAs => Object.hasOwn(keptAs, what);

export type FreeSpinsNote = (
	tx: Parameters<typeof lockAward>[0],
	at: { readonly merchant: string; readonly id: string },
	event: ApprovalEvent,
) => Promise<void>;

/** `note` writes down what happened; what lapsed was nobody's act. */
export const freeSpinsApprovals = (ledger: FreeSpinsLedger, note: FreeSpinsNote = async () => {}) =>
	approvalsOf({
		name: "free-spins",
		permission: "games.free-spins:decide",
		says: {
			NOT_FOUND: "FREE_SPINS_NOT_FOUND",
			CLOSED: "FREE_SPINS_CLOSED",
			OWN: "OWN_FREE_SPINS",
			NOT_OWN: "FREE_SPINS_NOT_FOUND",
		},
		terms,
		worth: ({ cost, currency }) => ({ size: BigInt(cost), currency }),
		about: ({ awardId }) => awardId,
		expiresAt: ({ endsAt }) => new Date(endsAt),
		given: stakesGivenAlone,
		carry: async (tx, { merchant, terms: { awardId: id } }, { by: { now: at } }) => {
			const award = await lockAward(tx, { merchant, id });
			if (award?.kept !== "waiting") return err(failure("FREE_SPINS_CLOSED"));
			await keepAward(tx, { id, kept: "standing", at });
			const [currency, amount] = [currencyOf(award), costOf(award)];
			await postMoves(tx, ledger, { currency, moves: [setAside({ awardId: id, currency, amount })] });
			return ok({});
		},
		drop: async (tx, { terms: { awardId: id } }, { what, at, why }) => {
			if (!isEnd(what)) return;
			await closeGrants(tx, { id, as: what === "lapsed" ? "expired" : "withdrawn", at });
			await keepAward(tx, { id, kept: keptAs[what], at, ...(why === undefined ? {} : { why }) });
		},
		note: (tx, { merchant, terms: { awardId: id } }, event) => note(tx, { merchant, id }, event),
	});
