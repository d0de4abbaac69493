// Whether somebody is asked to set a deposit limit before they pay in for the first time (RTS 12B).

export type FirstDeposit = {
	/** A deposit was opened or credited before. */
	readonly paidInBefore: boolean;
	/** A deposit limit holds, whoever set it. */
	readonly limited: boolean;
	/** The person said that they want none. */
	readonly declined: boolean;
};

export const asksForLimit = ({ paidInBefore, limited, declined }: FirstDeposit): boolean =>
	!paidInBefore && !limited && !declined;
