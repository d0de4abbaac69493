// The form of the registration by user name.
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { RegistrationRules } from "#brand/core";
import { Button, Dialog } from "#platform/ui";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { clock } from "../entry/clock.ts";
import { FormNote } from "../entry/form-note.tsx";
import { useMembersText } from "../text.ts";
import { Consent } from "./consent.tsx";
import { keptInvitation } from "./invitation.ts";
import { RegistrationFields } from "./registration-fields.tsx";
import { emptyRegistration, type RegistrationValues } from "./registration-form.ts";
import { useInvitationCheck } from "./use-invitation.ts";
import { useRegistration } from "./use-registration.ts";

export type RegisterFormProps = { readonly rules: RegistrationRules; readonly onDone: () => void };

export function RegisterForm({ rules, onDone }: RegisterFormProps) {
	const say = useMembersText();
	const [codeRefused, setCodeRefused] = useState(false);
	const form = useForm<RegistrationValues>({ mode: "onTouched", defaultValues: emptyRegistration(keptInvitation()) });
	const asksCaptcha = rules.fields.captcha.enabled;
	const captcha = useCaptcha({ shown: asksCaptcha });
	const invitation = useInvitationCheck(form.watch("affiliateCode"), rules.fields.affiliateCode);
	const onInvalidCode = () => setCodeRefused(true);
	const { send, busy, waitSeconds } = useRegistration({ form, rules, captcha, onDone, onInvalidCode });
	const { errors } = form.formState;
	const submit = form.handleSubmit((values) => (invitation === "invalid" ? onInvalidCode() : send(values)));
	return (
		<form noValidate onSubmit={submit} className="flex flex-col gap-4">
			<RegistrationFields form={form} rules={rules} />
			{asksCaptcha ? (
				<CaptchaField
					{...form.register("captcha", { required: say("problems.required") })}
					{...(errors.captcha?.message === undefined ? {} : { error: errors.captcha.message })}
					captcha={captcha}
				/>
			) : null}
			<Consent form={form} rules={rules} />
			<FormNote text={errors.root?.message} />
			<Button submit wide size="large" busy={busy} disabled={!form.watch("terms") || waitSeconds > 0}>
				{waitSeconds > 0 ? say("entry.wait", { time: clock(waitSeconds) }) : say("register.act")}
			</Button>
			<Dialog
				open={codeRefused}
				title={say("register.codeRefused")}
				size="dialog"
				onClose={() => setCodeRefused(false)}
			>
				<p className="text-text-2">{say("errors.AFFILIATE_CODE_INVALID")}</p>
				<div className="mt-6 flex justify-end">
					<Button onPress={() => setCodeRefused(false)}>{say("register.codeOk")}</Button>
				</div>
			</Dialog>
		</form>
	);
}
