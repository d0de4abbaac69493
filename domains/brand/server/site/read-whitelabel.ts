// Answers the white-label flags as the wire writes them.
import type { OutputOf } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { readWhitelabel } from "../../contract/index.ts";
import type { Whitelabel } from "../../core/index.ts";
import type { BrandApi } from "../api.ts";

export function readWhitelabelRoute(api: BrandApi): Route {
	return bind(readWhitelabel, async (_input, call) => ok(whitelabelAnswer(api.flagsAt(call))));
}

type Answer = OutputOf<typeof readWhitelabel>;

export function whitelabelAnswer(flags: Whitelabel): Answer {
	const flag = (enabled: boolean) => ({ enabled: enabled ? 1 : 0 }) as const;
	return {
		MOBILENUMREG3: flag(flags.MOBILENUMREG3),
		REGMOBVERF3: flag(flags.REGMOBVERF3),
		MOBILENUMPASSREG3: flag(flags.MOBILENUMPASSREG3),
		USERNAMEREG3: flag(flags.USERNAMEREG3),
		FREEPLAY3: flag(flags.FREEPLAY3),
		PWDEXPFORCECHANGE3: flag(flags.PWDEXPFORCECHANGE3),
		MOBILEVERCODELOGIN3: flag(flags.MOBILEVERCODELOGIN3),
		DIRECTREG3: flag(flags.DIRECTREG3),
		AGENTPOLICY3: flag(flags.AGENTPOLICY3),
		MANPLAYREB3: flag(flags.MANPLAYREB3),
		CHNGPASSVERIF3: flag(flags.CHNGPASSVERIF3),
	};
}
