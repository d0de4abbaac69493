// Answers questions about brands from memory.
import { decideStatus, spokenLanguage } from "../core/index.ts";
import type { BrandApi, CountryOf } from "./api.ts";
import type { Brand } from "./brand.ts";
import type { CachedBrands } from "./cached-brands.ts";

/** For somebody new. */
const noWayIn = { USERNAMEREG3: false, MOBILENUMREG3: false, FREEPLAY3: false } as const;

/** Whoever sits at the machine itself is let in by any name it has for itself, whatever hosts a brand refuses. */
const isThisMachine = (host: string): boolean => /^(localhost|127\.[0-9.]+|\[?::1\]?)$/i.test(host);

export function askBrands(cache: CachedBrands, countryOf: CountryOf): BrandApi {
	const brand = (merchant: string): Brand => {
		const found = cache.current().byMerchant.get(merchant);
		if (found === undefined) throw new Error(`no brand has the merchant code ${merchant}`);
		return found;
	};
	const agentsOnly = (host: string): boolean => {
		const { byHost, agentHosts } = cache.current();
		const named = host.toLowerCase();
		return agentHosts.has(byHost.has(named) ? named : "*");
	};
	return {
		brand,
		agentsOnly,
		flagsAt: ({ merchant, host }) => {
			const { whitelabel } = brand(merchant);
			return agentsOnly(host) ? { ...whitelabel, ...noWayIn } : whitelabel;
		},
		brandOf: ({ merchant, host }) => {
			const { byMerchant, byHost } = cache.current();
			const code = merchant ?? byHost.get(host.toLowerCase()) ?? byHost.get("*");
			if (code !== undefined) return byMerchant.get(code);
			return isThisMachine(host) ? [...byMerchant.values()][0] : undefined;
		},
		standing: ({ merchant, address }) => {
			const { maintenance, maintenanceMessage, networks, restrictedCountries } = brand(merchant);
			const country = countryOf(address);
			const place = { country, network: networks.verdictOn(address) };
			return {
				status: decideStatus(maintenance, { place, restrictedCountries }),
				country,
				until: maintenance.active ? maintenance.until : undefined,
				message: maintenance.active ? maintenanceMessage : "",
			};
		},
		registrationRules: ({ merchant, language }) => {
			const { fields, termsVersion, minimumAge, minimumAges, languages, defaultLanguage } = brand(merchant);
			const spoken = spokenLanguage(language, { languages, fallback: defaultLanguage });
			return { fields, termsVersion, minimumAge: minimumAges.get(spoken) ?? minimumAge };
		},
		refresh: cache.refresh,
	};
}
