// A counter whose payments a simulated provider takes: it is called over HTTP on a port of its own, and tells the cashier
// through the route that the server has. Never imported outside tests.
import { afterAll } from "vitest";
import { type Clock, type MemberId, systemClock } from "#platform/kernel";
import type { Deposit } from "../../contract/index.ts";
import { signedGateway } from "../providers/signed-gateway.ts";
import type { MannerName } from "../simulator/manners.ts";
import { type ServedSimulator, serveSimulator } from "../simulator/serve-simulator.ts";
import { type Counter, openCounter } from "./open-counter.ts";

export type Trouble = "none" | "error" | "silence";

export type Till = Counter & {
	readonly simulator: ServedSimulator;
	readonly secret: string;
	/** What goes wrong with calls to the provider from now on. */
	readonly trouble: (kind: Trouble) => void;
	readonly paid: (deposit: Deposit, manner?: MannerName) => Promise<void>;
	/** Opens a deposit by card. */
	readonly openCard: (member: MemberId, amount: string) => Promise<Deposit>;
	/** The clock's job that asks providers, so many seconds from now. */
	readonly askProviders: (seconds: number) => Promise<void>;
	/** Statuses of the webhooks that were sent, in order. */
	readonly told: readonly number[];
};

const secret = "a secret of thirty-two letters or more";
const log = { debug() {}, info() {}, warn() {}, error() {} };

export async function openTill(): Promise<Till> {
	const held: { counter?: Counter; trouble: Trouble } = { trouble: "none" };
	const clock: Clock = { now: () => (held.counter?.clock ?? systemClock).now() };
	const told: number[] = [];
	const simulator = await serveSimulator({
		...{ clock, secret, webhookUrl: "http://house.example/providers/simulator/webhook" },
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
	const counter = await openCounter(
		signedGateway({ ...account, url: simulator.url, secret }, { clock, patience: 300 }),
	);
	held.counter = counter;
	const job = counter.cashier.jobs.find(({ name }) => name === "cashier.ask-providers");
	return {
		...{ ...counter, simulator, secret, told },
		trouble: (kind) => {
			held.trouble = kind;
		},
		paid: ({ depositId }, manner = "plain") => simulator.pay(depositId, manner),
		openCard: (member, amount) => counter.open(member, amount, "simulated-card"),
		askProviders: async (seconds) => {
			const now = new Date(counter.clock.now().getTime() + seconds * 1_000);
			await job?.run({}, { jobId: "1", attempt: 1, now, log, signal: undefined });
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
		...{ url: pathname, address: "203.0.113.9", now: counter.clock.now() },
	});
	return answer.status;
}
