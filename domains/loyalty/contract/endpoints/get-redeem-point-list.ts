// The conversions of points to cash that are one press away.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";

export const getRedeemPointList = defineEndpoint({
	name: "get-redeem-point-list",
	summary: "Ready amounts of points with the cash each becomes, smallest first",
	method: "GET",
	path: "/wps/relay/MCS2_getRedeemPointList",
	moduleIds: ["PTSYS3"],
	access: "member",
	input: z.object({}),
	output: z.object({ offers: z.array(z.object({ points: amount, cash: amount })), currency: z.string() }),
	errors: {},
});
