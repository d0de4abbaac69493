// A mobile number with its country, and what proves it: the code that a text message brings, or the window of a third party.
// The number is judged before either is asked.
import { Field, languageTag, SearchSelect, Skeleton, useLanguage } from "#platform/ui";
import { useMembersText } from "../text.ts";
import { CodeInput } from "./code-input.tsx";
import { countryOptions, phoneProblem } from "./phone-number.ts";
import { ProviderField } from "./provider-field.tsx";
import type { PhoneWay } from "./send-wait.ts";
import { useCodeSending } from "./use-code-sending.ts";
import { type PhoneCountry, type PhoneForm, usePhoneCountry } from "./use-phone.ts";
import type { PhoneProving } from "./use-phone-proof.ts";

export type PhoneFieldsProps = {
	readonly form: PhoneForm;
	readonly way: PhoneWay;
	/** Where a third party may prove the number. */
	readonly proving?: PhoneProving;
};

export function PhoneFields({ form, way, proving }: PhoneFieldsProps) {
	const phone = usePhoneCountry(form);
	return (
		<>
			<NumberField form={form} phone={phone} />
			<Proof form={form} phone={phone} way={way} {...(proving === undefined ? {} : { proving })} />
		</>
	);
}

function Proof({ proving, ...code }: PartProps & PhoneFieldsProps) {
	if (proving?.known === false) return <Skeleton className="h-16 rounded-control" />;
	return proving?.provider === undefined ? <CodeField {...code} /> : <ProviderField proving={proving} />;
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
