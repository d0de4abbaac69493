// What holds of everything that two people decide about, of adjustments.
import { unwrap } from "#platform/kernel";
import { decideAdjustment, proposeAdjustment, takeBackAdjustment } from "../../contract/index.ts";
import { expectApprovalLaws } from "../testing/approval-laws.ts";
import { enrol } from "../testing/members.ts";
import { openOffice } from "../testing/open-office.ts";

const office = await openOffice();
const { call } = office;
const member = await enrol(office);

await expectApprovalLaws(office, [
	{
		name: "adjustment",
		ask: async (token) => {
			const input = { memberId: member, direction: "credit", amount: "2000.00", reason: "counted twice" } as const;
			return unwrap(await call(proposeAdjustment, input, { token })).adjustment.adjustmentId;
		},
		decide: (adjustmentId, token, decision) => call(decideAdjustment, { adjustmentId, decision }, { token }),
		takeBack: (adjustmentId, token) => call(takeBackAdjustment, { adjustmentId }, { token }),
		carried: "select 1 from wallet.posting where kind = 'adjust'",
	},
]);
