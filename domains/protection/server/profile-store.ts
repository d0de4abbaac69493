// Rows of profiles: the rules of the market that a brand plays by.
import type { Insertable, Selectable } from "kysely";
import { type Tx, tables } from "#platform/db";
import type { Profile } from "../core/index.ts";
import type { ProtectionTables } from "./tables.ts";

/** The profile of each brand; one that names none plays by the usual one. */
export async function profilesOf(tx: Tx, merchants: readonly string[]): Promise<(merchant: string) => Profile> {
	const db = tables<ProtectionTables>(tx);
	const rows = await db
		.selectFrom("protection.profile as profile")
		.leftJoin("protection.brand_profile as named", (join) =>
			join.onRef("named.profile", "=", "profile.code").on("named.merchant", "in", [...merchants, ""]),
		)
		.where((where) => where.or([where("named.merchant", "is not", null), where("profile.usual", "=", true)]))
		.selectAll("profile")
		.select("named.merchant")
		.execute();
	const usual = rows.find((row) => row.usual);
	return (merchant) => {
		const row = rows.find((one) => one.merchant === merchant) ?? usual;
		if (row === undefined) throw new Error("no profile is the usual one: the seed has not run");
		return profileFrom(row);
	};
}

export async function profileOf(tx: Tx, merchant: string): Promise<Profile> {
	return (await profilesOf(tx, [merchant]))(merchant);
}

type ProfileTable = ProtectionTables["protection.profile"];

function profileFrom(row: Selectable<ProfileTable>): Profile {
	return {
		code: row.code,
		minimumAge: row.minimum_age,
		minimumCycle: { slots: row.minimum_cycle_ms, others: row.minimum_cycle_others_ms },
		autoplay: row.autoplay,
		featureBuy: row.feature_buy,
		doubleUp: row.double_up,
		reality: {
			demanded: row.reality_demanded,
			usual: row.reality_minutes,
			least: row.reality_least,
			most: row.reality_most,
		},
		showsSession: row.session_shown,
		location: { everyMinutes: row.location_minutes, countries: row.countries ?? undefined },
		utcOffsetMinutes: row.utc_offset_minutes,
		timeZone: row.time_zone ?? undefined,
		looserWaitHours: row.looser_wait_hours,
		mandatoryLimits: row.mandatory_limits,
		agentTransfers: row.agent_transfers,
		mostMinutesADay: row.most_minutes_a_day ?? undefined,
		breakHours: row.break_hours,
		exclusionMonths: row.exclusion_months,
		refusedDocumentDays: row.refused_document_days,
		withdrawalCancellable: row.withdrawal_cancellable,
	};
}

/** A profile as it is written, without its name. */
export function rowOf(profile: Profile): Omit<Insertable<ProfileTable>, "name" | "usual"> {
	return {
		code: profile.code,
		minimum_age: profile.minimumAge,
		minimum_cycle_ms: profile.minimumCycle.slots,
		minimum_cycle_others_ms: profile.minimumCycle.others,
		autoplay: profile.autoplay,
		feature_buy: profile.featureBuy,
		double_up: profile.doubleUp,
		reality_minutes: profile.reality.usual,
		reality_least: profile.reality.least,
		reality_most: profile.reality.most,
		reality_demanded: profile.reality.demanded,
		session_shown: profile.showsSession,
		location_minutes: profile.location.everyMinutes,
		countries: profile.location.countries ?? null,
		utc_offset_minutes: profile.utcOffsetMinutes,
		time_zone: profile.timeZone ?? null,
		looser_wait_hours: profile.looserWaitHours,
		mandatory_limits: profile.mandatoryLimits,
		agent_transfers: profile.agentTransfers,
		most_minutes_a_day: profile.mostMinutesADay ?? null,
		break_hours: profile.breakHours,
		exclusion_months: profile.exclusionMonths,
		refused_document_days: profile.refusedDocumentDays,
		withdrawal_cancellable: profile.withdrawalCancellable,
	};
}
