// What a payment password must be: of the kind and size the brand asks for, and not the first that somebody would try.
import { type FieldRule, matchesPattern } from "#brand/core";
import { err, ok, type Result } from "#platform/kernel";

export type PaymentPasswordChange = {
	readonly paymentPassword: string;
	readonly confirmPaymentPassword: string;
	/** "2001-02-03", where the house knows it. */
	readonly birthday: string | undefined;
};

/** In order of precedence. */
export type PaymentPasswordProblem = "PAYMENT_PASSWORD_RULE" | "PAYMENT_PASSWORD_SIMPLE" | "PASSWORDS_DIFFER";

export function decidePaymentPassword(
	{ patternId, minLength: min, maxLength: max }: Pick<FieldRule, "patternId" | "minLength" | "maxLength">,
	change: PaymentPasswordChange,
): Result<string, PaymentPasswordProblem> {
	const { paymentPassword: typed } = change;
	if (!matchesPattern(typed, patternId, { min, max })) return err("PAYMENT_PASSWORD_RULE");
	if (isSimplePin(typed, change.birthday)) return err("PAYMENT_PASSWORD_SIMPLE");
	return typed === change.confirmPaymentPassword ? ok(typed) : err("PASSWORDS_DIFFER");
}

/** 111111, 123456, 987654, 121212, 123123 and the day of birth in its usual orders. */
export function isSimplePin(typed: string, birthday: string | undefined): boolean {
	const places = [...typed];
	return isRun(places) || isRepeated(typed) || birthdayDigits(birthday).includes(typed);
}

/** Each sign as far from the one before: 0, 1 or -1, and 0 follows 9. */
function isRun(places: readonly string[]): boolean {
	const steps = places.slice(1).map((sign, index) => (Number(sign) - Number(places[index]) + 10) % 10);
	return steps.length > 0 && [0, 1, 9].some((step) => steps.every((one) => one === step));
}

const isRepeated = (typed: string): boolean =>
	[2, 3].some((length) => typed.length > length && typed === typed.slice(0, length).repeat(typed.length / length));

function birthdayDigits(birthday: string | undefined): readonly string[] {
	const [year = "", month = "", day = ""] = birthday?.split("-") ?? [];
	const short = year.slice(2);
	const orders = [
		[year, month, day],
		[day, month, year],
		[month, day, year],
		[short, month, day],
		[day, month, short],
	];
	return [...orders, [month, day, short]].map((parts) => parts.join(""));
}
