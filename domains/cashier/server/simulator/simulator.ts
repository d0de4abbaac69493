// The simulated provider: takes orders over the signed gateway's words, shows a page to pay at with nothing but play money,
// pays out nothing but play money, and tells of both, well or badly. Serves tests, the simulation and the demo installation.
import type { RawAnswer, RawVisit } from "#platform/http";
import type { Clock } from "#platform/kernel";
import { gatewayHeaders, orderBody, payoutOrderBody, readJson, verifyGateway } from "../providers/gateway-words.ts";
import { isManner, type MannerName, manners } from "./manners.ts";
import type { Journal } from "./money-book.ts";
import { isPlayersManner, payPage } from "./pay-page.ts";
import { openPaymentBook, type PaymentBook } from "./payment-book.ts";
import { openPayoutBook, type PayoutBook } from "./payout-book.ts";
import { asOrdered, mannerOf, type PayoutMannerName, payoutManners } from "./payout-manners.ts";
import { sleep, tellAll } from "./telling.ts";

export type SimulatorOptions = {
	readonly clock: Clock;
	/** Signs both ways, as the house's own settings say. */
	readonly secret: string;
	/** Where the house hears of payments. */
	readonly webhookUrl: string;
	/** Where the house hears of pay-outs. */
	readonly payoutWebhookUrl: string;
	/** Whether it pays out by itself, in the manner that an amount's last digits say; else somebody has it pay. */
	readonly paysOut?: "by itself";
	/** Its page lets whoever pays have it go wrong: for developers and tests, never for players. */
	readonly faults?: boolean;
	/** What stands before its own paths, such as `https://pay.example` or a path of the site. */
	readonly base: string;
	readonly journal?: Journal;
	readonly payoutJournal?: Journal;
	/** What goes wrong with a call: it is answered with 500, or not at all. */
	readonly trouble?: (path: string) => "none" | "error" | "silence";
	readonly fetch?: typeof globalThis.fetch;
	readonly wait?: (milliseconds: number) => Promise<void>;
};

export type SimulatedCall = {
	readonly method: string;
	/** Below the simulator's own base, with its query. */
	readonly path: string;
	readonly header: (name: string) => string | undefined;
	readonly body: string;
};

export type SimulatedAnswer = RawAnswer | RawVisit;

export type Simulator = {
	/** Undefined when the caller is to hear nothing. */
	readonly handle: (call: SimulatedCall) => SimulatedAnswer | undefined;
	/** Somebody pays, or does not, in a manner. Resolves when all was told that ever will be. */
	readonly pay: (payment: string, manner: MannerName) => Promise<void>;
	/** It pays one out, or does not, in a manner. Resolves when all was told that ever will be. */
	readonly payOut: (payout: string, manner: PayoutMannerName) => Promise<void>;
	readonly book: PaymentBook;
	readonly payouts: PayoutBook;
};

const pageSize = 100;
const workMilliseconds = 1_500;

type Parts = { readonly options: SimulatorOptions } & Pick<Simulator, "book" | "payouts" | "pay" | "payOut">;

export function createSimulator(options: SimulatorOptions): Simulator {
	const book = openPaymentBook(options.journal);
	const payouts = openPayoutBook(options.payoutJournal);
	const pay: Simulator["pay"] = async (payment, name) => {
		const order = book.ordered(payment);
		if (order === undefined || book.end(payment) !== "open") return;
		const { money, tell } = manners[name];
		const paidAt = options.clock.now().toISOString();
		const said = money(order, paidAt);
		const came = said === undefined ? undefined : book.pay(payment, said);
		if (name === "declined") book.decline(payment);
		await tellAll(options, tell({ order, money: came, paidAt }));
	};
	const payOut: Simulator["payOut"] = async (payout, name) => {
		const order = payouts.ordered(payout);
		if (order === undefined || payouts.end(payout) !== "open") return;
		const { money, tell, ...how } = payoutManners[name];
		const paidAt = options.clock.now().toISOString();
		if ("declined" in how) payouts.decline(payout);
		const said = money(asOrdered(order, paidAt));
		const paid = said === undefined ? undefined : payouts.pay(payout, said);
		await tellAll({ ...options, webhookUrl: options.payoutWebhookUrl }, tell({ order, money: paid, paidAt }));
	};
	const parts = { options, book, payouts, pay, payOut: options.paysOut === undefined ? payOut : onceEach(payOut) };
	return { ...parts, handle: (call) => handle(parts, call) };
}

/** One that is under way is not begun again. */
function onceEach(payOut: Simulator["payOut"]): Simulator["payOut"] {
	const begun = new Set<string>();
	return async (payout, manner) => {
		if (begun.has(payout)) return;
		begun.add(payout);
		await payOut(payout, manner);
	};
}

function handle(parts: Parts, call: SimulatedCall): SimulatedAnswer | undefined {
	const { pathname, searchParams } = new URL(call.path, "http://simulator");
	const [, area = "", named = ""] = pathname.split("/");
	if (area === "pay") return payAt(parts, call, named);
	const trouble = parts.options.trouble?.(call.path) ?? "none";
	if (trouble !== "none") return trouble === "error" ? { status: 500, body: {} } : undefined;
	if (!isOurs(parts.options, call)) return { status: 401, body: {} };
	const key = decodeURIComponent(named);
	if (area === "payments") return call.method === "POST" ? takeOrder(parts, call) : known(parts.book.news(key));
	if (area === "payouts") return call.method === "POST" ? takePayout(parts, call) : readPayout(parts, key);
	const since = new Date(searchParams.get("since") ?? 0);
	const asked = { since, after: Number(searchParams.get("after") ?? 0), most: pageSize };
	if (area === "statement") return { status: 200, body: parts.book.statement(asked) };
	if (area === "payout-statement") return { status: 200, body: parts.payouts.statement(asked) };
	return { status: 404, body: {} };
}

const known = (news: object | undefined): SimulatedAnswer =>
	news === undefined ? { status: 404, body: {} } : { status: 200, body: news };

function isOurs({ secret, clock }: SimulatorOptions, { header, body, path }: SimulatedCall): boolean {
	const timestamp = header(gatewayHeaders.timestamp) ?? "";
	const signature = header(gatewayHeaders.signature) ?? "";
	const text = body === "" ? path : body;
	return verifyGateway(secret, { direction: "call", timestamp, text, signature, now: clock.now() }) === undefined;
}

function takeOrder({ options, book }: Parts, { body }: SimulatedCall): SimulatedAnswer {
	const order = readJson(orderBody, body);
	if (order === undefined) return { status: 422, body: {} };
	book.order(order);
	return { status: 200, body: { payAddress: `${options.base}/pay/${encodeURIComponent(order.payment)}` } };
}

function takePayout(parts: Parts, { body }: SimulatedCall): SimulatedAnswer {
	const order = readJson(payoutOrderBody, body);
	if (order === undefined) return { status: 422, body: {} };
	parts.payouts.order(order);
	return readPayout(parts, order.payout);
}

/** Whoever asks has it go on with what a restart interrupted, too. */
function readPayout({ options, payouts, payOut }: Parts, payout: string): SimulatedAnswer {
	const order = payouts.ordered(payout);
	const { wait = sleep, paysOut } = options;
	if (order !== undefined && paysOut !== undefined) {
		void wait(workMilliseconds).then(() => payOut(payout, mannerOf(order)));
	}
	return known(payouts.news(payout));
}

function payAt({ options, book, pay }: Parts, { method, body }: SimulatedCall, named: string): SimulatedAnswer {
	const order = book.ordered(decodeURIComponent(named));
	if (order === undefined) return { status: 404, body: {} };
	const { base, faults = false } = options;
	if (method !== "POST") return payPage({ order, base, faults, news: book.news(order.payment) });
	const manner = new URLSearchParams(body).get("manner") ?? "";
	if (isManner(manner) && (faults || isPlayersManner(manner))) void pay(order.payment, manner);
	return { status: 303, location: order.returnTo };
}
