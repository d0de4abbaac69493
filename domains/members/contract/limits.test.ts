// Brute force is bounded at the door, whatever stands behind it: every call that is sent something has a limit, and a way in
// is limited by the address it is called from, for who is not logged in chooses everything else.
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "#platform/contract";
import * as contract from "./index.ts";

const marks = z.object({ name: z.string(), method: z.string(), path: z.string(), moduleIds: z.array(z.string()) });
const isEndpoint = (value: unknown): value is Endpoint => z.safeParse(marks, value).success;
const endpoints = Object.values<unknown>(contract).filter(isEndpoint);

test.each(endpoints.filter(({ method }) => method !== "GET").map((one) => [one.name, one] as const))(
	"%s is limited",
	(_name, { limit }) => {
		expect(limit).toBeDefined();
		expect(limit?.max ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(60 * Math.ceil((limit?.seconds ?? 0) / 60));
	},
);

test.each(
	endpoints
		.filter(({ access, method }) => access === "public" && method !== "GET")
		.map((one) => [one.name, one] as const),
)("%s, open to all, is limited by address", (_name, { limit }) => {
	expect(limit?.by).toBe("address");
});

test("an affiliate code is asked for by address, twenty times a minute at most", () => {
	expect(contract.checkAffiliate.limit).toEqual({ max: 20, seconds: 60, by: "address" });
});

test.each(
	[
		contract.logIn,
		contract.changePassword,
		contract.registerMember,
		contract.registerByMobile,
		contract.resetPassword,
		contract.proveLogin,
		contract.finishChannelLogin,
		contract.finishChannelLink,
		contract.beginChannelLink,
		contract.startAuthenticator,
		contract.confirmAuthenticator,
		contract.stopAuthenticator,
		contract.renewBackupCodes,
		contract.startPasskey,
		contract.setPaymentPassword,
		contract.setPayoutName,
		contract.changeContact,
	].map((one) => [one.name, one] as const),
)("the body of %s is sealed: sent twice it is refused", (_name, one) => {
	expect("sealed" in one && one.sealed).toBe(true);
});
