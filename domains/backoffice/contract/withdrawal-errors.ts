// Why the desk refuses to work a withdrawal, in order of precedence.
import { withdrawalWorkErrors } from "#cashier/contract";
import type { ErrorTable } from "#platform/contract";

export const withdrawalDeskErrors = withdrawalWorkErrors;

export const sendWithdrawalErrors = {
	/** Nobody pays out for this house. */
	NO_PAYOUT_PROVIDER: { status: 409 },
	...withdrawalWorkErrors,
} as const satisfies ErrorTable;
