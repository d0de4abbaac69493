// The calls that are answered in maintenance and to closed regions too: the site needs them to say so.
import { bootstrapSite, listPages, readCustomerService, readPage, readStatus, routeDomain } from "../contract/index.ts";

/** Names of endpoints. */
export const alwaysOpen: readonly string[] = [
	bootstrapSite,
	listPages,
	readCustomerService,
	readPage,
	readStatus,
	routeDomain,
].map((endpoint) => endpoint.name);
