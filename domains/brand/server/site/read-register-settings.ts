// Answers what a registration asks for, with each field's expression ready for the browser.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { readRegisterSettings } from "../../contract/index.ts";
import { isRequired, patternSource, type RegistrationRules, registrationFields } from "../../core/index.ts";
import type { BrandApi } from "../api.ts";
import { completeRecord } from "../complete-record.ts";

export function readRegisterSettingsRoute(api: BrandApi): Route {
	return bind(readRegisterSettings, async (_input, call) => ok(registerAnswer(api.registrationRules(call))));
}

export function registerAnswer(rules: RegistrationRules) {
	const fields = completeRecord(registrationFields, (field) => {
		const rule = rules.fields[field];
		const size = { min: rule.minLength, max: rule.maxLength };
		return { ...rule, required: isRequired(field, rule), acceptedPattern: patternSource(rule.patternId, size) };
	});
	return { fields, minimumAge: rules.minimumAge, termsVersion: rules.termsVersion };
}
