// The calls that are answered in maintenance and to closed regions too: the site needs them to say so, and whoever
// chooses Contact Us there has to reach somebody.
import {
	bootstrapSite,
	leaveFeedback,
	listPages,
	readCustomerService,
	readHelpCenter,
	readPage,
	readStatus,
	routeDomain,
} from "../contract/index.ts";

/** Names of endpoints. */
export const alwaysOpen: readonly string[] = [
	bootstrapSite,
	leaveFeedback,
	listPages,
	readCustomerService,
	readHelpCenter,
	readPage,
	readStatus,
	routeDomain,
].map((endpoint) => endpoint.name);
