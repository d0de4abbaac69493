// What stands in for the members and for play where a test of the desk asks for them. Never imported outside tests.
import type { createCashierModule } from "#cashier/module";
import type { createLoyaltyModule } from "#loyalty/module";
import { type ManualClock, ok } from "#platform/kernel";

/** Everybody's payment password is right, their login fresh, and their pay-outs locked to one name. */
export const trusting = (clock: ManualClock): Parameters<typeof createCashierModule>[0]["members"] => ({
	confirmPaymentPassword: async () => ok(undefined),
	provePayoutWish: async () => ok(undefined),
	payoutName: async () => "Kim Minji",
	holdPayoutName: async (_tx, { name }) => ok(name),
	loginFacts: async () => ({
		loggedInAt: clock.now(),
		networkSince: undefined,
		browserSince: undefined,
		passwordChangedAt: undefined,
	}),
});

/** Everybody's password is right. */
export const knowing: Parameters<typeof createLoyaltyModule>[0]["members"] = {
	standings: async (_tx, ids) =>
		new Map(ids.map((id) => [id, { status: "active", account: `player${id}`, merchant: "tessera" }])),
	confirmPassword: async () => ok(undefined),
};

export const nothingPlayed: Parameters<typeof createLoyaltyModule>[0]["games"] = {
	followPlays: () => Promise.reject(new Error("nobody counts play here")),
	followTurnover: () => Promise.reject(new Error("nobody counts play here")),
	playLines: () => Promise.reject(new Error("nobody counts play here")),
};
