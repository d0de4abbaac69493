// What to do about a forgotten password: until it can be set anew by mail or mobile number, people help.
import { useState } from "react";
import { useCustomerService } from "#brand/ui";
import { Button } from "#platform/ui";
import { OtherWay } from "../entry/other-way.tsx";
import { useMembersText } from "../text.ts";

export function ForgottenPassword() {
	const say = useMembersText();
	const service = useCustomerService();
	const [open, setOpen] = useState(false);
	return (
		<div>
			<OtherWay
				question={say("login.forgot")}
				act={say("login.forgotOpen")}
				expanded={open}
				onPress={() => setOpen(!open)}
			/>
			{open ? (
				<div role="status" className="flex flex-col items-start gap-2 rounded-control bg-surface-2 p-3 text-14">
					<p>{say("login.forgotText")}</p>
					<Button look="plain" size="small" icon="service" onPress={service.open}>
						{say("login.contact")}
					</Button>
				</div>
			) : null}
		</div>
	);
}
