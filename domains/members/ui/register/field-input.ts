// How each field of a registration is typed: the keyboard a phone shows and what a browser may fill in. Pure.
import type { RegistrationField } from "#brand/core";

export type FieldInput = {
	readonly type?: "text" | "email" | "tel";
	readonly inputMode?: "numeric" | "email" | "tel";
	readonly autoComplete: string;
	readonly placeholder?: string;
};

const inputs: { readonly [Field in RegistrationField]?: FieldInput } = {
	username: { autoComplete: "username" },
	fullname: { autoComplete: "name" },
	email: { type: "email", inputMode: "email", autoComplete: "email" },
	mobileNum: { type: "tel", inputMode: "tel", autoComplete: "tel-national" },
	countryDialingCode: { type: "tel", inputMode: "numeric", autoComplete: "tel-country-code" },
	qqNum: { inputMode: "numeric", autoComplete: "off" },
	whatsapp: { type: "tel", inputMode: "tel", autoComplete: "off" },
	zalo: { type: "tel", inputMode: "tel", autoComplete: "off" },
	nickname: { autoComplete: "nickname" },
	birthday: { inputMode: "numeric", autoComplete: "bday" },
	nationality: { autoComplete: "country" },
	occupation: { autoComplete: "organization-title" },
	address: { autoComplete: "street-address" },
};

export const inputOf = (field: RegistrationField): FieldInput => inputs[field] ?? { autoComplete: "off" };

/** Typed in secret, with a button that shows it. */
export const isSecret = (field: RegistrationField): boolean =>
	field === "password" || field === "confirmPassword" || field === "paymentPassword";
