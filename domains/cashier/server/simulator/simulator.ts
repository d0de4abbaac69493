// The simulated provider: takes orders over the signed gateway's words, shows a page to pay at with nothing but play money,
// and tells of what came, well or badly. Serves tests, the simulation and the demo installation; it takes no real payment.
import type { RawAnswer, RawVisit } from "#platform/http";
import type { Clock } from "#platform/kernel";
import { gatewayHeaders, gatewaySignature, orderBody, readJson, verifyGateway } from "../providers/gateway-words.ts";
import { isManner, type MannerName, manners, type Telling } from "./manners.ts";
import { payPage } from "./pay-page.ts";
import { type Journal, openPaymentBook, type PaymentBook } from "./payment-book.ts";

export type SimulatorOptions = {
	readonly clock: Clock;
	/** Signs both ways, as the house's own settings say. */
	readonly secret: string;
	/** Where the house hears of payments. */
	readonly webhookUrl: string;
	/** What stands before its own paths, such as `https://pay.example` or a path of the site. */
	readonly base: string;
	readonly journal?: Journal;
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
	readonly book: PaymentBook;
};

const pageSize = 100;
const pausesMilliseconds = [500, 1_000, 2_000, 4_000, 8_000];

export function createSimulator(options: SimulatorOptions): Simulator {
	const book = openPaymentBook(options.journal);
	const pay: Simulator["pay"] = async (payment, name) => {
		const order = book.ordered(payment);
		if (order === undefined || book.news(payment)?.state !== "pending") return;
		const { money, tell } = manners[name];
		const paidAt = options.clock.now().toISOString();
		const said = money(order, paidAt);
		const came = said === undefined ? undefined : book.pay(payment, said);
		if (name === "declined") book.decline(payment);
		await tellAll(options, tell({ order, money: came, paidAt }));
	};
	return { book, pay, handle: (call) => handle({ options, book, pay }, call) };
}

type Parts = { readonly options: SimulatorOptions; readonly book: PaymentBook; readonly pay: Simulator["pay"] };

function handle(parts: Parts, call: SimulatedCall): SimulatedAnswer | undefined {
	const { pathname, searchParams } = new URL(call.path, "http://simulator");
	const [, area = "", payment = ""] = pathname.split("/");
	if (area === "pay") return payAt(parts, call, payment);
	const trouble = parts.options.trouble?.(call.path) ?? "none";
	if (trouble !== "none") return trouble === "error" ? { status: 500, body: {} } : undefined;
	if (!isOurs(parts.options, call)) return { status: 401, body: {} };
	if (area === "payments" && call.method === "POST") return takeOrder(parts, call);
	if (area === "payments") {
		const news = parts.book.news(decodeURIComponent(payment));
		return news === undefined ? { status: 404, body: {} } : { status: 200, body: news };
	}
	if (area !== "statement") return { status: 404, body: {} };
	const since = new Date(searchParams.get("since") ?? 0);
	const after = Number(searchParams.get("after") ?? 0);
	return { status: 200, body: parts.book.statement({ since, after, most: pageSize }) };
}

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

function payAt({ options, book, pay }: Parts, { method, body }: SimulatedCall, named: string): SimulatedAnswer {
	const order = book.ordered(decodeURIComponent(named));
	if (order === undefined) return { status: 404, body: {} };
	if (method !== "POST") return payPage({ order, base: options.base, news: book.news(order.payment) });
	const manner = new URLSearchParams(body).get("manner") ?? "";
	if (isManner(manner)) void pay(order.payment, manner);
	return { status: 303, location: order.returnTo };
}

/** In the order of their times; what has one time is told at once. A later one waits until the earlier ones are heard. */
async function tellAll(options: SimulatorOptions, tellings: readonly Telling[]): Promise<void> {
	const { wait = sleep } = options;
	let passed = 0;
	for (const time of [...new Set(tellings.map(({ after }) => after))].sort((one, other) => one - other)) {
		await wait(time - passed);
		passed = time;
		await Promise.all(tellings.filter(({ after }) => after === time).map((telling) => send(options, telling)));
	}
}

/** Again until it is taken, as providers do; given up after a while, as they do too. */
async function send(options: SimulatorOptions, { news, forged }: Telling): Promise<void> {
	const { wait = sleep } = options;
	for (const pause of pausesMilliseconds) {
		const status = await post(options, { body: JSON.stringify(news), forged: forged === true });
		if (status === 200 || forged === true) return;
		await wait(pause);
	}
}

async function post(
	{ clock, secret, webhookUrl, fetch = globalThis.fetch }: SimulatorOptions,
	{ body, forged }: { readonly body: string; readonly forged: boolean },
): Promise<number | undefined> {
	const timestamp = String(clock.now().getTime());
	const said = { direction: "webhook", timestamp, text: body } as const;
	const signature = gatewaySignature(forged ? `not ${secret}` : secret, said);
	const signed = { [gatewayHeaders.timestamp]: timestamp, [gatewayHeaders.signature]: signature };
	try {
		const answer = await fetch(webhookUrl, {
			...{ method: "POST", body, headers: { "content-type": "application/json", ...signed } },
			signal: AbortSignal.timeout(10_000),
		});
		await answer.body?.cancel();
		return answer.status;
	} catch {
		return undefined;
	}
}

/** Holds up nothing that wants to end. */
const sleep = (milliseconds: number): Promise<void> =>
	new Promise((done) => {
		setTimeout(done, milliseconds).unref();
	});
