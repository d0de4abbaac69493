// What holds of everything that two people decide about, of vouchers.
import { expectApprovalLaws, openOffice } from "#backoffice/testing";
import { unwrap } from "#platform/kernel";
import { decideVouchers, makeVouchers, takeBackVouchers } from "../../contract/index.ts";

const office = await openOffice();
const { call, clock } = office;
const day = 24 * 3_600_000;
const at = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();

await expectApprovalLaws(office, [
	{
		name: "vouchers",
		ask: async (token) => {
			const input = { amount: "200.00", count: 10, expiresAt: at(30 * day), reason: "a fair" };
			return unwrap(await call(makeVouchers, input, { token })).batchId;
		},
		decide: (batchId, token, decision) => call(decideVouchers, { batchId, decision }, { token }),
		takeBack: (batchId, token) => call(takeBackVouchers, { batchId }, { token }),
		carried: "select 1 from cashier.operator_act where act = 'vouchers made'",
	},
]);
