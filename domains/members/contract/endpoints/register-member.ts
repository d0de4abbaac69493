// The calls that register a member: by user name, by mobile number, and by an agent.
import * as z from "zod/mini";
import { amount, defineEndpoint, instant } from "#platform/contract";
import { directRegistrationErrors, registrationErrors } from "../errors.ts";
import { captchaId, humanAnswer, openedSession, thirdPartyProof, typed } from "../models.ts";

const optionalText = z.optional(typed);

const asked = z.object({
	username: optionalText,
	password: optionalText,
	confirmPassword: optionalText,
	payeeName: optionalText,
	fullname: optionalText,
	email: optionalText,
	qqNum: optionalText,
	mobileNum: optionalText,
	recommenderId: optionalText,
	captcha: optionalText,
	verificationCode: optionalText,
	affiliateCode: optionalText,
	paymentPassword: optionalText,
	line: optionalText,
	whatsapp: optionalText,
	facebook: optionalText,
	telegram: optionalText,
	wechat: optionalText,
	zalo: optionalText,
	idNumber: optionalText,
	referralCode: optionalText,
	domain: optionalText,
	countryDialingCode: optionalText,
	nickname: optionalText,
	birthday: optionalText,
	nationality: optionalText,
	occupation: optionalText,
	sourceOfIncome: optionalText,
	address: optionalText,
	captchaId: z.optional(captchaId),
	humanVerification: humanAnswer,
	...thirdPartyProof,
	/** The version of the terms the member accepted, as the settings gave it; the current one when not said. With it the member says to be of age. */
	termsVersion: z.optional(z.string().check(z.maxLength(40))),
	registerUrl: z.optional(z.string().check(z.maxLength(500))),
	registerMethod: z._default(z.enum(["WEB"]), "WEB"),
	login: z._default(z.boolean(), true),
});

const registered = z.object({
	account: z.string(),
	/** What stands in the new wallet by itself; nothing is "0.00". */
	granted: z.object({ amount, currency: z.string() }),
	/** Given when `login` was true. */
	session: z.optional(z.object({ ...openedSession.shape, device: z.string() })),
});

export const registerMember = defineEndpoint({
	name: "register-member",
	summary: "Registers a member, opens the wallet with the brand's starting balance and, when asked, logs in.",
	method: "PUT",
	path: "/wps/member/register",
	moduleIds: ["REG3"],
	access: "public",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "address" },
	input: asked,
	example: {
		username: "minji1990",
		password: "tiles4all",
		confirmPassword: "tiles4all",
		birthday: "1990-05-07",
		termsVersion: "2025-01",
	},
	output: registered,
	errors: registrationErrors,
});

export const registerByMobile = defineEndpoint({
	name: "register-by-mobile",
	summary: "Registers a member by a mobile number that a code has proven; the number is the user name.",
	method: "PUT",
	path: "/wps/member/register/mobile",
	moduleIds: ["MOBILENUMREG3"],
	access: "public",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "address" },
	input: asked,
	example: {
		mobileNum: "01055512345",
		countryDialingCode: "82",
		verificationCode: "123456",
		password: "tiles4all",
		confirmPassword: "tiles4all",
		birthday: "1990-05-07",
		termsVersion: "2025-01",
	},
	output: registered,
	errors: registrationErrors,
});

export const registerDirect = defineEndpoint({
	name: "register-direct",
	summary: "An agent registers a player of the own team; the answer brings a password for one login, shown once.",
	method: "POST",
	path: "/wps/agent/member",
	moduleIds: ["DIRECTREG3"],
	access: "member",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: asked,
	example: { username: "minji1990", birthday: "1990-05-07", termsVersion: "2025-01" },
	output: z.object({ account: z.string(), password: z.string(), expiresAt: instant }),
	errors: directRegistrationErrors,
});
