// A coupon's code.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { couponErrors } from "../errors.ts";
import { standing } from "../models.ts";

export const redeemCoupon = defineEndpoint({
	name: "redeem-coupon",
	summary: "Redeems a coupon's code, once a member; five wrong ones in ten minutes have to wait",
	method: "POST",
	path: "/wps/relay/MCSFE_redeemCoupon",
	moduleIds: ["REWCEN3"],
	access: "member",
	idempotent: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({ couponCode: z.string().check(z.minLength(4), z.maxLength(40)) }),
	example: { couponCode: "MOSAIC-2026" },
	output: z.extend(standing, { title: z.string(), currency: z.string() }),
	errors: couponErrors,
});
