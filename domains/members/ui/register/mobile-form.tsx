// The form of the registration by mobile number: the number and its code first, then what else the brand asks for.
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { RegistrationRules } from "#brand/core";
import { useBootstrapSite } from "#brand/ui";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { FormNote } from "../entry/form-note.tsx";
import { WaitingSubmit } from "../entry/waiting-submit.tsx";
import { PhoneFields } from "../phone/phone-fields.tsx";
import { useMembersText } from "../text.ts";
import { CodeRefused } from "./code-refused.tsx";
import { Consent } from "./consent.tsx";
import { keptInvitation } from "./invitation.ts";
import { submitBoth, useProvenPhone } from "./proven-phone.ts";
import { RegistrationFields } from "./registration-fields.tsx";
import { emptyRegistration, mobileRules, type RegistrationValues } from "./registration-form.ts";
import { useInvitationCheck } from "./use-invitation.ts";
import { useRegistration } from "./use-registration.ts";

export type MobileFormProps = { readonly rules: RegistrationRules; readonly onDone: () => void };

export function MobileForm({ rules: asked, onDone }: MobileFormProps) {
	const say = useMembersText();
	const { data: site } = useBootstrapSite({});
	const rules = mobileRules(asked, { password: site?.whitelabel.MOBILENUMPASSREG3.enabled === 1 });
	const form = useForm<RegistrationValues>({ mode: "onTouched", defaultValues: emptyRegistration(keptInvitation()) });
	const phone = useProvenPhone({ isName: true });
	const asksCaptcha = rules.fields.captcha.enabled;
	const captcha = useCaptcha({ shown: asksCaptcha });
	const [codeRefused, setCodeRefused] = useState(false);
	const onInvalidCode = () => setCodeRefused(true);
	const invitation = useInvitationCheck(form.watch("affiliateCode"), rules.fields.affiliateCode);
	const { send, busy, waitSeconds } = useRegistration({ form, phone, rules, captcha, onDone, onInvalidCode });
	const { errors } = form.formState;
	const register = (values: RegistrationValues) => (invitation === "invalid" ? onInvalidCode() : send(values));
	return (
		<form noValidate onSubmit={submitBoth({ form, phone: phone.form, register })} className="flex flex-col gap-4">
			<PhoneFields form={phone.form} way="register-mobile" proving={phone.proving} />
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
			<WaitingSubmit text={say("register.act")} busy={busy} waitSeconds={waitSeconds} disabled={!form.watch("terms")} />
			<CodeRefused open={codeRefused} onClose={() => setCodeRefused(false)} />
		</form>
	);
}
