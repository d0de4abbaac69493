// What a domain's server offers to the desk: its calls of staff, what may be allowed of it, how much waits, what lapses, and where its
// acts are written down. `apps/server/compose.ts` hands the offers of all domains on; the back office names none of them.
import { type RawBuilder, sql, type Tx } from "#platform/db";
import type { Route } from "#platform/http";
import type { DeskPermissions } from "../core/index.ts";
import type { LapsingApprovals } from "./approval-kind.ts";

export type Waiting = { readonly count: number; readonly since: Date | undefined };

/** What waits for somebody who decides or answers. */
export type WaitingQueue = {
	/** Called like its screen of the console. */
	readonly queue: string;
	/** Of its screen: who may not open it is not told how much waits there. */
	readonly permission: string;
	readonly count: (tx: Tx, asked: { readonly merchant: string; readonly now: Date }) => Promise<Waiting>;
};

/** Acts of one source, as the trail reads them: walked along an index by merchant, time and id. */
export type Trail = {
	/** Small letters; a page that goes on is asked for by it. */
	readonly source: string;
	/** Rows of `id, merchant, act, operator, at, before, after, origin`. */
	readonly acts: RawBuilder<unknown>;
};

export type DeskOffer = {
	readonly routes: readonly Route[];
	readonly permissions: DeskPermissions;
	readonly waiting?: readonly WaitingQueue[];
	/** What the desk's clock ends: kinds of approval above all. */
	readonly lapsing?: readonly LapsingApprovals[];
	readonly trails?: readonly Trail[];
	/** Channels of the database on which it says that something in a queue has changed: pages that are open look again. */
	readonly channels?: readonly string[];
};

/** Of a domain whose acts stand in `<domain>.operator_act`. */
export const trailOf = (domain: string): Trail => ({
	source: domain,
	acts: sql`select id, merchant::text as merchant, act, operator, at, before, after, origin
		from ${sql.table(`${domain}.operator_act`)}`,
});
