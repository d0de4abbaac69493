// Sends a change of contact data and puts a refusal where it belongs.
import type { UseFormReturn } from "react-hook-form";
import { CallRefused, failureSentence, showToast } from "#platform/ui";
import { listAccountEvents, readContacts } from "../../contract/index.ts";
import { useChangeContact } from "../calls.gen.ts";
import { phonePlaceOf } from "../phone/phone-refusal.ts";
import type { PhoneForm } from "../phone/use-phone.ts";
import { useMembersText } from "../text.ts";
import type { ShownContact } from "./shown-contact.ts";

export type ContactForm = UseFormReturn<{ email: string; code: string; proof: string }>;

export type ContactChange = {
	readonly contact: ShownContact;
	readonly form: ContactForm;
	readonly phone: PhoneForm;
	readonly onNote: (text: string | undefined) => void;
	readonly onSaved: () => void;
};

type Values = {
	readonly value: string;
	readonly countryDialingCode?: string;
	readonly code: string;
	readonly proof: string;
};

export function useContactChange({ contact, form, phone, onNote, onSaved }: ContactChange) {
	const say = useMembersText();
	const { mutateAsync, isPending } = useChangeContact({ refreshes: [readContacts, listAccountEvents] });
	const refused = (error: unknown): void => {
		const message = failureSentence(error);
		const code = error instanceof CallRefused ? error.failure.code : "";
		const place = phonePlaceOf(code);
		if (code === "PROOF_WRONG") form.setError("proof", { message }, { shouldFocus: true });
		else if (place === "mobileNum") phone.setError("mobileNum", { message }, { shouldFocus: true });
		else if (place === "verificationCode" || code.startsWith("MAIL_CODE_"))
			form.setError("code", { message }, { shouldFocus: true });
		else if (code === "EMAIL_INVALID") form.setError("email", { message }, { shouldFocus: true });
		else onNote(message);
	};
	const save = async (values: Values): Promise<void> => {
		onNote(undefined);
		try {
			await mutateAsync({ contact: contact.kind, ...values });
			showToast({ tone: "success", text: say("contact.saved") });
			onSaved();
		} catch (error) {
			refused(error);
		}
	};
	return { save, busy: isPending };
}
