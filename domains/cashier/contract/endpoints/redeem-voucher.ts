// A member redeems a voucher: it is credited at once, and once.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { voucherErrors } from "../errors.ts";
import { deposit } from "../models.ts";

export const redeemVoucher = defineEndpoint({
	name: "redeem-voucher",
	summary: "Redeems a voucher by its code; it is credited at once, and once",
	method: "POST",
	path: "/wps/member/deposits/voucher",
	moduleIds: ["DEPOSIT3"],
	access: "member",
	sealed: true,
	idempotent: true,
	limit: { max: 10, seconds: 60, by: "session" },
	input: z.object({ voucherCode: z.string().check(z.minLength(1), z.maxLength(40)) }),
	example: { voucherCode: "2222-2222-2222-2222" },
	output: deposit,
	errors: voucherErrors,
});
