// Deposits, ways to pay in and refusals as lines of a terminal.

import { referenceShape, showCode } from "#cashier/core";
import type { readDeposits, readMethods } from "#cashier/module";
import { formatMinor, isCurrencyCode } from "#platform/kernel";

type Deposit = Awaited<ReturnType<typeof readDeposits>>["deposits"][number];
type Method = Awaited<ReturnType<typeof readMethods>>[number];

export function depositLine(deposit: Deposit): string {
	const { currency, arrived } = deposit;
	const show = (minor: string) => (isCurrencyCode(currency) ? formatMinor(BigInt(minor), currency) : minor);
	const money = `${show(deposit.amount)} ${currency}${arrived === null ? "" : `, ${show(arrived)} arrived`}`;
	const pictures = `${deposit.proofs ?? 0} pictures`;
	const reference = showCode(deposit.reference, referenceShape);
	const parts = [
		reference,
		deposit.state,
		money,
		`of member ${deposit.member_id}`,
		pictures,
		deposit.opened_at.toISOString(),
	];
	return parts.join("  ");
}

export function methodLines({ code, kind, enabled, terms }: Method): readonly string[] {
	return [
		`${code}  ${kind}  ${enabled ? "open" : "closed"}`,
		...terms.map(({ currency, smallest, largest, feeFixed, feeBasisPoints }) => {
			const fee = `fee ${feeFixed} and ${(feeBasisPoints / 100).toFixed(2)} per cent`;
			return `  ${currency}  ${smallest} to ${largest}, ${fee}`;
		}),
	];
}

const sentences: Readonly<Record<string, string>> = {
	DEPOSIT_NOT_FOUND: "There is no such deposit.",
	PROVIDER_DEPOSIT: "Its provider tells what arrived: credit the provider's line instead.",
	AGENT_DEPOSIT: "The agent above the member decides it, out of the own float.",
	FINDING_NOT_FOUND: "There is no such finding.",
	FINDING_RESOLVED: "It was resolved before: nothing was changed.",
	LINE_NOT_FOUND: "There is no such line.",
	LINE_CLOSED: "It was credited or returned before: nothing was changed.",
	LINE_NOT_CREDITABLE: "It is of another currency or no amount: return it.",
	DEPOSIT_CLOSED: "It came to its end before: nothing was changed.",
	NOTHING_LEFT: "The fee takes all that arrived: nothing was changed.",
	NOT_OPENED: "Its pictures do not open with the key of this installation.",
	ACCOUNT_EXCLUDED: "A break or an exclusion of the member runs: refuse it and send the transfer back.",
	IDENTITY_REQUIRED: "The market asks the member for a document first: nothing was changed.",
	LIMIT_REQUIRED: "The market asks the member for a deposit limit first: nothing was changed.",
	LIMIT_REACHED: "It would pass a deposit limit of the member: refuse it and send the transfer back.",
	VOUCHER_UNKNOWN: "There is no such voucher.",
	VOUCHER_USED: "It was redeemed or withdrawn before: nothing was changed.",
	WITHDRAWAL_NOT_FOUND: "There is no such withdrawal.",
	WITHDRAWAL_CLOSED: "It came to its end before: nothing was changed.",
	WITHDRAWAL_NOT_THERE: "It is not in a state for this: nothing was changed.",
	APPROVED_BEFORE: "You approved it before; another person decides: nothing was changed.",
	IMAGE_TYPE: "Only PNG and JPEG pictures show that it was paid: nothing was changed.",
	IMAGE_TOO_LARGE: "A picture has at most 5 MB and 12 million pixels: nothing was changed.",
	IMAGE_UNREADABLE: "A picture cannot be read: nothing was changed.",
	METHOD_NOT_FOUND: "There is no such way to pay in for this currency.",
};

export const refusalWords = (code: string): string => sentences[code] ?? code;
