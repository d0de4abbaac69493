// A mobile number with its country, and the code that a text message brings. The number is judged before a code is asked.
import { Field, languageTag, SearchSelect, useLanguage } from "#platform/ui";
import { useMembersText } from "../text.ts";
import { CodeInput } from "./code-input.tsx";
import { countryOptions, phoneProblem } from "./phone-number.ts";
import type { PhoneWay } from "./send-wait.ts";
import { useCodeSending } from "./use-code-sending.ts";
import { type PhoneCountry, type PhoneForm, usePhoneCountry } from "./use-phone.ts";

export type PhoneFieldsProps = { readonly form: PhoneForm; readonly way: PhoneWay };

export function PhoneFields({ form, way }: PhoneFieldsProps) {
	const phone = usePhoneCountry(form);
	return (
		<>
			<NumberField form={form} phone={phone} />
			<CodeField form={form} phone={phone} way={way} />
		</>
	);
}

type PartProps = { readonly form: PhoneForm; readonly phone: PhoneCountry };

function CodeField({ form, phone, way }: PartProps & { readonly way: PhoneWay }) {
	const say = useMembersText();
	const sending = useCodeSending(way);
	const error = form.formState.errors.verificationCode?.message;
	const send = async () => {
		if (!(await form.trigger("mobileNum", { shouldFocus: true }))) return;
		await sending.send({ number: form.getValues("mobileNum"), dialingCode: phone.dialingCode });
	};
	return (
		<CodeInput
			{...form.register("verificationCode", {
				required: say("errors.PHONE_CODE_MISSING"),
				pattern: { value: /^[0-9]{4,}$/, message: say("errors.PHONE_CODE_INVALID") },
			})}
			{...(error === undefined ? {} : { error })}
			label={say("fields.verificationCode")}
			sending={sending}
			busy={sending.busy}
			onSend={() => void send()}
		/>
	);
}

export function NumberField({ form, phone }: PartProps) {
	const say = useMembersText();
	const error = form.formState.errors.mobileNum?.message;
	const judge = (number: string) => {
		const problem = phoneProblem({ country: phone.country, number });
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
			before={<CountryChoice form={form} phone={phone} />}
		/>
	);
}

/** The dialing code inside the box of the number; a press opens the countries, found by name or code. */
function CountryChoice({ form, phone: { countries, country, dialingCode } }: PartProps) {
	const say = useMembersText();
	const tag = languageTag(useLanguage());
	return (
		<SearchSelect
			label={say("phone.country")}
			searchLabel={say("phone.findCountry")}
			none={say("phone.noCountry")}
			face={`+${dialingCode}`}
			value={country}
			options={countryOptions(countries, tag)}
			onChange={(chosen) => {
				form.setValue("country", chosen);
				if (form.getValues("mobileNum") !== "") void form.trigger("mobileNum");
			}}
		/>
	);
}
