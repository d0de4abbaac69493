// The one call a site makes first.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";
import { language, location, registerSettings, resource, serviceLink, sortingEntry, whitelabel } from "../models.ts";

export const bootstrapSite = defineEndpoint({
	name: "bootstrap-site",
	summary: "All that a site needs to begin: brand, flags, registration, links, hosts of pictures and games, status.",
	method: "GET",
	path: "/wps/system/bootstrap",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({}),
	output: z.object({
		brand: z.object({
			merchant: z.string(),
			name: z.string(),
			currency: z.string(),
			/** Nothing on this brand is paid in or out in money. */
			playMoney: z.boolean(),
			defaultLanguage: language,
			languages: z.array(language),
			/** Pages other than login and registration need a session. */
			membersOnly: z.boolean(),
			idleMinutes: z.number(),
		}),
		sorting: z.array(sortingEntry),
		whitelabel,
		register: registerSettings,
		/** What is promised to who registers and to who gives a Zalo number, as it is written: "1000VND"; empty: nothing. */
		offers: z.object({ registration: z.string(), zalo: z.string() }),
		/** By resourceType: IOS, IOS_LITE, ANDROID, CHAT_ROOM. */
		resources: z.record(z.string(), resource),
		customerService: z.array(serviceLink),
		/** Measuring scripts an operator allowed: provider and its id. */
		analytics: z.array(z.object({ provider: z.string(), id: z.string() })),
		/** Origins; the empty string is the site's own. */
		imageCDNs: z.array(z.string()),
		launchGameCDNs: z.array(z.string()),
		/** How many words a message to the operator has. */
		feedback: z.object({ minWords: z.number(), maxWords: z.number() }),
		location,
		/** `message` is what the operator adds; empty when nothing. */
		maintenance: z.object({ active: z.boolean(), until: z.optional(instant), message: z.string() }),
		regionRestriction: z.object({ restricted: z.boolean(), ip: z.string(), country: z.string() }),
	}),
	errors: {},
});
