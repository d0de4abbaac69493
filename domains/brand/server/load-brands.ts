// Turns the rows of the brand's tables into brands in memory. What an operator left out gets a safe value: a flag is
// off, a field is not asked for. A row that names something the product does not know is left out.
import { isCurrencyCode } from "#platform/kernel";
import {
	type FieldRule,
	type FieldRules,
	isLanguage,
	isRegistrationField,
	isSealedService,
	isWhitelabelFlag,
	type Language,
	patternIds,
	registrationFields,
	sealServicePath,
	type Whitelabel,
	whitelabelFlags,
} from "../core/index.ts";
import type { Brand, Brands, ServiceLink } from "./brand.ts";
import { completeRecord } from "./complete-record.ts";
import { contentOf } from "./content/load-content.ts";
import { entriesOf, ratesOf } from "./load-sorting.ts";
import { networkRules } from "./regions/network-rules.ts";
import type { BrandRows } from "./store.ts";

/** Makes the key of 8 letters and digits that a customer service path is sealed with. */
export type NewServiceKey = () => string;

export function brandsFrom(rows: BrandRows, newServiceKey: NewServiceKey): Brands {
	const brands = rows.brands.flatMap((row) => {
		const brand = brandFrom(row, rows, newServiceKey);
		return brand === undefined ? [] : [brand];
	});
	return {
		version: rows.version,
		byMerchant: new Map(brands.map((brand) => [brand.merchant, brand])),
		byHost: new Map(rows.domains.map((row) => [row.host, row.merchant])),
		agentHosts: new Set(rows.domains.flatMap((row) => (row.agents_only ? [row.host] : []))),
		countries: rows.countries.map((row) => ({ countryCode: row.code, countryDialingCode: row.dialing_code })),
	};
}

function brandFrom(row: BrandRows["brands"][number], rows: BrandRows, newServiceKey: NewServiceKey): Brand | undefined {
	const { merchant, currency, default_language: defaultLanguage } = row;
	if (!isCurrencyCode(currency) || !isLanguage(defaultLanguage)) return undefined;
	const own = <T extends { merchant: string }>(all: readonly T[]) => all.filter((one) => one.merchant === merchant);
	return {
		...plainSettings(row),
		currency,
		defaultLanguage,
		minimumAges: new Map(own(rows.minimumAges).flatMap((age) => languageEntry(age.language, age.years))),
		whitelabel: whitelabelFrom(own(rows.flags)),
		fields: fieldsFrom(own(rows.fields)),
		restrictedCountries: new Set(own(rows.restrictedCountries).map((restricted) => restricted.country)),
		networks: networkRules(own(rows.networkRules)),
		sorting: entriesOf(own(rows.sorting)),
		pointRates: ratesOf(own(rows.sorting)),
		resources: own(rows.resources).map((resource) => ({
			resourceType: resource.resource_type,
			url: resource.url,
			qrCodeUrl: resource.qr_code_url,
			labelNameEn: resource.label_name_en,
		})),
		serviceLinks: own(rows.serviceLinks).map((link) => serviceLink(link, newServiceKey)),
		analytics: own(rows.analytics).map((one) => ({ provider: one.provider, id: one.tracking_id })),
		imageCDNs: own(rows.cdns).flatMap((cdn) => (cdn.purpose === "image" ? [cdn.origin] : [])),
		launchGameCDNs: own(rows.cdns).flatMap((cdn) => (cdn.purpose === "launch-game" ? [cdn.origin] : [])),
		...contentOf(merchant, rows),
	};
}

function plainSettings(row: BrandRows["brands"][number]) {
	return {
		merchant: row.merchant,
		name: row.name,
		playMoney: row.play_money,
		languages: row.languages.filter(isLanguage),
		membersOnly: row.members_only,
		startingBalance: BigInt(row.starting_balance),
		idleMinutes: row.idle_minutes,
		sessionDays: row.session_days,
		passwordMaxAgeDays: row.password_max_age_days ?? undefined,
		termsVersion: row.terms_version,
		minimumAge: row.minimum_age,
		maintenance: { active: row.maintenance, until: row.maintenance_until ?? undefined },
		maintenanceMessage: row.maintenance_message,
		offers: { registration: row.registration_offer, zalo: row.zalo_offer },
		feedback: { min: row.feedback_min_words, max: row.feedback_max_words },
	};
}

function languageEntry(language: string, years: number): [Language, number][] {
	return isLanguage(language) ? [[language, years]] : [];
}

function whitelabelFrom(rows: readonly { flag: string; enabled: boolean }[]): Whitelabel {
	const enabled = new Set(rows.filter((row) => row.enabled && isWhitelabelFlag(row.flag)).map((row) => row.flag));
	return completeRecord(whitelabelFlags, (flag) => enabled.has(flag));
}

const hiddenField: FieldRule = { enabled: false, required: false, patternId: "any", minLength: 0, maxLength: 100 };

export function fieldsFrom(rows: BrandRows["fields"]): FieldRules {
	const rules = new Map<string, FieldRule>();
	for (const row of rows) {
		const patternId = patternIds.find((id) => id === row.pattern_id);
		if (patternId === undefined || !isRegistrationField(row.field)) continue;
		const { enabled, required, min_length: minLength, max_length: maxLength } = row;
		rules.set(row.field, { enabled, required, patternId, minLength, maxLength });
	}
	return completeRecord(registrationFields, (field) => rules.get(field) ?? hiddenField);
}

function serviceLink(row: { type: number; address: string }, newServiceKey: NewServiceKey): ServiceLink {
	const sealed = isSealedService(row.type);
	return {
		type: row.type,
		path: sealed ? sealServicePath({ address: row.address, key: newServiceKey() }) : row.address,
	};
}
