// What protects a member, as the page shows it.
import type { Tx } from "#platform/db";
import { bind, type Principal, type Route } from "#platform/http";
import { formatMinor, ok } from "#platform/kernel";
import { type MemberLimit, type Protection, readProtection } from "../contract/index.ts";
import {
	amountAt,
	type DocumentKind,
	type Exclusion,
	exclusionAt,
	type Flows,
	type HeldLimit,
	type LimitAmount,
	limitKinds,
	type Period,
	type Profile,
	periodEnd,
	periodStart,
	periods,
	realityChoices,
	realityMinutes,
	strictest,
	usedOf,
	waitingAt,
} from "../core/index.ts";
import { exclusionsOf } from "./exclusion-store.ts";
import { lockFlows } from "./flows.ts";
import { acceptedKinds } from "./identity-store.ts";
import { heldLimits } from "./limit-store.ts";
import { type SecondsPlayed, secondsOf } from "./play-time-store.ts";
import type { ProtectionTools } from "./ports.ts";
import { profileOf } from "./profile-store.ts";
import { chosenMinutes } from "./reality-store.ts";

export type Asked = {
	readonly principal: Pick<Principal, "memberId" | "currency" | "merchant">;
	readonly now: Date;
};

export const readProtectionRoute = (tools: ProtectionTools): Route =>
	bind(readProtection, async (_input, call) => ok(await tools.db.tx((tx) => protectionOf(tx, tools, call))));

export type ProtectionLook = {
	readonly protection: Protection;
	/** The break or the exclusion that runs. */
	readonly exclusion: Exclusion | undefined;
	readonly accepted: readonly DocumentKind[];
	/** When the periods that run began. */
	readonly since: Readonly<Record<Period, Date>>;
};

/** What an operator sees of a member: the same, what excludes them, and which documents were accepted. */
export async function lookAtProtection(
	tx: Tx,
	tools: Pick<ProtectionTools, "wallet">,
	asked: Asked,
): Promise<ProtectionLook> {
	const { memberId, merchant } = asked.principal;
	const { utcOffsetMinutes } = await profileOf(tx, merchant);
	const began = (period: Period): Date => periodStart(period, asked.now, utcOffsetMinutes);
	return {
		since: { day: began("day"), week: began("week"), month: began("month") },
		protection: await protectionOf(tx, tools, asked),
		exclusion: exclusionAt((await exclusionsOf(tx, [memberId])).get(memberId) ?? [], asked.now),
		accepted: (await acceptedKinds(tx, [memberId])).get(memberId) ?? [],
	};
}

/** All of it, up to date with the ledger. */
export async function protectionOf(
	tx: Tx,
	{ wallet }: Pick<ProtectionTools, "wallet">,
	{ principal, now }: Asked,
): Promise<Protection> {
	const { memberId, currency, merchant } = principal;
	const profile = await profileOf(tx, merchant);
	const { utcOffsetMinutes } = profile;
	const flows = await lockFlows(tx, wallet, { members: [{ memberId, currency, utcOffsetMinutes }], now });
	const seconds = await secondsOf(tx, [{ memberId, utcOffsetMinutes }], now);
	const held = (await heldLimits(tx, [memberId])).get(memberId) ?? [];
	const [flow, time] = [flows.get(memberId), seconds.get(memberId)];
	if (flow === undefined || time === undefined) throw new Error("a member who was asked for is not answered");
	const known = { held, flow, time, profile, currency, now };
	return {
		currency,
		rules: {
			looserWaitHours: profile.looserWaitHours,
			mandatoryLimits: [...profile.mandatoryLimits],
			breakHours: [...profile.breakHours],
			exclusionMonths: [...profile.exclusionMonths],
		},
		limits: limitKinds.flatMap((kind) => periods.map((period) => limitOf({ kind, period }, known))),
		played: periods.map((period) => playedOf(period, known)),
		reality: realityOf(profile.reality, (await chosenMinutes(tx, [memberId])).get(memberId)),
	};
}

const realityOf = (rules: Profile["reality"], chosen: number | undefined): Protection["reality"] => ({
	everyMinutes: realityMinutes(chosen, rules) ?? null,
	chosen: chosen ?? null,
	demanded: rules.demanded,
	usual: rules.usual,
	offered: [...realityChoices(rules)],
});

type Known = {
	readonly held: readonly HeldLimit[];
	readonly flow: Flows;
	readonly time: SecondsPlayed;
	readonly profile: Profile;
	readonly currency: Principal["currency"];
	readonly now: Date;
};

function limitOf({ kind, period }: Pick<HeldLimit, "kind" | "period">, known: Known): MemberLimit {
	const { held, now, profile, currency } = known;
	const shown = (amount: LimitAmount): string | null => {
		if (amount === undefined) return null;
		return kind === "time" ? amount.toString() : formatMinor(amount, currency);
	};
	const rows = held.filter((one) => one.kind === kind && one.period === period);
	const own = rows.find(({ holder }) => holder === "member");
	const others = [...rows.filter(({ holder }) => holder === "operator"), ...marketLimits({ kind, period }, profile)];
	const next = own === undefined ? undefined : waitingAt(own, now);
	return {
		kind,
		period,
		own: shown(own === undefined ? undefined : amountAt(own, now)),
		next: next === undefined ? null : { amount: shown(next.amount), at: next.at.toISOString() },
		operator: shown(strictest(others, { kind, period }, now)),
		holds: shown(strictest([...others, ...(own === undefined ? [] : [own])], { kind, period }, now)),
		used:
			kind === "time"
				? String(Math.floor(known.time[period] / 60))
				: formatMinor(usedOf(kind, known.flow[period]), currency),
		endsAt: periodEnd(period, now, profile.utcOffsetMinutes).toISOString(),
	};
}

/** What the market itself holds everybody to, as a limit of an operator. */
function marketLimits(
	{ kind, period }: Pick<HeldLimit, "kind" | "period">,
	{ mostMinutesADay }: Profile,
): readonly HeldLimit[] {
	if (mostMinutesADay === undefined || kind !== "time" || period !== "day") return [];
	return [{ holder: "operator", kind, period, amount: BigInt(mostMinutesADay), next: undefined }];
}

function playedOf(period: Period, { flow, time, currency }: Known): Protection["played"][number] {
	const { staked, won, deposited } = flow[period];
	const shown = (minor: bigint) => formatMinor(minor, currency);
	return {
		period,
		staked: shown(staked),
		won: shown(won),
		net: shown(won - staked),
		deposited: shown(deposited),
		minutes: Math.floor(time[period] / 60),
	};
}
