// Keeps crash going on this node: moves the rounds by the clock, settles bets, and pushes what everybody may see.
import { setTimeout as sleep } from "node:timers/promises";
import { crashEvent, crashRoom } from "../../contract/index.ts";
import { advance } from "./advance.ts";
import { type CrashRow, crashChannel } from "./crash-rows.ts";
import { tableOf } from "./enter-crash.ts";
import { settledAtOnce, settleLeft } from "./settle-bets.ts";
import type { CrashTools } from "./tools.ts";
import { roundView } from "./view.ts";

const tableMilliseconds = 500;
const afterFault = 1_000;
/** Cash-outs are paid behind their answers, so many together as came in a while. */
const paidBehind = 300;

/** Runs until it is stopped; what fails is logged and tried again. */
export async function runCrash(tools: CrashTools): Promise<() => Promise<void>> {
	const stop = new AbortController();
	let wake = new AbortController();
	const push = createPush(tools);
	const deaf = await tools.db.listen(crashChannel, () => wake.abort());
	const loop = { tools, stopped: stop.signal };
	const settling = repeat({
		...loop,
		waking: () => stop.signal,
		work: async () => ((await settleLeft(tools, { age: paidBehind })) === settledAtOnce ? 0 : tableMilliseconds),
	});
	const moving = repeat({
		...loop,
		waking: () => {
			wake = new AbortController();
			return wake.signal;
		},
		work: async () => {
			const { round, milliseconds, moved } = await advance(tools);
			await push(round, { now: moved });
			return Math.min(milliseconds, tableMilliseconds);
		},
	});
	return async () => {
		stop.abort();
		await Promise.all([settling, moving]);
		await deaf();
	};
}

type Loop = {
	readonly tools: Pick<CrashTools, "log">;
	readonly stopped: AbortSignal;
	/** What ends a pause early. */
	readonly waking: () => AbortSignal;
	/** Answers how long to pause, in milliseconds. */
	readonly work: () => Promise<number>;
};

async function repeat({ tools, stopped, waking, work }: Loop): Promise<void> {
	while (!stopped.aborted) {
		const woken = waking();
		const milliseconds = await work().catch((error: unknown) => {
			tools.log.warn({ error: String(error) }, "crash could not go on");
			return afterFault;
		});
		const signal = AbortSignal.any([stopped, woken]);
		await sleep(Math.max(1, milliseconds), undefined, { signal }).catch(() => undefined);
	}
}

/** Pushes the round with its table when it has moved, and twice a second as long as something changes. */
function createPush(tools: CrashTools) {
	let [last, at] = ["", 0];
	return async (round: CrashRow | undefined, { now: moved }: { readonly now: boolean }): Promise<void> => {
		const now = tools.clock.now().getTime();
		if (round === undefined || (!moved && now - at < tableMilliseconds)) return;
		at = now;
		const draw = await tools.chains.drawOf(round);
		const table = await tools.db.read((tx) => tableOf(tx, round.id));
		const seen = { round: roundView(round, draw), table };
		const text = JSON.stringify(seen);
		if (text === last) return;
		last = text;
		tools.live.toRoom(crashRoom, crashEvent, { now: tools.clock.now().getTime(), ...seen });
	};
}
