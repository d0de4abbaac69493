// Where a refusal belongs in the form of the payment password. Pure.
export type PaymentForm = {
	readonly password: string;
	readonly paymentPassword: string;
	readonly confirmPaymentPassword: string;
	/** A second factor, where the member has one. */
	readonly proof: string;
};

const places: Readonly<Record<string, keyof PaymentForm>> = {
	WRONG_PASSWORD: "password",
	PAYMENT_PASSWORD_RULE: "paymentPassword",
	PAYMENT_PASSWORD_SIMPLE: "paymentPassword",
	PASSWORDS_DIFFER: "confirmPaymentPassword",
	SECOND_PROOF_WRONG: "proof",
	PHONE_CODE_EXPIRED: "proof",
};

/** `root` stands above the button. */
export const paymentPlaceOf = (code: string): keyof PaymentForm | "root" => places[code] ?? "root";
