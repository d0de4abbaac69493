// Moves the round on by the clock: opens it, takes targets in flight, ends it at its point, decides what is left. Any node
// may call it at any moment: each step is one transaction under one lock of the database, so the one that comes first does
// it and the others find it done. A server that dies in the middle leaves nothing half done; who comes next goes on.
import type { Tx } from "#platform/db";
import { flightMilliseconds, multiplierAt } from "../../core/index.ts";
import { endOpen, takeTargets } from "./bet-rows.ts";
import type { Draw } from "./chain.ts";
import {
	type CrashRow,
	changeRound,
	insertRound,
	newestRound,
	takeLead,
	takeLink,
	tellNodes,
	watchedUntil,
} from "./crash-rows.ts";
import { type CrashTools, crashTimes } from "./tools.ts";

/** How the round stands after it; undefined when nobody has played yet. `milliseconds`: when to look again. */
export type Advanced = { readonly round: CrashRow | undefined; readonly milliseconds: number; readonly moved: boolean };

const idle = 5_000;

export async function advance(tools: CrashTools): Promise<Advanced> {
	const { round, watched } = await tools.db.read(async (tx) => ({
		round: await newestRound(tx),
		watched: await watchedUntil(tx),
	}));
	const now = tools.clock.now();
	if (round === undefined || round.state === "done") return opened(tools, { round, watched, now });
	const draw = await tools.chains.drawOf(round);
	if (round.state === "over") return decided(tools, { round, draw, now });
	return flown(tools, { round, draw, now });
}

type At = { readonly now: Date };
type Known = At & { readonly round: CrashRow; readonly draw: Draw };

/** Opens the next round, some time after the last and while somebody watches. */
async function opened(
	tools: CrashTools,
	{ round, watched, now }: At & { readonly round: CrashRow | undefined; readonly watched: Date },
): Promise<Advanced> {
	const due = (round?.ended_at?.getTime() ?? 0) + crashTimes.pause - now.getTime();
	if (due > 0) return { round, milliseconds: due, moved: false };
	if (watched <= now) return { round, milliseconds: idle, moved: false };
	await tools.chains.ready(now);
	const next = await led(tools, async (tx) => {
		const newest = await newestRound(tx);
		if (newest?.id !== round?.id) return undefined;
		const chain = await tools.chains.inUse(tx);
		if (chain?.salt == null) return undefined;
		const flies = new Date(now.getTime() + crashTimes.window + crashTimes.writing);
		const number = await takeLink(tx, chain);
		return insertRound(tx, { id: tools.newId(), chain: chain.id, number, opened_at: now, flies_at: flies });
	});
	return { round: next ?? round, milliseconds: crashTimes.look, moved: next !== undefined };
}

/** A flight is ended at its point, or at once when no server was there to take cash-outs. */
async function flown(tools: CrashTools, known: Known): Promise<Advanced> {
	const { round, draw, now } = known;
	const flying = now.getTime() - round.flies_at.getTime();
	if (flying < 0) return beaten(tools, known, Math.min(-flying, crashTimes.beat));
	// Silence counts from the beginning of the flight: before it there was nothing to take.
	const seen = Math.max(round.beat_at.getTime(), round.flies_at.getTime());
	const interrupted = now.getTime() - seen > crashTimes.silence;
	const left = flightMilliseconds(draw.point) - flying;
	if (left > 0 && !interrupted) return beaten(tools, known, Math.min(left, crashTimes.look));
	const over = {
		...({ state: "over", interrupted } as const),
		point: draw.point,
		seed: draw.seed,
		ended_at: interrupted ? now : new Date(now.getTime() + Math.min(0, left)),
	};
	const ended = await led(tools, async (tx) => {
		await changeRound(tx, { id: round.id, state: "running" }, over);
		return { ...round, ...over };
	});
	return { round: ended ?? round, milliseconds: crashTimes.look, moved: ended !== undefined };
}

/** In flight: targets that were reached are taken, and a server says that it is there. */
async function beaten(tools: CrashTools, { round, draw, now }: Known, milliseconds: number): Promise<Advanced> {
	const flying = now.getTime() - round.flies_at.getTime();
	const reached = flying < 0 ? 0 : Math.min(draw.point, multiplierAt(flying));
	const dueBeat = now.getTime() - round.beat_at.getTime() >= crashTimes.beat;
	const taken = await tools.db.tx(async (tx) => {
		if (!(await takeLead(tx))) return 0;
		if (dueBeat) await changeRound(tx, { id: round.id, state: "running" }, { beat_at: now });
		return reached === 0 ? 0 : takeTargets(tx, { round: round.id, now, reached });
	});
	return { round, milliseconds, moved: taken > 0 };
}

/** The flight is over and what came in time is written: targets below the point are taken, the others have nothing. */
async function decided(tools: CrashTools, { round, draw, now }: Known): Promise<Advanced> {
	const due = (round.ended_at?.getTime() ?? 0) + crashTimes.grace - now.getTime();
	if (due > 0) return { round, milliseconds: due, moved: false };
	const done = await led(tools, async (tx) => {
		const at = { round: round.id, now };
		await takeTargets(tx, { ...at, reached: draw.point });
		await endOpen(tx, { ...at, back: round.interrupted });
		await changeRound(tx, { id: round.id, state: "over" }, { state: "done" });
		return { ...round, state: "done" } as const;
	});
	return { round: done ?? round, milliseconds: crashTimes.look, moved: done !== undefined };
}

/** Undefined when another hand leads just now. */
const led = <Done>(tools: CrashTools, work: (tx: Tx) => Promise<Done>): Promise<Done | undefined> =>
	tools.db.tx(async (tx) => {
		if (!(await takeLead(tx))) return undefined;
		const done = await work(tx);
		if (done !== undefined) await tellNodes(tx);
		return done;
	});
