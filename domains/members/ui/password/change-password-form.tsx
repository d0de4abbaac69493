// The form that sets a new password: the old one where it is not known, the new one, and the new one again.

import { useReducer } from "react";
import { useForm } from "react-hook-form";
import type { FieldRule } from "#brand/core";
import { CallRefused, failureSentence, useCountdown } from "#platform/ui";
import { useChangePassword } from "../calls.gen.ts";
import { FormNote } from "../entry/form-note.tsx";
import { WaitingSubmit } from "../entry/waiting-submit.tsx";
import { afterRefusal, newLogin, type Refusal } from "../login/login-state.ts";
import { passwordGiven } from "../session-life.ts";
import { useMembersText } from "../text.ts";
import { changeProblem, type PasswordForm, placeOfProblem } from "./change-problems.ts";
import { PasswordField } from "./password-field.tsx";
import { PasswordPoints } from "./password-points.tsx";

export type ChangePasswordFormProps = {
	readonly account: string;
	readonly rule: FieldRule;
	/** Known from the login that just happened: the field is left out. */
	readonly oldPassword?: string;
	readonly onChanged: () => void;
};

export function ChangePasswordForm({ account, rule, oldPassword, onChanged }: ChangePasswordFormProps) {
	const say = useMembersText();
	const form = useForm<PasswordForm>({
		mode: "onTouched",
		defaultValues: { oldPassword: oldPassword ?? "", newPassword: "", confirmNewPassword: "" },
	});
	const { send, busy, waitSeconds } = useChange(onChanged, (place, message) => form.setError(place, { message }));
	const { errors } = form.formState;
	const judged = (field: keyof PasswordForm) => ({
		validate: (_: string, all: PasswordForm) => {
			const problem = changeProblem(field, all, { account, rule });
			return problem === undefined || say(problem);
		},
	});
	const field = (name: keyof PasswordForm) => ({
		...form.register(name, judged(name)),
		...(errors[name]?.message === undefined ? {} : { error: errors[name].message }),
		label: say(`password.${name}`),
		maxLength: 256,
	});
	return (
		<form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-4">
			<input type="text" value={account} readOnly hidden autoComplete="username" />
			{oldPassword === undefined ? <PasswordField {...field("oldPassword")} autoComplete="current-password" /> : null}
			<PasswordField {...field("newPassword")} autoComplete="new-password" />
			<PasswordPoints rule={rule} password={form.watch("newPassword")} username={account} />
			<PasswordField {...field("confirmNewPassword")} autoComplete="new-password" />
			<FormNote text={errors.root?.message} />
			<WaitingSubmit text={say("password.act")} busy={busy} waitSeconds={waitSeconds} />
		</form>
	);
}

type Place = keyof PasswordForm | "root";

function useChange(onChanged: () => void, onProblem: (place: Place, message: string) => void) {
	const { mutateAsync, isPending } = useChangePassword();
	const [{ waitUntil }, refuse] = useReducer(
		(state: typeof newLogin, refusal: Refusal) => afterRefusal(state, refusal, Date.now()),
		newLogin,
	);
	const waitSeconds = useCountdown(waitUntil);
	const send = async (values: PasswordForm): Promise<void> => {
		try {
			await mutateAsync(values);
			passwordGiven();
			onChanged();
		} catch (error) {
			const code = error instanceof CallRefused ? error.failure.code : "SYSTEM_ERROR";
			if (error instanceof CallRefused) refuse(error.failure);
			onProblem(placeOfProblem(code), failureSentence(error));
		}
	};
	return { send, busy: isPending, waitSeconds };
}
