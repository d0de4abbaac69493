// An operator's edit of a brand at the desk: judged against the revision it was made of, written down with what differs.
// Switches go the way of the verb. The nodes follow within a second.
import { type Failure, failure } from "#platform/contract";
import { type Tx, tables } from "#platform/db";
import { type CurrencyCode, err, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import type { BrandDesk, BrandEdit, DeskField, DeskSettings } from "../../contract/index.ts";
import { agesFault, differences, fieldFault, settingsFault } from "../../core/index.ts";
import type { BrandTables } from "../tables.ts";
import { readBrandDesk } from "./brand-desk.ts";
import { carryOutAct, type OperatorAct } from "./operator-acts.ts";

export type BrandEdited = {
	readonly merchant: string;
	/** Of the desk it was made of. */
	readonly revision: string;
	readonly edit: BrandEdit;
	readonly operator: string;
	readonly at: Date;
};

/** `BRAND_STALE`: somebody else was faster. `BRAND_SETTING_INVALID` carries `{ setting }`. */
export type EditRefusal = Failure<
	"BRAND_NOT_FOUND" | "BRAND_STALE" | "BRAND_SETTING_INVALID" | "COUNTRY_UNKNOWN" | "NOTHING_CHANGED"
>;

/** In the caller's transaction: the change and its act, both or neither. Answers the desk as it is then. */
export async function editBrand(tx: Tx, edited: BrandEdited): Promise<Result<BrandDesk, EditRefusal>> {
	const { merchant, edit } = edited;
	const before = await readBrandDesk(tx, { merchant, lock: true });
	if (before === undefined || !isCurrencyCode(before.currency)) return err(failure("BRAND_NOT_FOUND"));
	if (before.revision !== edited.revision) return err(failure("BRAND_STALE"));
	const fault = faultOf(edit, { currency: before.currency, now: edited.at });
	if (fault !== undefined) return err(failure("BRAND_SETTING_INVALID", { setting: fault }));
	if (edit.kind === "settings")
		await writeSettings(tx, { merchant, currency: before.currency, settings: edit.settings });
	else if (edit.kind === "field") await writeField(tx, merchant, edit.field);
	else if (edit.kind === "minimum-ages") await writeAges(tx, merchant, edit.minimumAges);
	else return switched(tx, edited, actOf(edit));
	const after = await readBrandDesk(tx, { merchant });
	if (after === undefined) return err(failure("BRAND_NOT_FOUND"));
	if (after.revision === before.revision) return err(failure("NOTHING_CHANGED"));
	await writeDown(tx, { ...edited, edit }, { before, after });
	return ok(after);
}

function faultOf(edit: BrandEdit, at: { readonly currency: CurrencyCode; readonly now: Date }): string | undefined {
	if (edit.kind === "field") return fieldFault(edit.field);
	if (edit.kind === "minimum-ages") return agesFault(edit.minimumAges);
	if (edit.kind === "maintenance") {
		const { active, until } = edit.maintenance;
		return active && until !== null && new Date(until) <= at.now ? "until" : undefined;
	}
	if (edit.kind !== "settings") return undefined;
	const grant = parseMinor(edit.settings.startingBalance, at.currency);
	if (!grant.ok) return "startingBalance";
	const passwordMaxAgeDays = edit.settings.passwordMaxAgeDays ?? undefined;
	return settingsFault({ ...edit.settings, passwordMaxAgeDays, startingBalance: grant.value });
}

async function writeSettings(
	tx: Tx,
	said: { readonly merchant: string; readonly currency: CurrencyCode; readonly settings: DeskSettings },
): Promise<void> {
	const { settings, currency, merchant } = said;
	const grant = parseMinor(settings.startingBalance, currency);
	await tables<BrandTables>(tx)
		.updateTable("brand.brands")
		.set({
			name: settings.name,
			default_language: settings.defaultLanguage,
			languages: [...settings.languages],
			members_only: settings.membersOnly,
			starting_balance: `${grant.ok ? grant.value : 0n}`,
			idle_minutes: settings.idleMinutes,
			session_days: settings.sessionDays,
			password_max_age_days: settings.passwordMaxAgeDays,
			terms_version: settings.termsVersion,
			minimum_age: settings.minimumAge,
			feedback_min_words: settings.feedbackMinWords,
			feedback_max_words: settings.feedbackMaxWords,
		})
		.where("merchant", "=", merchant)
		.execute();
}

async function writeField(tx: Tx, merchant: string, { field, ...rule }: DeskField): Promise<void> {
	const { enabled, required, patternId: pattern_id, minLength: min_length, maxLength: max_length } = rule;
	const row = { enabled, required, pattern_id, min_length, max_length };
	await tables<BrandTables>(tx)
		.insertInto("brand.registration_fields")
		.values({ merchant, field, ...row })
		.onConflict((conflict) => conflict.columns(["merchant", "field"]).doUpdateSet(row))
		.execute();
}

async function writeAges(tx: Tx, merchant: string, ages: BrandDesk["minimumAges"]): Promise<void> {
	const db = tables<BrandTables>(tx);
	await db.deleteFrom("brand.minimum_ages").where("merchant", "=", merchant).execute();
	if (ages.length === 0) return;
	await db
		.insertInto("brand.minimum_ages")
		.values(ages.map((age) => ({ merchant, ...age })))
		.execute();
}

function actOf(edit: Extract<BrandEdit, { readonly kind: "maintenance" | "country" | "flag" }>): OperatorAct {
	if (edit.kind === "flag") return { kind: edit.enabled ? "flag on" : "flag off", flag: edit.flag };
	if (edit.kind === "country") return { kind: edit.closed ? "region close" : "region open", country: edit.country };
	const { active, until, message } = edit.maintenance;
	if (!active) return { kind: "maintenance off" };
	return { kind: "maintenance on", until: until === null ? undefined : new Date(until), message: message.trim() };
}

async function switched(
	tx: Tx,
	{ merchant, operator, at }: BrandEdited,
	act: OperatorAct,
): Promise<Result<BrandDesk, EditRefusal>> {
	const done = await carryOutAct({ tx: (work) => work(tx) }, { merchant, act, operator, at });
	if (!done.ok && done.error === "UNKNOWN_COUNTRY") return err(failure("COUNTRY_UNKNOWN"));
	if (!done.ok) return err(failure(done.error === "NOTHING_TO_CHANGE" ? "NOTHING_CHANGED" : "BRAND_NOT_FOUND"));
	const after = await readBrandDesk(tx, { merchant });
	return after === undefined ? err(failure("BRAND_NOT_FOUND")) : ok(after);
}

type Written = BrandEdited & {
	readonly edit: Extract<BrandEdit, { readonly kind: "settings" | "field" | "minimum-ages" }>;
};

async function writeDown(
	tx: Tx,
	{ merchant, edit, operator, at }: Written,
	desk: { readonly before: BrandDesk; readonly after: BrandDesk },
): Promise<void> {
	const part = ({ settings, fields, minimumAges }: BrandDesk): object => {
		if (edit.kind === "minimum-ages") return { minimumAges };
		if (edit.kind !== "field") return settings;
		return fields.find(({ field }) => field === edit.field.field) ?? {};
	};
	const changed = differences(part(desk.before), part(desk.after));
	const which = edit.kind === "field" ? { field: edit.field.field } : {};
	await tables<BrandTables>(tx)
		.insertInto("brand.operator_act")
		.values({
			merchant,
			operator,
			at,
			act: edit.kind === "minimum-ages" ? "ages changed" : `${edit.kind} changed`,
			before: JSON.stringify({ ...which, ...changed.before }),
			after: JSON.stringify(changed.after),
		})
		.execute();
}
