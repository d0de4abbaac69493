// Sends a registration and puts a refusal where it belongs in the form. What was typed stays.
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import * as z from "zod/mini";
import type { RegistrationField, RegistrationRules } from "#brand/core";
import { CallRefused, failureSentence, useCountdown } from "#platform/ui";
import { useRegisterMember } from "../calls.gen.ts";
import type { Captcha } from "../captcha/use-captcha.ts";
import { rememberDevice } from "../login/login-memory.ts";
import { afterRefusal, newLogin, type Refusal } from "../login/login-state.ts";
import { enterSession } from "../session-life.ts";
import { useMembersText } from "../text.ts";
import { givenFields, type RegistrationValues, refusedFields, wordsOf } from "./registration-form.ts";

const refused = z.object({ fields: z.record(z.string(), z.string()) });

const placeOfCode: Readonly<Record<string, RegistrationField>> = {
	USERNAME_TAKEN: "username",
	UNDER_AGE: "birthday",
	CAPTCHA_REQUIRED: "captcha",
	CAPTCHA_WRONG: "captcha",
	AFFILIATE_CODE_INVALID: "affiliateCode",
};

export type Registration = {
	readonly form: UseFormReturn<RegistrationValues>;
	readonly rules: RegistrationRules;
	readonly captcha: Captcha;
	readonly onDone: () => void;
	readonly onInvalidCode: () => void;
};

export function useRegistration({ form, rules, captcha, onDone, onInvalidCode }: Registration) {
	const say = useMembersText();
	const { mutateAsync, isPending } = useRegisterMember();
	const [waitUntil, setWaitUntil] = useState<number>();
	const waitSeconds = useCountdown(waitUntil);
	const showRefusal = (error: unknown): void => {
		const failure: Refusal = error instanceof CallRefused ? error.failure : { code: "SYSTEM_ERROR" };
		setWaitUntil(afterRefusal(newLogin, failure, Date.now()).waitUntil);
		const fields = refusedFields(z.safeParse(refused, failure.value).data?.fields ?? {});
		for (const [field, problem] of fields) {
			const { key, values } = wordsOf(field, problem, rules);
			form.setError(field, { message: say(key, values) });
		}
		const place = placeOfCode[failure.code] ?? (fields.length > 0 ? undefined : "root");
		if (place !== undefined) form.setError(place, { message: failureSentence(error) }, { shouldFocus: true });
		if (failure.code === "AFFILIATE_CODE_INVALID") onInvalidCode();
		if (!rules.fields.captcha.enabled) return;
		captcha.renew();
		form.setValue("captcha", "");
	};
	const send = async (values: RegistrationValues): Promise<void> => {
		try {
			const { account, session } = await mutateAsync({
				...givenFields(rules, values),
				...(rules.fields.captcha.enabled ? { captchaId: captcha.id } : {}),
				...(values.terms && values.ofAge ? { termsVersion: rules.termsVersion } : {}),
				domain: location.host,
				registerUrl: `${location.origin}${location.pathname}`,
				registerMethod: "WEB",
				login: true,
			});
			if (session === undefined) throw new Error("a registration with a login brought no session");
			rememberDevice({ username: values.username, device: session.device });
			enterSession({ token: session.token, account });
			onDone();
		} catch (error) {
			showRefusal(error);
		}
	};
	return { send, busy: isPending, waitSeconds };
}
