// The phone part of a form: its values, and the country that counts while nobody has chosen one.
import { type UseFormReturn, useForm } from "react-hook-form";
import { useBootstrapSite, useListCountries } from "#brand/ui";
import { languageTag, useLanguage } from "#platform/ui";
import { type Country, firstCountry } from "./phone-number.ts";

export type PhoneValues = {
	/** ISO 3166-1 alpha-2; empty until somebody chooses: then the likeliest one counts. */
	readonly country: string;
	readonly mobileNum: string;
	readonly verificationCode: string;
};

export type PhoneForm = UseFormReturn<PhoneValues>;

export const usePhoneForm = (mobileNum = ""): PhoneForm =>
	useForm<PhoneValues>({ mode: "onTouched", defaultValues: { country: "", mobileNum, verificationCode: "" } });

export type PhoneCountry = {
	readonly countries: readonly Country[];
	/** Chosen, or the likeliest. */
	readonly country: string;
	/** Of that country, without a plus: "82". */
	readonly dialingCode: string;
};

export function usePhoneCountry(form: PhoneForm): PhoneCountry {
	const tag = languageTag(useLanguage());
	const { data: site } = useBootstrapSite({});
	const { data } = useListCountries({}, { freshMilliseconds: Number.POSITIVE_INFINITY });
	const countries = data?.countries ?? [];
	const likeliest = firstCountry(countries, { location: site?.location.country ?? "", tag });
	const country = form.watch("country") || likeliest;
	const dialingCode = countries.find(({ countryCode }) => countryCode === country)?.countryDialingCode ?? "";
	return { countries, country, dialingCode };
}

/** The digits that were typed: how a number is sent, and what stands as the name of who registers by it. */
export const digitsOf = (typed: string): string => typed.replace(/[^0-9]/g, "");
