// Draws a captcha: for the id a client made, each time a fresh one, or for a new id.
import type { Database } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { type Chance, type NewId, ok } from "#platform/kernel";
import { drawCaptcha } from "../../contract/index.ts";
import { drawCaptchaPicture } from "./captcha-picture.ts";
import { keepCaptcha, newCaptchaText } from "./captchas.ts";

type Deps = { readonly db: Database; readonly chance: Chance; readonly newId: NewId };

export function drawCaptchaRoute(deps: Deps): Route {
	return bind(drawCaptcha, async ({ captchaId }, { now }) => {
		const text = newCaptchaText(deps.chance);
		const id = captchaId ?? deps.newId();
		await keepCaptcha(deps.db, { id, text, now });
		const image = await drawCaptchaPicture(text, deps.chance);
		return ok(captchaId === undefined ? { captchaId: id, image } : image);
	});
}
