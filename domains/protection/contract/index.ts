// The calls of protection.
export { depositProtectionErrors } from "./deposit-errors.ts";
export { answerOwnRealityCheck } from "./endpoints/answer-own-reality-check.ts";
export { answerRealityCheck } from "./endpoints/answer-reality-check.ts";
export { chooseRealityCheck } from "./endpoints/choose-reality-check.ts";
export { closeAccount } from "./endpoints/close-account.ts";
export { excludeSelf } from "./endpoints/exclude-self.ts";
export { keepLimit } from "./endpoints/keep-limit.ts";
export { readIdentity } from "./endpoints/read-identity.ts";
export { readOwnRealityCheck } from "./endpoints/read-own-reality-check.ts";
export { readProtection } from "./endpoints/read-protection.ts";
export { readRealityCheck } from "./endpoints/read-reality-check.ts";
export { sendDocument } from "./endpoints/send-document.ts";
export { setLimit } from "./endpoints/set-limit.ts";
export { takeBreak } from "./endpoints/take-break.ts";
export { imageErrors } from "./errors.ts";
export { type Identity, mostDocumentImages } from "./identity-models.ts";
export type { MemberLimit, Played, Protection, RealityCheck } from "./models.ts";
export { playProtectionErrors } from "./play-errors.ts";
