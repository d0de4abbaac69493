// A new password by e-mail: the name and the address of the account.
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button, Field } from "#platform/ui";
import { ClosedNote } from "../entry/closed-note.tsx";
import { useMembersText } from "../text.ts";
import { type ForgottenRules, forgottenProblem } from "./forgotten-problems.ts";

export function EmailForm({ rules }: { readonly rules: ForgottenRules }) {
	const say = useMembersText();
	const form = useForm({ mode: "onTouched", defaultValues: { username: "", email: "" } });
	const [closed, setClosed] = useState(false);
	const field = (name: "username" | "email") => {
		const error = form.formState.errors[name]?.message;
		const validate = (typed: string) => {
			const problem = forgottenProblem(name, typed, rules);
			return problem === undefined || say(problem);
		};
		return {
			...form.register(name, { validate }),
			...(error === undefined ? {} : { error }),
			label: say(`fields.${name}`),
			required: true,
			maxLength: 256,
			autoCapitalize: "none",
			spellCheck: false,
		};
	};
	return (
		<form noValidate onSubmit={form.handleSubmit(() => setClosed(true))} className="flex flex-col gap-4">
			<p className="text-14 text-text-2">{say("forgotten.emailText")}</p>
			<Field {...field("username")} autoComplete="username" />
			<Field {...field("email")} type="email" inputMode="email" autoComplete="email" />
			{closed ? <ClosedNote text={say("errors.MAIL_UNAVAILABLE")} advice={say("login.forgotText")} /> : null}
			<Button submit wide size="large">
				{say("forgotten.emailAct")}
			</Button>
		</form>
	);
}
