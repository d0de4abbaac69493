// Sends a code to somebody who is not logged in: for the login by SMS, or for a new password. A number without an
// account takes the same way; its letter goes nowhere.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err } from "#platform/kernel";
import { sendPhoneCode } from "../../contract/index.ts";
import { ownerOf } from "../contacts/contacts.ts";
import { readPhone } from "../contacts/phone-number.ts";
import type { UseCaseDeps } from "../deps.ts";
import { proveHuman } from "../human-check/human-check.ts";
import { sendCode } from "./send-code.ts";

export function sendPhoneCodeRoute(deps: UseCaseDeps): Route {
	return bind(sendPhoneCode, async (input, call) => {
		const { whitelabel } = deps.brand.brand(call.merchant);
		const purpose = call.moduleId === "PWRESETSMS3" ? "password" : "login";
		const open = purpose === "password" ? whitelabel.CHNGPASSVERIF3 : whitelabel.MOBILEVERCODELOGIN3;
		if (!open) return err(failure("PHONE_NOT_ENABLED"));
		const phone = readPhone({ number: input.mobileNum, dialingCode: input.countryDialingCode });
		if (!phone.ok) return err(failure(phone.error));
		const target = phone.value;
		return deps.db.tx(async (tx) => {
			const elsewhere = purpose === "login" && (await deps.phoneProviders.of(tx, call.merchant)) !== undefined;
			if (elsewhere) return err(failure("PHONE_NOT_ENABLED"));
			const human = await proveHuman(tx, deps.human, { place: "code", answer: input.humanVerification, call });
			if (!human.ok) return human;
			const owner = await ownerOf(tx, { merchant: call.merchant, kind: "phone", value: target });
			return sendCode(tx, deps, { purpose, target, letter: "sms-code", call, toNobody: owner === undefined });
		});
	});
}
