// The calls of the members.
export { changePassword } from "./endpoints/change-password.ts";
export { checkAffiliate } from "./endpoints/check-affiliate.ts";
export { drawCaptcha } from "./endpoints/draw-captcha.ts";
export { endSessions } from "./endpoints/end-sessions.ts";
export { listAccountEvents } from "./endpoints/list-account-events.ts";
export { listSessions, mostSessions } from "./endpoints/list-sessions.ts";
export { logIn } from "./endpoints/log-in.ts";
export { logOut } from "./endpoints/log-out.ts";
export { mailPassword } from "./endpoints/mail-password.ts";
export { readMember } from "./endpoints/read-member.ts";
export { readMemberIcon } from "./endpoints/read-member-icon.ts";
export { registerByMobile, registerMember } from "./endpoints/register-member.ts";
export { resetPassword } from "./endpoints/reset-password.ts";
export { sendPhoneCode } from "./endpoints/send-phone-code.ts";
export { sendRegisterCode } from "./endpoints/send-register-code.ts";
export { startFreePlay } from "./endpoints/start-free-play.ts";
export { passwordCheckErrors } from "./errors.ts";
