// Puts a refusal of a call that brought a number and a code where it belongs: beside the number, beside the code, or
// nowhere here.
import { CallRefused, failureSentence } from "#platform/ui";
import type { PhoneForm } from "./use-phone.ts";

export type PhonePlace = "mobileNum" | "verificationCode";

export function phonePlaceOf(code: string): PhonePlace | undefined {
	if (code.startsWith("PHONE_CODE_")) return "verificationCode";
	return code.startsWith("PHONE_NUMBER_") || code === "PHONE_TAKEN" ? "mobileNum" : undefined;
}

/** False when it belongs elsewhere. */
export function showPhoneRefusal(form: PhoneForm, error: unknown): boolean {
	const place = error instanceof CallRefused ? phonePlaceOf(error.failure.code) : undefined;
	if (place === undefined) return false;
	form.setError(place, { message: failureSentence(error) }, { shouldFocus: true });
	return true;
}
