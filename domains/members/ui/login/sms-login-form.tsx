// The form of the login by mobile number: the number, the code of a text message.
import { useState } from "react";
import { Button } from "#platform/ui";
import { ClosedNote } from "../entry/closed-note.tsx";
import { PhoneFields, usePhoneForm } from "../phone/phone-fields.tsx";
import { useMembersText } from "../text.ts";

export function SmsLoginForm() {
	const say = useMembersText();
	const form = usePhoneForm();
	const [closed, setClosed] = useState(false);
	return (
		<form noValidate onSubmit={form.handleSubmit(() => setClosed(true))} className="flex flex-col gap-4">
			<PhoneFields form={form} />
			{closed ? <ClosedNote text={say("errors.SMS_UNAVAILABLE")} advice={say("login.smsClosedText")} /> : null}
			<Button submit wide size="large">
				{say("login.act")}
			</Button>
		</form>
	);
}
