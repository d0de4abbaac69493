// A new password by mobile number: the number, the code of a text message, the new password.
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#platform/ui";
import { ClosedNote } from "../entry/closed-note.tsx";
import { PasswordField } from "../password/password-field.tsx";
import { PasswordPoints } from "../password/password-points.tsx";
import { PhoneFields, usePhoneForm } from "../phone/phone-fields.tsx";
import { useMembersText } from "../text.ts";
import { type ForgottenRules, forgottenProblem } from "./forgotten-problems.ts";

export function MobileForm({ rules }: { readonly rules: ForgottenRules }) {
	const say = useMembersText();
	const phone = usePhoneForm();
	const form = useForm({ mode: "onTouched", defaultValues: { newPassword: "" } });
	const [closed, setClosed] = useState(false);
	const error = form.formState.errors.newPassword?.message;
	const judge = (typed: string) => {
		const problem = forgottenProblem("password", typed, rules);
		return problem === undefined || say(problem);
	};
	/** Both parts show what is wrong; the focus goes to the first. */
	const submit = async () => {
		const whole = await form.trigger("newPassword", { shouldFocus: true });
		await phone.handleSubmit(() => setClosed(whole))();
	};
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void submit();
			}}
			className="flex flex-col gap-4"
		>
			<p className="text-14 text-text-2">{say("forgotten.mobileText")}</p>
			<PhoneFields form={phone} />
			<PasswordField
				{...form.register("newPassword", { validate: judge })}
				{...(error === undefined ? {} : { error })}
				label={say("password.newPassword")}
				required
				autoComplete="new-password"
				maxLength={256}
			/>
			<PasswordPoints rule={rules.password} password={form.watch("newPassword")} username="" />
			{closed ? <ClosedNote text={say("errors.SMS_UNAVAILABLE")} advice={say("login.forgotText")} /> : null}
			<Button submit wide size="large">
				{say("forgotten.mobileAct")}
			</Button>
		</form>
	);
}
