// The calls of protection.
export { keepLimit } from "./endpoints/keep-limit.ts";
export { readProtection } from "./endpoints/read-protection.ts";
export { setLimit } from "./endpoints/set-limit.ts";
export { playProtectionErrors } from "./errors.ts";
export type { MemberLimit, Played, Protection } from "./models.ts";
