// The form of the registration by mobile number: the number and its code first, then what else the brand asks for.
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { RegistrationRules } from "#brand/core";
import { useBootstrapSite } from "#brand/ui";
import { Button } from "#platform/ui";
import { ClosedNote } from "../entry/closed-note.tsx";
import { PhoneFields, usePhoneForm } from "../phone/phone-fields.tsx";
import { useMembersText } from "../text.ts";
import { Consent } from "./consent.tsx";
import { keptInvitation } from "./invitation.ts";
import { RegistrationFields } from "./registration-fields.tsx";
import { emptyRegistration, mobileRules, type RegistrationValues } from "./registration-form.ts";

export type MobileFormProps = {
	readonly rules: RegistrationRules;
	/** Whether there is the other way, by user name. */
	readonly byName: boolean;
};

export function MobileForm({ rules, byName }: MobileFormProps) {
	const say = useMembersText();
	const { data: site } = useBootstrapSite({});
	const phone = usePhoneForm();
	const form = useForm<RegistrationValues>({ mode: "onTouched", defaultValues: emptyRegistration(keptInvitation()) });
	const [closed, setClosed] = useState(false);
	const own = mobileRules(rules, { password: site?.whitelabel.MOBILENUMPASSREG3.enabled === 1 });
	/** Both parts show what is wrong; the focus goes to the first. */
	const submit = async () => {
		const whole = await form.trigger(undefined, { shouldFocus: true });
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
			<PhoneFields form={phone} />
			<RegistrationFields form={form} rules={own} />
			<Consent form={form} rules={own} />
			{closed ? (
				<ClosedNote
					text={say("errors.SMS_UNAVAILABLE")}
					{...(byName ? { advice: say("register.mobileClosedText") } : {})}
				/>
			) : null}
			<Button submit wide size="large" disabled={!form.watch("terms")}>
				{say("register.act")}
			</Button>
		</form>
	);
}
