// Bets that are sold by themselves: whenever a match moves, what its holders want sold from a worth on is looked at. Pays what it is
// worth then, never less than that.
import { type Failure, failure, type OutputOf } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { schedule } from "#platform/jobs";
import { err, isUuid, ok, parseMinor, type Result } from "#platform/kernel";
import type { autoCashOutErrors } from "../contract/errors.ts";
import { setAutoCashOut } from "../contract/index.ts";
import { partOf } from "../core/index.ts";
import { autoKind } from "./auto-kind.ts";
import { betView } from "./bet-view.ts";
import { sell, worthAfterWait, worthOf } from "./cash-out.ts";
import { type BookTools, ownerOf } from "./ports.ts";
import { beforeSlips, listAuto, lockOwnSlip, type Slip, writeAuto } from "./slip-rows.ts";

type Refusal = Failure<keyof typeof autoCashOutErrors>;

export const setAutoCashOutRoute = ({ db, clock }: BookTools): Route =>
	bind(setAutoCashOut, async ({ betId, from }, { play }): Promise<Result<OutputOf<typeof setAutoCashOut>, Refusal>> => {
		const wished = from === undefined ? undefined : parseMinor(from, play.currency);
		if (!isUuid(betId) || wished?.ok === false) return err(failure("BET_UNKNOWN"));
		return db.tx(async (tx) => {
			const slip = await lockOwnSlip(tx, { id: betId, owner: ownerOf(play) });
			if (slip === undefined) return err(failure("BET_UNKNOWN"));
			if (slip.state !== "open" || slip.sold === 100 || slip.free_bet !== null) return err(failure("BET_CLOSED"));
			const auto = wished?.value;
			await writeAuto(tx, { id: slip.id, from: auto });
			// It may be worth that much already.
			const [first] = slip.legs;
			if (auto !== undefined && first !== undefined)
				await schedule(tx, { job: autoKind, key: `sports-auto:${first.event}` }, { event: first.event });
			return ok({ now: clock.now().getTime(), bet: betView({ ...slip, auto }) });
		});
	});

/** So many are looked at side by side. */
const together = 50;

/** How many bets with a leg on this match were sold. */
export async function sellByThemselves(tools: BookTools, event: string): Promise<number> {
	let count = 0;
	for (let after = beforeSlips; ; ) {
		const slips = await tools.db.read((tx) => listAuto(tx, { event, after, limit: together }));
		const sold = await Promise.all(slips.map((slip) => sellByItself(tools, slip)));
		count += sold.filter((one) => one).length;
		const last = slips.at(-1);
		if (last === undefined || slips.length < together) return count;
		after = last.id;
	}
}

/** As by hand: after the wait, if nothing stopped a match meanwhile. What moved is looked at again with the match's next step. */
async function sellByItself(tools: BookTools, slip: Slip): Promise<boolean> {
	const { auto } = slip;
	const part = 100 - slip.sold;
	const seen = await worthOf(tools, slip);
	if (auto === undefined || seen === undefined || partOf(seen.value, part) < auto) return false;
	const worth = await worthAfterWait(tools, { slip, seen });
	if (!worth.ok || partOf(worth.value.value, part) < auto) return false;
	return (await sell(tools, slip, { part, paid: partOf(worth.value.value, part) })) !== undefined;
}
