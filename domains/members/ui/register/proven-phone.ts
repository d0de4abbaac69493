// The part of a registration that proves a number, beside the rest of its form: both are judged, then sent as one.
import type { FormEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type PhoneForm, usePhoneCountry, usePhoneForm } from "../phone/use-phone.ts";
import { usePhoneProof } from "../phone/use-phone-proof.ts";
import type { RegistrationValues } from "./registration-form.ts";
import type { ProvenPhone } from "./use-registration.ts";

/** `asked`: whether the registration asks for a proven number at all. */
export function useProvenPhone({ isName, asked = true }: { isName: boolean; asked?: boolean }): ProvenPhone {
	const form = usePhoneForm();
	const { dialingCode } = usePhoneCountry(form);
	const way = isName ? "register-mobile" : "register-name";
	const proving = usePhoneProof(form, { way, dialingCode, asked });
	return { form, dialingCode, isName, proving };
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
