// The settings of the default brand as data.
import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { houseLanguages } from "#platform/kernel";
import { type PatternId, type RegistrationField, registrationFields, type WhitelabelFlag } from "../../core/index.ts";

export const brand = {
	merchant: "tessera",
	name: "Tessera",
	currency: "P",
	play_money: true,
	default_language: "EN",
	languages: [...houseLanguages],
	starting_balance: "1000000",
	idle_minutes: 30,
	session_days: 30,
	password_max_age_days: 180,
	terms_version: "2026-01",
	minimum_age: 18,
};

/** What needs an SMS provider, or a part of the house that does not stand yet, is off. */
export const flags: readonly (readonly [WhitelabelFlag, boolean])[] = [
	["MOBILENUMREG3", false],
	["REGMOBVERF3", false],
	["MOBILENUMPASSREG3", false],
	["USERNAMEREG3", true],
	["FREEPLAY3", true],
	["PWDEXPFORCECHANGE3", true],
	["MOBILEVERCODELOGIN3", false],
	["DIRECTREG3", false],
	["AGENTPOLICY3", false],
	["MANPLAYREB3", false],
	["CHNGPASSVERIF3", false],
];

/** Every hall of the specification has its entry; one without a provider says that it is not open yet. */
export const sorting = [
	{ category: "LIVE", enabled: true, point: "0.70" },
	{ category: "RNG", enabled: true, point: "1.20" },
	{ category: "SPORTS", enabled: true, point: "1.00" },
	{ category: "ESPORTS", enabled: true, point: null },
	{ category: "LOTT", enabled: true, point: null },
	{ category: "ELOTT", enabled: true, point: null },
	{ category: "PVP", enabled: true, point: "1.00" },
	{ category: "FISH", enabled: true, point: "1.20" },
];

type Asked = "required" | "optional" | "no";

/** A play-money brand asks for little: the fields that are off are ready to be switched on. */
const asked: Readonly<Record<RegistrationField, readonly [Asked, PatternId, number, number]>> = {
	username: ["required", "letter-first", 4, 16],
	password: ["required", "letter-and-digit", 8, 64],
	confirmPassword: ["required", "no-spaces", 8, 64],
	payeeName: ["no", "korean-or-english", 2, 40],
	fullname: ["no", "korean-or-english", 2, 40],
	email: ["no", "email", 6, 100],
	qqNum: ["no", "digits", 5, 12],
	mobileNum: ["no", "digits", 7, 15],
	recommenderId: ["no", "letters-digits", 4, 16],
	captcha: ["no", "letters-digits", 5, 5],
	verificationCode: ["no", "digits", 6, 6],
	affiliateCode: ["optional", "letters-digits", 4, 16],
	paymentPassword: ["no", "digits", 6, 6],
	line: ["no", "no-spaces", 4, 30],
	whatsapp: ["no", "digits", 7, 15],
	facebook: ["no", "no-spaces", 5, 60],
	telegram: ["no", "letters-digits-underscore", 5, 32],
	wechat: ["no", "no-spaces", 6, 20],
	zalo: ["no", "digits", 9, 12],
	idNumber: ["no", "letters-digits", 6, 20],
	referralCode: ["no", "letters-digits", 4, 16],
	domain: ["no", "no-spaces", 1, 253],
	countryDialingCode: ["no", "digits", 1, 6],
	nickname: ["optional", "no-spaces", 2, 16],
	birthday: ["required", "date-ymd", 10, 10],
	nationality: ["no", "letters", 2, 2],
	occupation: ["no", "any", 2, 60],
	sourceOfIncome: ["no", "any", 2, 60],
	address: ["no", "any", 5, 200],
};

export function fields() {
	return registrationFields.map((field) => {
		const [how, pattern_id, min_length, max_length] = asked[field];
		return { field, enabled: how !== "no", required: how === "required", pattern_id, min_length, max_length };
	});
}

/** Territories of ISO 3166-1 without a numbering plan of their own: they use that of the state in charge of them. */
const borrowed: readonly (readonly [code: string, dialingCode: string])[] = [
	["AQ", "672"],
	["BV", "47"],
	["GS", "500"],
	["HM", "672"],
	["PN", "64"],
	["TF", "262"],
	["UM", "1"],
];

/** Codes that ISO 3166-1 only reserves, for parts of Saint Helena. */
const reserved: ReadonlySet<string> = new Set(["AC", "TA"]);

/** ISO 3166-1 alpha-2 and Kosovo (XK), with the dialing codes of ITU E.164. */
export function countries() {
	const planned = getCountries()
		.filter((code) => !reserved.has(code))
		.map((code) => ({ code: String(code), dialing_code: String(getCountryCallingCode(code)) }));
	return [...planned, ...borrowed.map(([code, dialing_code]) => ({ code, dialing_code }))];
}
