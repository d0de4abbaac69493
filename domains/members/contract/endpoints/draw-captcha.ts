// The call that draws a captcha.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { captchaId } from "../models.ts";

export const drawCaptcha = defineEndpoint({
	name: "draw-captcha",
	summary:
		"A captcha picture (PNG, base64) for the id a client made; without one a new id and its picture. It holds for two minutes and one attempt.",
	method: "GET",
	path: "/wps/captcha",
	moduleIds: ["CAPTCHA3"],
	access: "public",
	limit: { max: 10, seconds: 10, by: "address" },
	input: z.object({ captchaId: z.optional(captchaId) }),
	example: { captchaId: "0b5a9c1e-7d52-4c39-9d0f-3c1f1a2b3c4d" },
	/** The picture alone to who knows its id. */
	output: z.union([z.string(), z.object({ captchaId, image: z.string() })]),
	errors: {},
});
