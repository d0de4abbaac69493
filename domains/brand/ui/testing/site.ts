// The site's own settings as the wire carries them, for tests of screens: everything is switched off but what a test names.
import { registrationFields, type WhitelabelFlag, whitelabelFlags } from "../../core/index.ts";

const asksNothing = {
	enabled: false,
	required: false,
	acceptedPattern: "",
	patternId: "any",
	minLength: 0,
	maxLength: 9,
} as const;

const plain = {
	brand: {
		merchant: "tessera",
		name: "Tessera",
		currency: "P",
		playMoney: true,
		defaultLanguage: "EN",
		languages: ["EN", "KO"],
		membersOnly: false,
		idleMinutes: 30,
	},
	sorting: [],
	register: {
		fields: Object.fromEntries(registrationFields.map((field) => [field, asksNothing])),
		minimumAge: 18,
		termsVersion: "2026-01",
	},
	resources: {},
	offers: { registration: "", zalo: "" },
	customerService: [],
	analytics: [],
	imageCDNs: [],
	launchGameCDNs: [],
	feedback: { minWords: 3, maxWords: 300 },
	location: { ip: "203.0.113.7", country: "" },
	maintenance: { active: false, message: "" },
	regionRestriction: { restricted: false, ip: "203.0.113.7", country: "" },
};

/** The answer of the bootstrap call with these flags on, and other parts where a test gives them. */
export const siteWith = (on: readonly WhitelabelFlag[], parts: Readonly<Record<string, unknown>> = {}) => ({
	...plain,
	whitelabel: Object.fromEntries(whitelabelFlags.map((flag) => [flag, { enabled: on.includes(flag) ? 1 : 0 }])),
	...parts,
});
