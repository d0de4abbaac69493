// The part of a registration that proves a number, beside the rest of its form: both are judged, then sent as one.
import type { FormEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type PhoneForm, usePhoneCountry, usePhoneForm } from "../phone/use-phone.ts";
import type { RegistrationValues } from "./registration-form.ts";
import type { ProvenPhone } from "./use-registration.ts";

export function useProvenPhone({ isName }: { readonly isName: boolean }): ProvenPhone {
	const form = usePhoneForm();
	const { dialingCode } = usePhoneCountry(form);
	return { form, dialingCode, isName };
}

export type BothForms = {
	readonly form: UseFormReturn<RegistrationValues>;
	/** Undefined where no number is asked for. */
	readonly phone: PhoneForm | undefined;
	readonly register: (values: RegistrationValues) => unknown;
};

/** Both parts show what is wrong; the focus goes to the first. */
export function submitBoth({ form, phone, register }: BothForms) {
	const submit = async (): Promise<void> => {
		const whole = await form.trigger(undefined, { shouldFocus: true });
		const proven = phone === undefined || (await phone.trigger(undefined, { shouldFocus: whole }));
		if (whole && proven) await register(form.getValues());
	};
	return (event: FormEvent): void => {
		event.preventDefault();
		void submit();
	};
}
