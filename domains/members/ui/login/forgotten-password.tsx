// What to do about a forgotten password: until it can be set anew by mail or mobile number, people help.
import { useState } from "react";
import { useCustomerService } from "#brand/ui";
import { Button } from "#platform/ui";
import { useMembersText } from "../text.ts";

export function ForgottenPassword() {
	const say = useMembersText();
	const service = useCustomerService();
	const [open, setOpen] = useState(false);
	return (
		<div>
			<div className="flex flex-wrap items-center justify-between gap-x-2 text-14 text-text-2">
				<span>{say("login.forgot")}</span>
				<Button look="quiet" size="small" onPress={() => setOpen(!open)}>
					{say("login.forgotOpen")}
				</Button>
			</div>
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
