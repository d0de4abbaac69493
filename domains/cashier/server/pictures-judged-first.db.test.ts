// Pictures cost most of a call: of a deposit or a withdrawal that takes none, not even what they are is looked at.
import { expect, test } from "vitest";
import { failure } from "#platform/contract";
import { err } from "#platform/kernel";
import { cancelDeposit, disputeWithdrawal, sendDepositProof } from "../contract/index.ts";
import { payWithdrawal } from "./api.ts";
import { merchant, openCounter } from "./testing/open-counter.ts";

const { call, clock, deps, enrol, open } = await openCounter();
/** What is looked at is refused for it. */
const words = Buffer.from("not a picture at all, only words").toString("base64");
const nobodys = "0190c1f2-0000-7000-8000-000000000000";

test("a proof of a deposit that is not there, is another's, or is closed", async () => {
	const [member, other] = [await enrol(), await enrol()];
	const { depositId } = await open(member, "20", "mosaic-bank");
	const images = [words];
	expect(await call(member, sendDepositProof, { depositId, images })).toEqual(err(failure("IMAGE_TYPE", { image: 1 })));
	expect(await call(member, sendDepositProof, { depositId: nobodys, images })).toEqual(
		err(failure("DEPOSIT_NOT_FOUND")),
	);
	expect(await call(other, sendDepositProof, { depositId, images })).toEqual(err(failure("DEPOSIT_NOT_FOUND")));
	await call(member, cancelDeposit, { depositId });
	expect(await call(member, sendDepositProof, { depositId, images })).toEqual(err(failure("DEPOSIT_CLOSED")));
});

test("a dispute, and a payment, of a withdrawal that is not there", async () => {
	const member = await enrol();
	const proof = { remark: "", images: [words] };
	expect(await call(member, disputeWithdrawal, { withdrawalId: nobodys, ...proof })).toEqual(
		err(failure("WITHDRAWAL_NOT_FOUND")),
	);
	const order = { merchant, reference: "7K4-MQ2-XW9", operator: "Han", now: clock.now(), ...proof };
	expect(await payWithdrawal(deps, order)).toEqual(err(failure("WITHDRAWAL_NOT_FOUND")));
});
