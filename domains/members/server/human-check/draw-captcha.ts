// Draws a captcha for the id a client made.
import type { Database } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { type Chance, ok } from "#platform/kernel";
import { drawCaptcha } from "../../contract/index.ts";
import { drawCaptchaPicture } from "./captcha-picture.ts";
import { keepCaptcha, newCaptchaText } from "./captchas.ts";

export function drawCaptchaRoute(deps: { readonly db: Database; readonly chance: Chance }): Route {
	return bind(drawCaptcha, async ({ captchaId: id }, { now }) => {
		const text = newCaptchaText(deps.chance);
		await keepCaptcha(deps.db, { id, text, now });
		return ok(await drawCaptchaPicture(text, deps.chance));
	});
}
