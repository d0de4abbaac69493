// Where a refusal belongs in the form of the payment password. Pure.
import type { FieldRule } from "#brand/core";

export type PaymentForm = {
	readonly password: string;
	readonly paymentPassword: string;
	readonly confirmPaymentPassword: string;
};

/** What a payment password must be. */
export type PaymentRule = Pick<FieldRule, "patternId" | "minLength" | "maxLength">;

const places: Readonly<Record<string, keyof PaymentForm>> = {
	WRONG_PASSWORD: "password",
	PAYMENT_PASSWORD_RULE: "paymentPassword",
	PAYMENT_PASSWORD_SIMPLE: "paymentPassword",
	PASSWORDS_DIFFER: "confirmPaymentPassword",
};

/** `root` stands above the button. */
export const paymentPlaceOf = (code: string): keyof PaymentForm | "root" => places[code] ?? "root";
