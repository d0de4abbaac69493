// The simulated provider on a port of its own, called over HTTP, that tells the cashier through the routes that the server
// has. Never imported outside tests.
import { afterAll } from "vitest";
import { type Clock, systemClock } from "#platform/kernel";
import { signedGateway } from "../providers/signed-gateway.ts";
import { signedPayouts } from "../providers/signed-payouts.ts";
import { type ServedSimulator, serveSimulator } from "../simulator/serve-simulator.ts";
import type { Counter, CounterProviders } from "./open-counter.ts";

export type Trouble = "none" | "error" | "silence";

export type ServedProvider = {
	readonly simulator: ServedSimulator;
	readonly secret: string;
	readonly providers: CounterProviders;
	/** What goes wrong with calls to the provider from now on. */
	readonly trouble: (kind: Trouble) => void;
	/** Statuses of the webhooks that were sent, in order. */
	readonly told: readonly number[];
	/** Whom it tells. */
	readonly tells: (counter: Counter) => void;
};

const secret = "a secret of thirty-two letters or more";

export async function serveProvider(): Promise<ServedProvider> {
	const held: { counter?: Counter; trouble: Trouble } = { trouble: "none" };
	const clock: Clock = { now: () => (held.counter?.clock ?? systemClock).now() };
	const told: number[] = [];
	const simulator = await serveSimulator({
		clock,
		secret,
		webhookUrl: "http://house.example/providers/simulator/webhook",
		payoutWebhookUrl: "http://house.example/providers/simulator/payout-webhook",
		trouble: () => held.trouble,
		wait: async () => {},
		fetch: async (address, init) => {
			const status = await tell(held.counter, { address: String(address), init });
			told.push(status);
			return new Response("{}", { status });
		},
	});
	afterAll(() => simulator.close());
	const account = { code: "simulator", simulated: true, key: "tessera", returnTo: "/index?panel=depositv2" };
	const settings = { ...account, url: simulator.url, secret };
	const parts = { clock, patience: 300 };
	return {
		simulator,
		secret,
		told,
		providers: { payments: signedGateway(settings, parts), payouts: signedPayouts(settings, parts) },
		trouble: (kind) => {
			held.trouble = kind;
		},
		tells: (counter) => {
			held.counter = counter;
		},
	};
}

/** A webhook as the house's server hands it on; the status it is answered with. */
async function tell(
	counter: Counter | undefined,
	{ address, init }: { readonly address: string; readonly init: RequestInit | undefined },
): Promise<number> {
	const { pathname } = new URL(address);
	const route = counter?.cashier.rawRoutes.find(({ path }) => path === pathname);
	if (counter === undefined || route === undefined) return 404;
	const headers = new Headers(init?.headers);
	const answer = await route.handle({
		body: typeof init?.body === "string" ? init.body : "",
		header: (name) => headers.get(name) ?? undefined,
		url: pathname,
		address: "203.0.113.9",
		now: counter.clock.now(),
		failed: () => {},
	});
	return answer.status;
}

const log = { debug() {}, info() {}, warn() {}, error() {} };

/** The clock's job of this name, so many seconds from now. */
export async function runJob({ cashier, clock }: Counter, name: string, seconds: number): Promise<void> {
	const now = new Date(clock.now().getTime() + seconds * 1_000);
	const job = cashier.jobs.find((one) => one.name === name);
	await job?.run({}, { jobId: "1", attempt: 1, now, log, signal: undefined });
}
