// What holds for a member who plays: whether stakes are weighed, until when there is time left, when the next reality
// check is due, how fast the market lets rounds follow. Asked every few seconds of play, never for each round; asking is
// a sign of play, and written down at most every half minute.
import { type Database, gatherReads } from "#platform/db";
import type { Clock, MemberId } from "#platform/kernel";
import {
	afterSign,
	dayOf,
	type Exclusion,
	exclusionAt,
	type HeldLimit,
	type IdentityLevel,
	type LimitKind,
	type MinimumCycle,
	needsProof,
	type Profile,
	periods,
	playUntil,
	realityDue,
	realityMinutes,
	strictest,
	type TimeAllowance,
} from "../core/index.ts";
import { levelsOf } from "./identity-store.ts";
import { type PlayFacts, readPlayFacts } from "./play-facts.ts";
import { type SecondsPlayed, type Sign, writeSigns } from "./play-time-store.ts";
import { profilesOf } from "./profile-store.ts";

export type PlayStanding = {
	/** The member takes a break, or is excluded: nothing may be staked. */
	readonly excluded: "frozen" | "excluded" | undefined;
	/** A limit of wagers or losses holds: each stake is weighed in the ledger's own transaction. */
	readonly guarded: boolean;
	/** When the time of play is used up; undefined without such a limit. */
	readonly until: Date | undefined;
	/** Kinds of limits that the market asks for before anything is staked, and that are not set. */
	readonly missing: readonly LimitKind[];
	/** The market lets nobody play before a document was accepted, and none was. */
	readonly unproven: boolean;
	/** The least milliseconds between two stakes, whatever the games; 0 asks for none. */
	readonly minimumCycle: MinimumCycle;
	/** From when on a new round waits for the answer to a reality check; undefined for whoever is not interrupted. */
	readonly realityAt: Date | undefined;
	/** Whether rounds may follow one another without a press (RTS 8A). */
	readonly autoplay: boolean;
	/** Whether a slot's bonus may be bought, and what was just won be doubled. */
	readonly featureBuy: boolean;
	readonly doubleUp: boolean;
	/** Whether the length of the session and its net position are shown. */
	readonly showsSession: boolean;
};

export type PlayingMember = { readonly memberId: MemberId; readonly merchant: string };

export type AskStanding = (member: PlayingMember) => Promise<PlayStanding>;

type Deps = { readonly db: Database; readonly clock: Clock };

/** Without signs, asking is no play and nothing is written down. */
export function createPlayStanding({ db, clock }: Deps, { signs } = { signs: true }): AskStanding {
	return gatherReads({ read: (members) => readStandings({ db, clock, signs }, members) });
}

async function readStandings(
	{ db, clock, signs: writes }: Deps & { readonly signs: boolean },
	asked: readonly PlayingMember[],
): Promise<readonly PlayStanding[]> {
	const now = clock.now();
	const members = [...new Map(asked.map((one) => [one.memberId, one])).values()];
	const facts = await readFacts(db, members, now);
	const signed = members.map((member) => signOf(member, { ...facts, now }));
	const signs = signed.flatMap(({ sign }) => (sign === undefined ? [] : [sign]));
	if (writes && signs.length > 0) await db.tx((tx) => writeSigns(tx, signs));
	const standings = new Map(signed.map(({ memberId, standing }) => [memberId, standing]));
	return asked.map(({ memberId }) => {
		const standing = standings.get(memberId);
		if (standing === undefined) throw new Error("a member who was asked for is not answered");
		return standing;
	});
}

type Facts = {
	readonly profileOf: (merchant: string) => Profile;
	readonly levels: ReadonlyMap<string, readonly IdentityLevel[]>;
	readonly of: ReadonlyMap<MemberId, PlayFacts>;
};

async function readFacts(db: Database, members: readonly PlayingMember[], now: Date): Promise<Facts> {
	const merchants = [...new Set(members.map(({ merchant }) => merchant))];
	const { profileOf, levels } = await db.read(async (tx) => {
		const known = await profilesOf(tx, merchants);
		return { profileOf: known, levels: await levelsOf(tx, [...new Set(merchants.map((one) => known(one).code))]) };
	});
	const zones = members.map(({ memberId, merchant }) => ({
		memberId,
		utcOffsetMinutes: profileOf(merchant).utcOffsetMinutes,
	}));
	return { profileOf, levels, of: await readPlayFacts(db, zones, now) };
}

type Signed = { readonly memberId: MemberId; readonly standing: PlayStanding; readonly sign: Sign | undefined };

function signOf({ memberId, merchant }: PlayingMember, facts: Facts & { readonly now: Date }): Signed {
	const { now } = facts;
	const profile = facts.profileOf(merchant);
	const known = facts.of.get(memberId);
	const limits = known?.limits ?? [];
	const before = known?.run;
	const after = afterSign(before, now);
	const checkedAt = after?.run.checkedAt ?? before?.checkedAt ?? now;
	const sinceSeen = after === undefined && before !== undefined ? (now.getTime() - before.seenAt.getTime()) / 1000 : 0;
	const added = (after?.seconds ?? 0) + sinceSeen;
	const holds = (kind: LimitKind) => periods.some((period) => strictest(limits, { kind, period }, now) !== undefined);
	return {
		memberId,
		sign:
			after === undefined
				? undefined
				: { memberId, ...after, day: dayOf(now, profile.utcOffsetMinutes), before: before?.seenAt },
		standing: {
			excluded: standingOf(exclusionAt(known?.exclusions ?? [], now)),
			guarded: holds("wager") || holds("loss"),
			until: playUntil(timeAllowances({ profile, limits, played: known?.seconds, added, now }), now),
			missing: profile.mandatoryLimits.filter((kind) => kind !== "deposit" && !holds(kind)),
			unproven: needsProof("play", {
				levels: facts.levels.get(profile.code) ?? [],
				accepted: known?.accepted ?? [],
			}),
			minimumCycle: profile.minimumCycle,
			realityAt: realityDue({ checkedAt }, realityMinutes(known?.chosen, profile.reality)),
			autoplay: profile.autoplay,
			featureBuy: profile.featureBuy,
			doubleUp: profile.doubleUp,
			showsSession: profile.showsSession,
		},
	};
}

const standingOf = (exclusion: Exclusion | undefined): PlayStanding["excluded"] => {
	if (exclusion === undefined) return undefined;
	return exclusion.kind === "exclusion" ? "excluded" : "frozen";
};

function timeAllowances(of: {
	readonly profile: Profile;
	readonly limits: readonly HeldLimit[];
	readonly played: SecondsPlayed | undefined;
	readonly added: number;
	readonly now: Date;
}): readonly TimeAllowance[] {
	const { profile, limits, played, added, now } = of;
	const own = periods.flatMap((period): TimeAllowance[] => {
		const minutes = strictest(limits, { kind: "time", period }, now);
		return minutes === undefined ? [] : [{ limit: Number(minutes) * 60, used: (played?.[period] ?? 0) + added }];
	});
	const most = profile.mostMinutesADay;
	return most === undefined ? own : [...own, { limit: most * 60, used: (played?.day ?? 0) + added }];
}
