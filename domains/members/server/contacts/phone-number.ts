// Reads a mobile number as people type it, with the dialing code of its country, into E.164.
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { err, ok, type Result } from "#platform/kernel";

export type TypedPhone = { readonly number?: string | undefined; readonly dialingCode?: string | undefined };
export type PhoneProblem = "PHONE_NUMBER_MISSING" | "PHONE_NUMBER_INVALID";

const dialingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** "+821012345678" from "010-1234-5678" and "82". Whether it can be reached only a message shows. */
export function readPhone({ number = "", dialingCode = "" }: TypedPhone): Result<string, PhoneProblem> {
	if (number.trim() === "") return err("PHONE_NUMBER_MISSING");
	const code = dialingCode.replace(/^\+/, "");
	if (!/^[0-9 ()+.-]{1,30}$/.test(number) || !dialingCodes.has(code)) return err("PHONE_NUMBER_INVALID");
	const parsed = parsePhoneNumberFromString(number, { defaultCallingCode: code });
	const fits = parsed?.isValid() === true && parsed.countryCallingCode === code;
	return fits ? ok(parsed.number) : err("PHONE_NUMBER_INVALID");
}
