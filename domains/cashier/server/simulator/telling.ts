// How the simulated provider tells the house of money, one webhook after another, signed, again until it is taken.
import type { Clock } from "#platform/kernel";
import { gatewayHeaders, gatewaySignature } from "../providers/gateway-words.ts";

/** One webhook: after so many milliseconds, and whether its signature fits. */
export type Telling<News> = { readonly after: number; readonly news: News; readonly forged?: true };

export type Teller = {
	readonly clock: Clock;
	/** Signs both ways, as the house's own settings say. */
	readonly secret: string;
	/** Where the house hears of it. */
	readonly webhookUrl: string;
	readonly fetch?: typeof globalThis.fetch;
	readonly wait?: (milliseconds: number) => Promise<void>;
};

const pausesMilliseconds = [500, 1_000, 2_000, 4_000, 8_000];

/** In the order of their times; what has one time is told at once. A later one waits until the earlier ones are heard. */
export async function tellAll(teller: Teller, tellings: readonly Telling<object>[]): Promise<void> {
	const { wait = sleep } = teller;
	let passed = 0;
	for (const time of [...new Set(tellings.map(({ after }) => after))].sort((one, other) => one - other)) {
		await wait(time - passed);
		passed = time;
		await Promise.all(tellings.filter(({ after }) => after === time).map((telling) => send(teller, telling)));
	}
}

/** Again until it is taken, as providers do; given up after a while, as they do too. */
async function send(teller: Teller, { news, forged }: Telling<object>): Promise<void> {
	const { wait = sleep } = teller;
	for (const pause of pausesMilliseconds) {
		const status = await post(teller, { body: JSON.stringify(news), forged: forged === true });
		if (status === 200 || forged === true) return;
		await wait(pause);
	}
}

async function post(
	{ clock, secret, webhookUrl, fetch = globalThis.fetch }: Teller,
	{ body, forged }: { readonly body: string; readonly forged: boolean },
): Promise<number | undefined> {
	const timestamp = String(clock.now().getTime());
	const said = { direction: "webhook", timestamp, text: body } as const;
	const signature = gatewaySignature(forged ? `not ${secret}` : secret, said);
	const signed = { [gatewayHeaders.timestamp]: timestamp, [gatewayHeaders.signature]: signature };
	try {
		const answer = await fetch(webhookUrl, {
			method: "POST",
			body,
			headers: { "content-type": "application/json", ...signed },
			signal: AbortSignal.timeout(10_000),
		});
		await answer.body?.cancel();
		return answer.status;
	} catch {
		return undefined;
	}
}

/** Holds up nothing that wants to end. */
export const sleep = (milliseconds: number): Promise<void> =>
	new Promise((done) => {
		setTimeout(done, milliseconds).unref();
	});
