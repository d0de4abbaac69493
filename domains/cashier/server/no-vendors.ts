// Where no vendor keeps members' money.
import type { VendorPurses } from "./ports.ts";

export const noVendors: VendorPurses = {
	vendorPurses: () => [],
	vendorsInPlay: async () => new Set(),
	sendFar: async () => "silent",
	statusFar: async () => "silent",
	balanceFar: async () => undefined,
};
