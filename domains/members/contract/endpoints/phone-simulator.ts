// The calls of the house's own stand-in for a third party that proves numbers: its window makes them, not the site.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { simulatorCodeErrors, simulatorProofErrors } from "../phone-simulator-errors.ts";

/** What the window was opened with: signed for the stand-in. */
const request = z.string().check(z.maxLength(2048));

export const sendSimulatorCode = defineEndpoint({
	name: "send-simulator-code",
	summary: "The stand-in sends a code to the number that it is to prove.",
	method: "POST",
	path: "/wps/phoneSimulator/code",
	moduleIds: ["COMM3"],
	access: "public",
	limit: { max: 20, seconds: 60, by: "address" },
	input: z.object({ request }),
	example: { request: "e30.e30.AAAA" },
	output: z.object({
		expiredMinutes: z.number(),
		/** Until the next code may be sent. */
		waitSeconds: z.number(),
		/** Such as `+82•••••••5678`. */
		masked: z.string(),
	}),
	errors: simulatorCodeErrors,
});

export const proveAtSimulator = defineEndpoint({
	name: "prove-at-simulator",
	summary: "The stand-in judges the code and says of whom the number is proven.",
	method: "POST",
	path: "/wps/phoneSimulator/proof",
	moduleIds: ["COMM3"],
	access: "public",
	sealed: true,
	limit: { max: 30, seconds: 60, by: "address" },
	input: z.object({ request, code: z.string().check(z.maxLength(20)) }),
	example: { request: "e30.e30.AAAA", code: "123456" },
	output: z.object({ statement: z.string() }),
	errors: simulatorProofErrors,
});
