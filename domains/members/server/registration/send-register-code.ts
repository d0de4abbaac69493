// Sends the code of a registration, by user name or by mobile number. A number that has an account gets a message that
// says so instead; whoever asked sees the same answer.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err } from "#platform/kernel";
import { sendRegisterCode } from "../../contract/index.ts";
import { sendCode } from "../codes/send-code.ts";
import { ownerOf } from "../contacts/contacts.ts";
import { readPhone } from "../contacts/phone-number.ts";
import type { UseCaseDeps } from "../deps.ts";
import { proveHuman } from "../human-check/human-check.ts";

export function sendRegisterCodeRoute(deps: UseCaseDeps): Route {
	return bind(sendRegisterCode, async (input, call) => {
		const whitelabel = deps.brand.flagsAt(call);
		const open = call.moduleId === "MOBILENUMREG3" ? whitelabel.MOBILENUMREG3 : whitelabel.REGMOBVERF3;
		if (!open) return err(failure("PHONE_NOT_ENABLED"));
		const phone = readPhone({ number: input.mobileNo, dialingCode: input.countryDialingCode });
		if (!phone.ok) return err(failure(phone.error));
		const target = phone.value;
		return deps.db.tx(async (tx) => {
			// Where a third party proves numbers, no code of the house does.
			if ((await deps.phoneProviders.of(tx, call.merchant)) !== undefined) return err(failure("PHONE_NOT_ENABLED"));
			const human = await proveHuman(tx, deps.human, { place: "code", answer: input.humanVerification, call });
			if (!human.ok) return human;
			const known = await ownerOf(tx, { merchant: call.merchant, kind: "phone", value: target });
			const letter = known === undefined ? "sms-code" : "sms-known-number";
			return sendCode(tx, deps, { purpose: "register", target, letter, call });
		});
	});
}
