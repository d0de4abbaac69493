// A password for one login by e-mail: the name and the address of the account.
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button, CallRefused, Field, failureSentence, useCountdown } from "#platform/ui";
import { useMailPassword } from "../calls.gen.ts";
import { FormNote } from "../entry/form-note.tsx";
import { WaitingSubmit } from "../entry/waiting-submit.tsx";
import { useHumanCheck } from "../human/use-human-check.ts";
import { afterRefusal, newLogin } from "../login/login-state.ts";
import { useMembersText } from "../text.ts";
import { type ForgottenRules, forgottenProblem } from "./forgotten-problems.ts";

export type EmailFormProps = { readonly rules: ForgottenRules; readonly onClose: () => void };

type Sent = { readonly email: string; readonly minutes: number };

export function EmailForm({ rules, onClose }: EmailFormProps) {
	const say = useMembersText();
	const form = useForm({ mode: "onTouched", defaultValues: { username: "", email: "" } });
	const [sent, setSent] = useState<Sent>();
	const { send, busy, waitSeconds, note } = useMailing(setSent);
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
	if (sent !== undefined) return <MailSent sent={sent} onClose={onClose} />;
	return (
		<form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-4">
			<p className="text-14 text-text-2">{say("forgotten.emailText")}</p>
			<Field {...field("username")} autoComplete="username" />
			<Field {...field("email")} type="email" inputMode="email" autoComplete="email" />
			<FormNote text={note} />
			<WaitingSubmit text={say("forgotten.emailAct")} busy={busy} waitSeconds={waitSeconds} />
		</form>
	);
}

function useMailing(onSent: (sent: Sent) => void) {
	const { mutateAsync, isPending } = useMailPassword();
	const { whereAsked, busy } = useHumanCheck("password");
	const [note, setNote] = useState<string>();
	const [waitUntil, setWaitUntil] = useState<number>();
	const waitSeconds = useCountdown(waitUntil);
	const send = async (typed: { username: string; email: string }): Promise<void> => {
		const email = typed.email.trim();
		setNote(undefined);
		try {
			const { expiredMinutes } = await whereAsked((proof) =>
				mutateAsync({ username: typed.username.trim(), email, ...proof }),
			);
			onSent({ email, minutes: expiredMinutes });
		} catch (error) {
			if (error instanceof CallRefused) setWaitUntil(afterRefusal(newLogin, error.failure, Date.now()).waitUntil);
			setNote(failureSentence(error));
		}
	};
	return { send, busy: isPending || busy, waitSeconds, note };
}

function MailSent({ sent: { email, minutes }, onClose }: { readonly sent: Sent; readonly onClose: () => void }) {
	const say = useMembersText();
	return (
		<div className="flex flex-col gap-4">
			<div role="status" className="flex flex-col gap-2 rounded-control bg-surface-2 p-4">
				<p className="font-medium">{say("forgotten.sentTitle")}</p>
				<p className="text-14 text-text-2">{say("forgotten.sentText", { email, minutes })}</p>
			</div>
			<Button wide size="large" onPress={onClose}>
				{say("forgotten.toLogin")}
			</Button>
		</div>
	);
}
