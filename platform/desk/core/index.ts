// What two people decide about, and what one may do alone.
export { aloneHours, aloneLeft, aloneSince, beyondAlone } from "./alone.ts";
export {
	type ApprovalFault,
	type ApprovalState,
	type ApprovalWord,
	approvalFault,
	approvalHours,
	approvalStates,
} from "./approval.ts";
export { allowedFirst, type DeskPermissions, type FirstRole, firstRoles } from "./permissions.ts";
export { type CodeGroup, wordsOfCode } from "./words-of-code.ts";
