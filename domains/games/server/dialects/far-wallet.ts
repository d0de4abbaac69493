// Where a vendor keeps members' money in books of its own: brings it there, takes it home, and asks what became of it, each by
// the transfer's own id. An answer that is late, unsigned or of something else is none: nothing is ever concluded from silence.
import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { Log } from "#platform/http";
import { type Clock, type CurrencyCode, formatMinor, type MemberId, parseMinor } from "#platform/kernel";
import type { CachedCatalogue } from "../catalogue/cached-catalogue.ts";
import { askVendor } from "./vendor-calls.ts";
import type { VendorKeys } from "./vendor-keys.ts";

export type FarOrder = {
	readonly vendor: string;
	/** Of the transfer: the vendor does it once, however often it is asked to. */
	readonly id: string;
	/** `out`: to the vendor. `home`: from there. */
	readonly way: "out" | "home";
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	/** Minor units. */
	readonly amount: bigint;
};

/** `unknown`: it never heard of the transfer, and does it when it is asked to. `silent`: no answer that can be believed. */
export type FarWord = "done" | "refused" | "unknown" | "silent";

type Tools = {
	readonly keys: VendorKeys;
	readonly clock: Clock;
	readonly log: Log;
	readonly catalogue: CachedCatalogue;
};

/** A member waits for it. */
const patience = 4_000;

const answered = z.object({
	state: z.enum(["done", "refused", "unknown"]),
	transaction: z.string(),
	nonce: z.string(),
	way: z.optional(z.string()),
	user: z.optional(z.string()),
	amount: z.optional(z.string()),
	currency: z.optional(z.string()),
});

/** Has it done. Only a transfer of which it said `unknown`, or that it was never asked for, may be sent. */
export const sendFar = (tools: Tools, order: FarOrder): Promise<FarWord> =>
	ask(tools, order, order.way === "out" ? "/wallet/deposit" : "/wallet/withdraw");

/** What became of it. */
export const statusFar = (tools: Tools, order: FarOrder): Promise<FarWord> => ask(tools, order, "/wallet/status");

async function ask(tools: Tools, order: FarOrder, path: string): Promise<FarWord> {
	const { vendor, id: transaction, way, memberId: user, currency } = order;
	const amount = formatMinor(order.amount, currency);
	const own = { transaction, way, user, currency, amount };
	const heard = await say(tools, { vendor, path, fields: own });
	const said = heard === undefined ? undefined : z.safeParse(answered, heard.body);
	if (heard === undefined || said?.success !== true) return "silent";
	const { state, ...told } = said.data;
	const isOurs = told.transaction === transaction && told.nonce === heard.nonce;
	// Of what it does not know it can tell no more; of what it did, all that we asked for.
	const isWhole = told.way === way && told.user === user && told.amount === amount && told.currency === currency;
	if (isOurs && (state === "unknown" || isWhole)) return state;
	tools.log.warn({ vendor, transaction, state, way: told.way }, "a vendor answered something else than it was asked");
	return "silent";
}

const balanceTold = z.object({ balance: z.string(), currency: z.string(), user: z.string(), nonce: z.string() });

export type FarMember = Pick<FarOrder, "vendor" | "memberId" | "currency">;

/** What lies there by the vendor's own books, in minor units; undefined when it does not say. */
export async function balanceFar(tools: Tools, { vendor, memberId, currency }: FarMember): Promise<bigint | undefined> {
	const heard = await say(tools, { vendor, path: "/wallet/balance", fields: { user: memberId, currency } });
	const said = z.safeParse(balanceTold, heard?.body);
	if (!said.success || said.data.nonce !== heard?.nonce) return undefined;
	if (said.data.user !== memberId || said.data.currency !== currency) return undefined;
	const balance = parseMinor(said.data.balance, currency);
	return balance.ok && balance.value >= 0n ? balance.value : undefined;
}

type Saying = { readonly vendor: string; readonly path: string; readonly fields: Readonly<Record<string, string>> };

/** `nonce` is echoed by what answers just this call. Undefined when no answer can be believed. */
async function say(
	tools: Tools,
	{ vendor: code, path, fields }: Saying,
): Promise<{ readonly body: unknown; readonly nonce: string } | undefined> {
	const vendor = tools.catalogue.current().vendors.get(code);
	if (vendor?.dialect !== "transfer") return undefined;
	const nonce = randomUUID();
	const body = await askVendor(tools, vendor, { path, fields: { ...fields, nonce }, patience });
	return body === undefined ? undefined : { body, nonce };
}
