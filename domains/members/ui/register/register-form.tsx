// The form of the registration by user name.
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { RegistrationRules } from "#brand/core";
import { lazyPart, Skeleton } from "#platform/ui";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { FormNote } from "../entry/form-note.tsx";
import { WaitingSubmit } from "../entry/waiting-submit.tsx";
import { useMembersText } from "../text.ts";
import { CodeRefused } from "./code-refused.tsx";
import { Consent } from "./consent.tsx";
import { keptInvitation } from "./invitation.ts";
import { submitBoth, useProvenPhone } from "./proven-phone.ts";
import { RegistrationFields } from "./registration-fields.tsx";
import { besidePhone, emptyRegistration, type RegistrationValues } from "./registration-form.ts";
import { useInvitationCheck } from "./use-invitation.ts";
import { useRegistration } from "./use-registration.ts";

export type RegisterFormProps = {
	readonly rules: RegistrationRules;
	/** The mobile number is proven (REGMOBVERF3). */
	readonly provesPhone: boolean;
	readonly onDone: () => void;
};

const PhonePart = lazyPart(
	() => import("../phone/phone-fields.tsx").then((part) => part.PhoneFields),
	<Skeleton className="h-40" />,
);

export function RegisterForm({ rules: asked, provesPhone, onDone }: RegisterFormProps) {
	const rules = provesPhone ? besidePhone(asked) : asked;
	const say = useMembersText();
	const [codeRefused, setCodeRefused] = useState(false);
	const form = useForm<RegistrationValues>({ mode: "onTouched", defaultValues: emptyRegistration(keptInvitation()) });
	const asksCaptcha = rules.fields.captcha.enabled;
	const captcha = useCaptcha({ shown: asksCaptcha });
	const invitation = useInvitationCheck(form.watch("affiliateCode"), rules.fields.affiliateCode);
	const onInvalidCode = () => setCodeRefused(true);
	const phone = useProvenPhone({ isName: false, asked: provesPhone });
	const proven = provesPhone ? phone : undefined;
	const { send, busy, waitSeconds } = useRegistration({ form, phone: proven, rules, captcha, onDone, onInvalidCode });
	const { errors } = form.formState;
	const register = (values: RegistrationValues) => (invitation === "invalid" ? onInvalidCode() : send(values));
	return (
		<form noValidate onSubmit={submitBoth({ form, phone: proven?.form, register })} className="flex flex-col gap-4">
			<RegistrationFields form={form} rules={rules} />
			{provesPhone ? <PhonePart form={phone.form} way="register-name" proving={phone.proving} /> : null}
			{asksCaptcha ? (
				<CaptchaField
					{...form.register("captcha", { required: say("problems.required") })}
					{...(errors.captcha?.message === undefined ? {} : { error: errors.captcha.message })}
					captcha={captcha}
				/>
			) : null}
			<Consent form={form} rules={rules} />
			<FormNote text={errors.root?.message} />
			<WaitingSubmit text={say("register.act")} busy={busy} waitSeconds={waitSeconds} disabled={!form.watch("terms")} />
			<CodeRefused open={codeRefused} onClose={() => setCodeRefused(false)} />
		</form>
	);
}
