// A brand as an operator reads it, all of what the desk edits at one revision.
import { hash } from "node:crypto";
import { type Tx, tables } from "#platform/db";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import type { BrandDesk, DeskField, DeskSettings } from "../../contract/index.ts";
import { isLanguage, registrationFields, whitelabelFlags } from "../../core/index.ts";
import { fieldsFrom } from "../load-brands.ts";
import type { BrandTables } from "../tables.ts";
import { switchesOf } from "./operator-acts.ts";

/** Undefined where there is no such brand. With `lock` nobody else edits it until the transaction ends. */
export async function readBrandDesk(
	tx: Tx,
	asked: { readonly merchant: string; readonly lock?: boolean },
): Promise<BrandDesk | undefined> {
	const { merchant, lock = false } = asked;
	const switches = await switchesOf(tx, { merchant, lock });
	const row = await brandRow(tx, merchant);
	if (switches === undefined || row === undefined || !isCurrencyCode(row.currency)) return undefined;
	const { maintenance, closedCountries, flagsOn } = switches;
	const desk = {
		merchant,
		currency: row.currency,
		maintenance,
		closedCountries: [...closedCountries],
		settings: settingsOf(row),
		flags: whitelabelFlags.map((flag) => ({ flag, enabled: flagsOn.includes(flag) })),
		fields: await fieldsOf(tx, merchant),
		minimumAges: await agesOf(tx, merchant),
	};
	return { revision: hash("sha256", JSON.stringify(desk)).slice(0, 24), ...desk };
}

function brandRow(tx: Tx, merchant: string) {
	const rows = tables<BrandTables>(tx).selectFrom("brand.brands").selectAll();
	return rows.where("merchant", "=", merchant).executeTakeFirst();
}

type BrandRow = NonNullable<Awaited<ReturnType<typeof brandRow>>>;

function settingsOf(row: BrandRow): DeskSettings {
	const { currency, default_language: first } = row;
	if (!isCurrencyCode(currency) || !isLanguage(first)) throw new Error("a brand of no currency or no language");
	return {
		name: row.name,
		defaultLanguage: first,
		languages: row.languages.filter(isLanguage),
		membersOnly: row.members_only,
		startingBalance: formatMinor(BigInt(row.starting_balance), currency),
		idleMinutes: row.idle_minutes,
		sessionDays: row.session_days,
		passwordMaxAgeDays: row.password_max_age_days,
		termsVersion: row.terms_version,
		minimumAge: row.minimum_age,
		feedbackMinWords: row.feedback_min_words,
		feedbackMaxWords: row.feedback_max_words,
	};
}

async function fieldsOf(tx: Tx, merchant: string): Promise<DeskField[]> {
	const rows = tables<BrandTables>(tx).selectFrom("brand.registration_fields").selectAll();
	const rules = fieldsFrom(await rows.where("merchant", "=", merchant).execute());
	return registrationFields.map((field) => ({ field, ...rules[field] }));
}

async function agesOf(tx: Tx, merchant: string): Promise<BrandDesk["minimumAges"]> {
	const rows = await tables<BrandTables>(tx)
		.selectFrom("brand.minimum_ages")
		.select(["language", "years"])
		.where("merchant", "=", merchant)
		.orderBy("language")
		.execute();
	return rows.flatMap(({ language, years }) => (isLanguage(language) ? [{ language, years }] : []));
}
