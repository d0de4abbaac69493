// What a tab of the site keeps of the brand's and the games' answers, under the specification's names.
import { bootstrapSite, readRegisterSettings, routeDomain } from "#brand/contract";
import { listVendors } from "#games/contract";
import type { KeptAnswer } from "#platform/ui";

export const keptAnswers: readonly KeptAnswer[] = [
	{ name: "settings", endpoint: bootstrapSite },
	{ name: "validate", endpoint: readRegisterSettings },
	{ name: "routers", endpoint: routeDomain },
	{ name: "gameVendor", endpoint: listVendors },
];
