// A reality check (RTS 13B): what a member is told of the run of play, and the answer without which no new round begins.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { type CurrencyCode, err, formatMinor, type MemberId, ok, type Result } from "#platform/kernel";
import {
	answerOwnRealityCheck,
	answerRealityCheck,
	type RealityCheck,
	readOwnRealityCheck,
	readRealityCheck,
} from "../contract/index.ts";
import { checkIsDue, realityDue, realityMinutes } from "../core/index.ts";
import { writeEvent } from "./events.ts";
import type { ProtectionTools } from "./ports.ts";
import { profileOf } from "./profile-store.ts";
import { chosenMinutes, lockRun, markChecked } from "./reality-store.ts";

type Due = Result<RealityCheck, Failure<"NO_CHECK_DUE">>;

export const readRealityCheckRoute = (tools: ProtectionTools): Route =>
	bind(readRealityCheck, (_input, { play, now }) => readCheck(tools, { player: play, now }));

export const readOwnRealityCheckRoute = (tools: ProtectionTools): Route =>
	bind(readOwnRealityCheck, (_input, { principal, now }) => readCheck(tools, { player: principal, now }));

export const answerRealityCheckRoute = (tools: ProtectionTools): Route =>
	bind(answerRealityCheck, ({ choice }, { play, now }) => answerCheck(tools, choice, { player: play, now }));

export const answerOwnRealityCheckRoute = (tools: ProtectionTools): Route =>
	bind(answerOwnRealityCheck, ({ choice }, { principal, now }) =>
		answerCheck(tools, choice, { player: principal, now }),
	);

/** Whoever holds a play token, or a login. */
type Asker = { readonly player: Pick<PlayTicket, "memberId" | "merchant" | "currency">; readonly now: Date };

const readCheck = (tools: ProtectionTools, asker: Asker): Promise<Due> =>
	tools.db.tx((tx) => dueCheck(tx, tools, asker));

async function answerCheck(tools: ProtectionTools, choice: string, asker: Asker) {
	const { memberId } = asker.player;
	const answered = await tools.db.tx(async (tx): Promise<Due> => {
		const told = await dueCheck(tx, tools, asker);
		if (!told.ok || memberId === undefined) return told;
		await markChecked(tx, memberId, asker.now);
		const event = { memberId, at: asker.now, kind: "reality-check-answered", actor: "member" } as const;
		await writeEvent(tx, { ...event, before: told.value, after: { choice } });
		await tools.changes.announce(tx, memberId);
		return told;
	});
	if (!answered.ok) return answered;
	if (memberId !== undefined) tools.changes.heard(memberId);
	return ok({});
}

/** The check that waits, with what was played since the run began. The run stays locked, so that one answer counts. */
async function dueCheck(tx: Tx, { wallet }: Pick<ProtectionTools, "wallet">, { player, now }: Asker): Promise<Due> {
	const { memberId, merchant, currency } = player;
	const run = memberId === undefined ? undefined : await lockRun(tx, memberId);
	if (memberId === undefined || run === undefined) return err(failure("NO_CHECK_DUE"));
	const { reality } = await profileOf(tx, merchant);
	const everyMinutes = realityMinutes((await chosenMinutes(tx, [memberId])).get(memberId), reality);
	if (everyMinutes === undefined || !checkIsDue({ realityAt: realityDue(run, everyMinutes) }, now)) {
		return err(failure("NO_CHECK_DUE"));
	}
	const { staked, won } = await playedSince(tx, wallet, { memberId, currency, from: run.startedAt });
	const shown = (minor: bigint): string => formatMinor(minor, currency);
	return ok({
		currency,
		everyMinutes,
		startedAt: run.startedAt.toISOString(),
		minutes: Math.floor((now.getTime() - run.startedAt.getTime()) / 60_000),
		staked: shown(staked),
		won: shown(won),
		net: shown(won - staked),
	});
}

/** As the ledger says, in minor units. */
async function playedSince(
	tx: Tx,
	wallet: ProtectionTools["wallet"],
	of: { readonly memberId: MemberId; readonly currency: CurrencyCode; readonly from: Date },
): Promise<{ readonly staked: bigint; readonly won: bigint }> {
	const flows = await wallet.playFlows(tx, [{ ...of, afterVersion: 0n, offsetMinutes: 0 }]);
	return {
		staked: flows.reduce((sum, flow) => sum + flow.staked, 0n),
		won: flows.reduce((sum, flow) => sum + flow.won, 0n),
	};
}
