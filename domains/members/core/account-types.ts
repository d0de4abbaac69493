// The types of account (`isAgent` in the calls) and what each may open.

export const accountTypes = {
	player: 0,
	agent: 1,
	masterAgent: 2,
	guest: 4,
	seniorAgent: 41,
	generalAgent: 42,
} as const;

export type AccountType = (typeof accountTypes)[keyof typeof accountTypes];

const agents: ReadonlySet<AccountType> = new Set<AccountType>([1, 2, 41, 42]);

/** Whether the account sees the agent centre. */
export const isAgent = (type: AccountType): boolean => agents.has(type);

/** A guest looks around and plays for nothing; it has no wallet. */
export const isGuest = (type: AccountType): boolean => type === accountTypes.guest;

export function isAccountType(value: number): value is AccountType {
	return Object.values(accountTypes).some((type) => type === value);
}
