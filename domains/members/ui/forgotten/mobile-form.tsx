// A new password by mobile number: the number, the code of a text message, the new password. It logs in by itself.
import { useState } from "react";
import { useForm } from "react-hook-form";
import { CallRefused, failureSentence, showToast, useCountdown } from "#platform/ui";
import { useResetPassword } from "../calls.gen.ts";
import { FormNote } from "../entry/form-note.tsx";
import { WaitingSubmit } from "../entry/waiting-submit.tsx";
import { type AskedLogin, askedProofOf } from "../login/asked-login.ts";
import { rememberDevice } from "../login/login-memory.ts";
import { afterRefusal, newLogin } from "../login/login-state.ts";
import { placeOfProblem } from "../password/change-problems.ts";
import { PasswordField } from "../password/password-field.tsx";
import { PasswordPoints } from "../password/password-points.tsx";
import { PhoneFields } from "../phone/phone-fields.tsx";
import { showPhoneRefusal } from "../phone/phone-refusal.ts";
import { digitsOf, type PhoneValues, usePhoneCountry, usePhoneForm } from "../phone/use-phone.ts";
import { enterSession } from "../session-life.ts";
import { useMembersText } from "../text.ts";
import { type ForgottenRules, forgottenProblem } from "./forgotten-problems.ts";

export type MobileFormProps = {
	readonly rules: ForgottenRules;
	readonly onDone: () => void;
	/** The new password stands, and the login asks for an authenticator. */
	readonly onAsked: (login: AskedLogin) => void;
};

export function MobileForm({ rules, ...uses }: MobileFormProps) {
	const say = useMembersText();
	const phone = usePhoneForm();
	const form = useForm({ mode: "onTouched", defaultValues: { newPassword: "" } });
	const { send, busy, waitSeconds, note } = useReset(phone, {
		...uses,
		onPassword: (message) => form.setError("newPassword", { message }, { shouldFocus: true }),
	});
	const error = form.formState.errors.newPassword?.message;
	const judge = (typed: string) => {
		const problem = forgottenProblem("password", typed, rules);
		return problem === undefined || say(problem);
	};
	/** Both parts show what is wrong; the focus goes to the first. */
	const submit = async () => {
		const whole = await form.trigger("newPassword", { shouldFocus: true });
		await phone.handleSubmit((values) => (whole ? send(values, form.getValues("newPassword")) : undefined))();
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
			<PhoneFields form={phone} way="password" />
			<PasswordField
				{...form.register("newPassword", { validate: judge })}
				{...(error === undefined ? {} : { error })}
				label={say("password.newPassword")}
				required
				autoComplete="new-password"
				maxLength={256}
			/>
			<PasswordPoints rule={rules.password} password={form.watch("newPassword")} username="" />
			<FormNote text={note} />
			<WaitingSubmit text={say("forgotten.mobileAct")} busy={busy} waitSeconds={waitSeconds} />
		</form>
	);
}

type ResetUses = Omit<MobileFormProps, "rules"> & {
	/** The server refuses the new password. */
	readonly onPassword: (message: string) => void;
};

function useReset(phone: ReturnType<typeof usePhoneForm>, { onDone, onAsked, onPassword }: ResetUses) {
	const say = useMembersText();
	const { mutateAsync, isPending } = useResetPassword();
	const { dialingCode } = usePhoneCountry(phone);
	const [note, setNote] = useState<string>();
	const [waitUntil, setWaitUntil] = useState<number>();
	const waitSeconds = useCountdown(waitUntil);
	const send = async ({ mobileNum, verificationCode }: PhoneValues, newPassword: string): Promise<void> => {
		setNote(undefined);
		try {
			const typed = { mobileNum, verificationCode, newPassword, countryDialingCode: dialingCode };
			const { account, token, device } = await mutateAsync(typed);
			rememberDevice({ username: account, device });
			enterSession({ token, account });
			showToast({ tone: "success", text: say("forgotten.done") });
			onDone();
		} catch (error) {
			const asked = askedProofOf(error);
			if (asked !== undefined) {
				return onAsked({ asked, username: digitsOf(mobileNum), password: newPassword, remember: false });
			}
			if (error instanceof CallRefused) setWaitUntil(afterRefusal(newLogin, error.failure, Date.now()).waitUntil);
			if (showPhoneRefusal(phone, error)) return;
			const atPassword = error instanceof CallRefused && placeOfProblem(error.failure.code) === "newPassword";
			if (atPassword) onPassword(failureSentence(error));
			else setNote(failureSentence(error));
		}
	};
	return { send, busy: isPending, waitSeconds, note };
}
