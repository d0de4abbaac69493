// The rules of accounts: their types, what a registration must hold, passwords, locks, sessions.
export { type AccountType, accountTypes, isAccountType, isAgent, isGuest } from "./account-types.ts";
export { ageOn, calendarDay, isoDay } from "./age.ts";
export { authenticatorDigitsOf, newBackupCodes, setUpMinutes } from "./authenticator.ts";
export { decidePasswordChange, passwordFits } from "./change-password.ts";
export {
	blockMinutes,
	type CodePurpose,
	type CodeRules,
	type CodeVerdict,
	isCode,
	judgeCode,
	newCode,
	standardCodeRules,
} from "./codes.ts";
export { type KnownContact, type Proof, proofFor } from "./contact-proof.ts";
export { contactKey, labelKey } from "./find-member.ts";
export { codeKey, looksGrouped, newGroupedCode } from "./grouped-code.ts";
export { type Attempt, afterFailure, afterSuccess, decideAttempt, emptyTally, type Tally } from "./login-guard.ts";
export { networkOf } from "./network.ts";
export { ownWords } from "./own-words.ts";
export { challengeMinutes, longestPasskeyName, mostPasskeys, originFits } from "./passkeys.ts";
export { isHardToGuess } from "./password-strength.ts";
export { decidePaymentPassword, isSimplePin } from "./payment-password.ts";
export {
	isOriginOf,
	type PhoneFault,
	type PhonePurpose,
	phoneFaultOf,
	providerWordOf,
	statementMinutes,
	thirdPartyWaitSeconds,
	verificationMinutes,
} from "./phone-provider.ts";
export { housePictures, isSmallPng, mostPictureFileBytes } from "./picture.ts";
export { rulesByMobile, rulesByName, rulesDirect } from "./registration-ways.ts";
export {
	decideEntry,
	type EntryRules,
	maskedName,
	type ProofWay,
	payoutNameKey,
	proofMinutes,
	proofWays,
	standardEntryRules,
	strongestWay,
	type WishProof,
	wishProofs,
} from "./second-proof.ts";
export {
	decideGuess,
	decideSend,
	emptySends,
	failedOfLate,
	guessWait,
	type SendTallies,
	type SendTally,
} from "./send-limits.ts";
export {
	expiryOf,
	givenHours,
	hasLapsed,
	isAlive,
	mustChangePassword,
	needsTouch,
	type SessionTimes,
} from "./session-life.ts";
export {
	type FieldProblem,
	type FieldProblems,
	fieldProblem,
	type PasswordFault,
	type ValidRegistration,
	validateRegistration,
} from "./validate-registration.ts";
export { isOpened } from "./ways-in.ts";
