// Answers all that a site needs to begin, in one call.
import type { OutputOf } from "#platform/contract";
import { bind, type CallFacts, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { bootstrapSite } from "../../contract/index.ts";
import { systemStatus } from "../../core/index.ts";
import type { BrandApi, Standing } from "../api.ts";
import type { Brand } from "../brand.ts";
import { registerAnswer } from "./read-register-settings.ts";
import { whitelabelAnswer } from "./read-whitelabel.ts";

type Answer = OutputOf<typeof bootstrapSite>;

export function bootstrapSiteRoute(api: BrandApi): Route {
	return bind(bootstrapSite, async (_input, call) => {
		const brand = api.brand(call.merchant);
		return ok({
			brand: identityOf(brand),
			sorting: [...brand.sorting],
			whitelabel: whitelabelAnswer(api.flagsAt(call)),
			register: registerAnswer(api.registrationRules(call)),
			offers: brand.offers,
			resources: Object.fromEntries(brand.resources.map((resource) => [resource.resourceType, resource])),
			customerService: [...brand.serviceLinks],
			analytics: [...brand.analytics],
			imageCDNs: [...brand.imageCDNs],
			launchGameCDNs: [...brand.launchGameCDNs],
			feedback: { minWords: brand.feedback.min, maxWords: brand.feedback.max },
			...placeOf(api.standing(call), call),
		});
	});
}

function identityOf(brand: Brand): Answer["brand"] {
	const { merchant, name, currency, playMoney, defaultLanguage, languages, membersOnly, idleMinutes } = brand;
	return {
		merchant,
		name,
		currency,
		playMoney,
		defaultLanguage,
		languages: [...languages],
		membersOnly,
		idleMinutes,
	};
}

function placeOf(
	standing: Standing,
	{ address }: Pick<CallFacts, "address">,
): Pick<Answer, "location" | "maintenance" | "regionRestriction"> {
	const location = { ip: address, country: standing.country ?? "" };
	return {
		location,
		maintenance: {
			active: standing.status === systemStatus.maintenance,
			message: standing.message,
			...(standing.until === undefined ? {} : { until: standing.until.toISOString() }),
		},
		regionRestriction: { restricted: standing.status === systemStatus.regionRestricted, ...location },
	};
}
