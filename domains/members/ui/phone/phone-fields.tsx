// A mobile number with its country, and the code that a text message brings. The number is judged before a code is asked.
import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useBootstrapSite, useListCountries } from "#brand/ui";
import { Button, Field, languageTag, SearchSelect, useLanguage } from "#platform/ui";
import { useMembersText } from "../text.ts";
import { CodeNotSent } from "./code-not-sent.tsx";
import { countryOptions, firstCountry, phoneProblem } from "./phone-number.ts";

export type PhoneValues = {
	/** ISO 3166-1 alpha-2; empty until somebody chooses: then the likeliest one counts. */
	readonly country: string;
	readonly mobileNum: string;
	readonly verificationCode: string;
};

export type PhoneForm = UseFormReturn<PhoneValues>;

export const usePhoneForm = (): PhoneForm =>
	useForm<PhoneValues>({ mode: "onTouched", defaultValues: { country: "", mobileNum: "", verificationCode: "" } });

/** The longest code of any provider. */
const longestCode = 10;

export function PhoneFields({ form }: { readonly form: PhoneForm }) {
	const say = useMembersText();
	const [notSent, setNotSent] = useState(false);
	const { errors } = form.formState;
	const sendCode = async () => {
		if (await form.trigger("mobileNum", { shouldFocus: true })) setNotSent(true);
	};
	return (
		<>
			<NumberField form={form} />
			<Field
				{...form.register("verificationCode", {
					required: say("errors.PHONE_CODE_MISSING"),
					pattern: { value: /^[0-9]{4,}$/, message: say("errors.PHONE_CODE_INVALID") },
				})}
				{...(errors.verificationCode?.message === undefined ? {} : { error: errors.verificationCode.message })}
				label={say("fields.verificationCode")}
				required
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={longestCode}
				after={
					<Button look="plain" size="small" onPress={() => void sendCode()}>
						{say("phone.send")}
					</Button>
				}
			/>
			{notSent ? <CodeNotSent text={say("errors.SMS_UNAVAILABLE")} onClose={() => setNotSent(false)} /> : null}
		</>
	);
}

function NumberField({ form }: { readonly form: PhoneForm }) {
	const say = useMembersText();
	const likeliest = useLikeliestCountry();
	const error = form.formState.errors.mobileNum?.message;
	const judge = (number: string, { country }: PhoneValues) => {
		const problem = phoneProblem({ country: country || likeliest, number });
		return problem === undefined || say(problem);
	};
	return (
		<Field
			{...form.register("mobileNum", { validate: judge })}
			{...(error === undefined ? {} : { error })}
			label={say("fields.mobileNum")}
			required
			type="tel"
			inputMode="tel"
			autoComplete="tel-national"
			maxLength={20}
			before={<CountryChoice form={form} likeliest={likeliest} />}
		/>
	);
}

function useLikeliestCountry(): string {
	const tag = languageTag(useLanguage());
	const { data: site } = useBootstrapSite({});
	const { data } = useListCountries({}, { freshMilliseconds: Number.POSITIVE_INFINITY });
	return firstCountry(data?.countries ?? [], { location: site?.location.country ?? "", tag });
}

/** The dialing code inside the box of the number; a press opens the countries, found by name or code. */
function CountryChoice({ form, likeliest }: { readonly form: PhoneForm; readonly likeliest: string }) {
	const say = useMembersText();
	const tag = languageTag(useLanguage());
	const { data } = useListCountries({}, { freshMilliseconds: Number.POSITIVE_INFINITY });
	const countries = data?.countries ?? [];
	const chosen = form.watch("country") || likeliest;
	const dialing = countries.find(({ countryCode }) => countryCode === chosen)?.countryDialingCode ?? "";
	return (
		<SearchSelect
			label={say("phone.country")}
			searchLabel={say("phone.findCountry")}
			none={say("phone.noCountry")}
			face={`+${dialing}`}
			value={chosen}
			options={countryOptions(countries, tag)}
			onChange={(country) => {
				form.setValue("country", country);
				if (form.getValues("mobileNum") !== "") void form.trigger("mobileNum");
			}}
		/>
	);
}
