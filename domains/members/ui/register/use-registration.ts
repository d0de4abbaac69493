// Sends a registration and puts a refusal where it belongs in the form. What was typed stays.
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { RegistrationField, RegistrationRules } from "#brand/core";
import { CallRefused, failureSentence, useCountdown } from "#platform/ui";
import { useRegisterByMobile, useRegisterMember } from "../calls.gen.ts";
import type { Captcha } from "../captcha/use-captcha.ts";
import { useHumanCheck } from "../human/use-human-check.ts";
import { rememberDevice } from "../login/login-memory.ts";
import { afterRefusal, newLogin, type Refusal } from "../login/login-state.ts";
import { showPhoneRefusal } from "../phone/phone-refusal.ts";
import { digitsOf, type PhoneForm } from "../phone/use-phone.ts";
import type { PhoneProof, PhoneProving } from "../phone/use-phone-proof.ts";
import { enterSession } from "../session-life.ts";
import { useFieldRefusals } from "./field-refusals.ts";
import { keepNewcomer } from "./newcomer.ts";
import { givenFields, type RegistrationValues } from "./registration-form.ts";

const placeOfCode: Readonly<Record<string, RegistrationField>> = {
	USERNAME_TAKEN: "username",
	UNDER_AGE: "birthday",
	CAPTCHA_REQUIRED: "captcha",
	CAPTCHA_WRONG: "captcha",
	AFFILIATE_CODE_INVALID: "affiliateCode",
};

/** A number that its code or a third party proves: part of the registration, or the name of it. */
export type ProvenPhone = {
	readonly form: PhoneForm;
	readonly dialingCode: string;
	readonly isName: boolean;
	readonly proving: PhoneProving;
};

export type Registration = {
	readonly form: UseFormReturn<RegistrationValues>;
	readonly phone?: ProvenPhone | undefined;
	readonly rules: RegistrationRules;
	readonly captcha: Captcha;
	readonly onDone: () => void;
	readonly onInvalidCode: () => void;
};

export function useRegistration({ form, phone, rules, captcha, onDone, onInvalidCode }: Registration) {
	const markFields = useFieldRefusals(form, rules);
	const byName = useRegisterMember();
	const byMobile = useRegisterByMobile();
	const human = useHumanCheck("register");
	const [waitUntil, setWaitUntil] = useState<number>();
	const waitSeconds = useCountdown(waitUntil);
	const showRefusal = (error: unknown): void => {
		const failure: Refusal = error instanceof CallRefused ? error.failure : { code: "SYSTEM_ERROR" };
		setWaitUntil(afterRefusal(newLogin, failure, Date.now()).waitUntil);
		const fields = markFields(failure.value);
		const atPhone = phone !== undefined && (phone.proving.refused(error) || showPhoneRefusal(phone.form, error));
		const place = atPhone ? undefined : placeIn(failure.code, { fields, byMobile: phone?.isName === true });
		if (place !== undefined) form.setError(place, { message: failureSentence(error) }, { shouldFocus: true });
		if (failure.code === "AFFILIATE_CODE_INVALID") onInvalidCode();
		if (!rules.fields.captcha.enabled) return;
		captcha.renew();
		form.setValue("captcha", "");
	};
	const send = async (values: RegistrationValues): Promise<void> => {
		const byProvider = phone === undefined ? {} : await phone.proving.prove();
		// What a third party has not proven is not registered; the form stays as it is.
		if (byProvider === undefined) return;
		try {
			const { mutateAsync } = phone?.isName === true ? byMobile : byName;
			const proof = await human.prove();
			const { account, granted, session } = await mutateAsync({
				...proof,
				...givenFields(rules, values),
				...(phone === undefined ? {} : phoneParts(phone, values, byProvider)),
				...(rules.fields.captcha.enabled ? { captchaId: captcha.id } : {}),
				...(values.terms && values.ofAge ? { termsVersion: rules.termsVersion } : {}),
				domain: location.host,
				registerUrl: `${location.origin}${location.pathname}`,
				registerMethod: "WEB",
				login: true,
			});
			if (session === undefined) throw new Error("a registration with a login brought no session");
			rememberDevice({ username: account, device: session.device });
			enterSession({ token: session.token, account });
			keepNewcomer({ account, ...granted });
			onDone();
		} catch (error) {
			showRefusal(error);
		}
	};
	const busy = human.busy || byName.isPending || byMobile.isPending || phone?.proving.busy === true;
	return { send, busy, waitSeconds };
}

/** Who registers by number has no field for a name: what is wrong with it stands above the button. */
function placeIn(code: string, at: { readonly fields: number; readonly byMobile: boolean }) {
	const place = placeOfCode[code];
	if (place === undefined) return at.fields > 0 ? undefined : "root";
	return at.byMobile && place === "username" ? "root" : place;
}

/** The number, its country and what proves it; by number alone it is the name too, and the password its own repeat. */
function phoneParts({ form, dialingCode, isName }: ProvenPhone, { password }: RegistrationValues, proof: PhoneProof) {
	const { mobileNum, verificationCode } = form.getValues();
	const number = digitsOf(mobileNum);
	const code = proof.firebaseIdToken === undefined ? { verificationCode } : proof;
	const proven = { mobileNum: number, countryDialingCode: dialingCode, ...code };
	if (!isName) return proven;
	return { ...proven, username: number, ...(password === "" ? {} : { confirmPassword: password }) };
}
