// Judges a mobile number by the numbering plan of its country. Pure; whether it can be reached only a message shows.
import { isSupportedCountry, isValidPhoneNumber, validatePhoneNumberLength } from "libphonenumber-js/min";

export type PhoneProblem =
	| "errors.PHONE_NUMBER_MISSING"
	| "errors.PHONE_NUMBER_INVALID"
	| "problems.phone-short"
	| "problems.phone-long";

/** The sentence of what is wrong with a number typed for a country ("KR"); undefined when it is right. */
export function phoneProblem({ country, number }: { readonly country: string; readonly number: string }) {
	const problem = (key: PhoneProblem): PhoneProblem => key;
	if (number.trim() === "") return problem("errors.PHONE_NUMBER_MISSING");
	if (!/^[0-9 ()+.-]+$/.test(number) || !isSupportedCountry(country)) return problem("errors.PHONE_NUMBER_INVALID");
	const length = validatePhoneNumberLength(number, country);
	if (length === "TOO_SHORT") return problem("problems.phone-short");
	if (length === "TOO_LONG") return problem("problems.phone-long");
	return isValidPhoneNumber(number, country) ? undefined : problem("errors.PHONE_NUMBER_INVALID");
}

export type Country = { readonly countryCode: string; readonly countryDialingCode: string };

/** The country that a form begins with: where the visitor is, else where the language is at home, else the first. */
export function firstCountry(
	countries: readonly Country[],
	hints: { readonly location: string; readonly tag: string },
): string {
	const codes = [hints.location, new Intl.Locale(hints.tag).maximize().region ?? ""];
	const known = codes.find((code) => countries.some(({ countryCode }) => countryCode === code));
	return known ?? countries[0]?.countryCode ?? "";
}

/** The countries as a list to choose from, by name in the language: "South Korea +82". */
export function countryOptions(countries: readonly Country[], tag: string) {
	const names = new Intl.DisplayNames(tag, { type: "region" });
	return countries
		.map(({ countryCode, countryDialingCode }) => ({
			value: countryCode,
			label: `${names.of(countryCode) ?? countryCode} +${countryDialingCode}`,
			picture: `/COUNTRY_FLAG/${countryCode}.png`,
		}))
		.toSorted((one, other) => one.label.localeCompare(other.label, tag));
}
