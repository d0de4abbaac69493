// The form of the login by user name.
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Check, Field } from "#platform/ui";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { FormNote } from "../entry/form-note.tsx";
import { WaitingSubmit } from "../entry/waiting-submit.tsx";
import { PasswordField } from "../password/password-field.tsx";
import { useMembersText } from "../text.ts";
import { type BegunLogin, begunLogin } from "./begun-login.ts";
import { rememberedLogin } from "./login-memory.ts";
import { type LoginUses, useLogin, type LoginForm as Values } from "./use-login.ts";

export function LoginForm(uses: Pick<LoginUses, "onLoggedIn" | "onAsked">) {
	const say = useMembersText();
	const [begun] = useState(begunLogin.get);
	const form = useForm<Values>({ defaultValues: firstValues(begun) });
	const { send, busy, captcha, waitSeconds } = useLogin(form, { ...uses, refusedBefore: begun?.error });
	const { errors } = form.formState;
	const required = { required: say("problems.required") };
	const errorOf = (field: "username" | "password" | "captcha") =>
		errors[field]?.message === undefined ? {} : { error: errors[field].message };
	return (
		<form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-4">
			<Field
				{...form.register("username", required)}
				{...errorOf("username")}
				label={say("fields.username")}
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={256}
			/>
			<PasswordField
				{...form.register("password", required)}
				{...errorOf("password")}
				label={say("fields.password")}
				autoComplete="current-password"
				maxLength={256}
			/>
			{captcha === undefined ? null : (
				<CaptchaField {...form.register("captcha", required)} {...errorOf("captcha")} captcha={captcha} />
			)}
			<Check {...form.register("remember")}>{say("login.remember")}</Check>
			<FormNote text={errors.root?.message} />
			<WaitingSubmit text={say("login.act")} busy={busy} waitSeconds={waitSeconds} />
		</form>
	);
}

const firstValues = ({ username, password = "" }: Partial<BegunLogin> = {}): Values => {
	const remembered = rememberedLogin();
	return { ...remembered, username: username ?? remembered.username, password, captcha: "" };
};
