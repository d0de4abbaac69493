// The rules of accounts: their types, what a registration must hold, passwords, locks.
export { type AccountType, accountTypes, isAccountType, isAgent, isGuest } from "./account-types.ts";
