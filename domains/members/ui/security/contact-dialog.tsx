// Confirms or changes a number or an address: the new one with the code that came to it, and a proof that it is you.
import { useState } from "react";
import { useForm } from "react-hook-form";
import { matchesPattern } from "#brand/core";
import { Button, Dialog, Field } from "#platform/ui";
import { useSendContactCode } from "../calls.gen.ts";
import { FormNote } from "../entry/form-note.tsx";
import { PasswordField } from "../password/password-field.tsx";
import { CodeInput } from "../phone/code-input.tsx";
import { NumberField } from "../phone/phone-fields.tsx";
import { usePhoneCountry, usePhoneForm } from "../phone/use-phone.ts";
import { useSending } from "../phone/use-sending.ts";
import { useMembersText } from "../text.ts";
import type { ShownContact } from "./shown-contact.ts";
import { type ContactForm, useContactChange } from "./use-contact-change.ts";

export type ContactDialogProps = { readonly contact: ShownContact; readonly onClose: () => void };

const size = { min: 6, max: 100 };

export function ContactDialog({ contact, onClose }: ContactDialogProps) {
	const say = useMembersText();
	const phone = usePhoneForm();
	const country = usePhoneCountry(phone);
	const form = useForm({ mode: "onTouched", defaultValues: { email: "", code: "", proof: "" } });
	const isPhone = contact.kind === "phone";
	const [note, setNote] = useState<string>();
	const { save, busy } = useContactChange({ contact, form, phone, onNote: setNote, onSaved: onClose });
	const newValue = async () => {
		const right = isPhone ? await phone.trigger("mobileNum", { shouldFocus: true }) : await form.trigger("email");
		if (!right) return undefined;
		return isPhone
			? { value: phone.getValues("mobileNum"), countryDialingCode: country.dialingCode }
			: { value: form.getValues("email").trim() };
	};
	const submit = async () => {
		const whole = await form.trigger(["proof", "code"], { shouldFocus: true });
		const value = await newValue();
		if (whole && value !== undefined)
			await save({ ...value, code: form.getValues("code"), proof: form.getValues("proof") });
	};
	const emailError = form.formState.errors.email?.message;
	const judge = (typed: string) => matchesPattern(typed.trim(), "email", size) || say("problems.email");
	return (
		<Dialog open size="dialog" title={say(isPhone ? "contact.phoneTitle" : "contact.emailTitle")} onClose={onClose}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void submit();
				}}
				className="flex flex-col gap-4"
			>
				<ProofField contact={contact} form={form} />
				{isPhone ? (
					<NumberField form={phone} phone={country} />
				) : (
					<Field
						{...form.register("email", { validate: judge })}
						{...(emailError === undefined ? {} : { error: emailError })}
						label={say("fields.email")}
						required
						type="email"
						inputMode="email"
						autoComplete="email"
						maxLength={size.max}
					/>
				)}
				<NewCode contact={contact} form={form} newValue={newValue} />
				<FormNote text={note} />
				<Button submit wide size="large" busy={busy}>
					{say("contact.act")}
				</Button>
			</form>
		</Dialog>
	);
}

type PartProps = { readonly contact: ShownContact; readonly form: ContactForm };

/** A code to the proven number or address, else the password. */
function ProofField({ contact, form }: PartProps) {
	const say = useMembersText();
	const { mutateAsync, isPending } = useSendContactCode();
	const sending = useSending(`contact-${contact.kind}-proof`);
	const message = form.formState.errors.proof?.message;
	const error = message === undefined ? {} : { error: message };
	const field = form.register("proof", { required: say("problems.required") });
	if (contact.proof === "password") {
		return (
			<PasswordField
				{...field}
				{...error}
				label={say("password.oldPassword")}
				required
				autoComplete="current-password"
				maxLength={256}
			/>
		);
	}
	return (
		<CodeInput
			{...field}
			{...error}
			label={say("contact.proof", { contact: contact.proofMasked })}
			sending={sending}
			busy={isPending}
			onSend={() => void sending.send(() => mutateAsync({ contact: contact.kind, to: "proof" }))}
		/>
	);
}

type NewValue = { readonly value: string; readonly countryDialingCode?: string };

function NewCode({
	contact: { kind },
	form,
	newValue,
}: PartProps & { readonly newValue: () => Promise<NewValue | undefined> }) {
	const say = useMembersText();
	const { mutateAsync, isPending } = useSendContactCode();
	const sending = useSending(`contact-${kind}-new`);
	const message = form.formState.errors.code?.message;
	const send = async () => {
		const value = await newValue();
		if (value !== undefined) await sending.send(() => mutateAsync({ contact: kind, to: "new", ...value }));
	};
	const missing = say(kind === "phone" ? "errors.PHONE_CODE_MISSING" : "errors.MAIL_CODE_MISSING");
	return (
		<CodeInput
			{...form.register("code", { required: missing })}
			{...(message === undefined ? {} : { error: message })}
			label={say(kind === "phone" ? "fields.verificationCode" : "contact.mailCode")}
			sending={sending}
			busy={isPending}
			onSend={() => void send()}
		/>
	);
}
