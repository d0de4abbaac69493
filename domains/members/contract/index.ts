// The calls of the members.

export { addPasskey } from "./endpoints/add-passkey.ts";
export { beginHumanCheck } from "./endpoints/begin-human-check.ts";
export { changeContact } from "./endpoints/change-contact.ts";
export { changePassword } from "./endpoints/change-password.ts";
export {
	beginChannelLogin,
	finishChannelLogin,
	linkChannel,
	listChannels,
} from "./endpoints/channel-login.ts";
export { checkAffiliate } from "./endpoints/check-affiliate.ts";
export { confirmAuthenticator } from "./endpoints/confirm-authenticator.ts";
export { drawCaptcha } from "./endpoints/draw-captcha.ts";
export { endSessions } from "./endpoints/end-sessions.ts";
export { listAccountEvents } from "./endpoints/list-account-events.ts";
export { listPasskeys } from "./endpoints/list-passkeys.ts";
export { listSessions, mostSessions } from "./endpoints/list-sessions.ts";
export { logIn } from "./endpoints/log-in.ts";
export { logInByPasskey } from "./endpoints/log-in-by-passkey.ts";
export { logOut } from "./endpoints/log-out.ts";
export { mailPassword } from "./endpoints/mail-password.ts";
export { readMemberIcon, readPlayerAvatar, setMemberPicture } from "./endpoints/member-picture.ts";
export { namePasskey } from "./endpoints/name-passkey.ts";
export {
	beginChannelLink,
	finishChannelLink,
	listOwnChannels,
	unlinkChannel,
} from "./endpoints/own-channels.ts";
export { readPaymentPassword, sendPaymentCode, setPaymentPassword } from "./endpoints/payment-password.ts";
export { readPayoutName, setPayoutName } from "./endpoints/payout-name.ts";
export { beginPhoneProof, readPhoneProvider } from "./endpoints/phone-provider.ts";
export { proveAtSimulator, sendSimulatorCode } from "./endpoints/phone-simulator.ts";
export { proveLogin } from "./endpoints/prove-login.ts";
export { readAuthenticator } from "./endpoints/read-authenticator.ts";
export { readContacts } from "./endpoints/read-contacts.ts";
export { readLastLogin } from "./endpoints/read-last-login.ts";
export { readMember } from "./endpoints/read-member.ts";
export { registerByMobile, registerDirect, registerMember } from "./endpoints/register-member.ts";
export { removePasskey } from "./endpoints/remove-passkey.ts";
export { renewBackupCodes } from "./endpoints/renew-backup-codes.ts";
export { renewLogin } from "./endpoints/renew-login.ts";
export { resetPassword } from "./endpoints/reset-password.ts";
export { sendContactCode } from "./endpoints/send-contact-code.ts";
export { sendLoginCode } from "./endpoints/send-login-code.ts";
export { sendPhoneCode } from "./endpoints/send-phone-code.ts";
export { sendRegisterCode } from "./endpoints/send-register-code.ts";
export { startAuthenticator } from "./endpoints/start-authenticator.ts";
export { startFreePlay } from "./endpoints/start-free-play.ts";
export { startPasskey } from "./endpoints/start-passkey.ts";
export { startPasskeyLogin } from "./endpoints/start-passkey-login.ts";
export { stopAuthenticator } from "./endpoints/stop-authenticator.ts";
export { passwordCheckErrors } from "./errors.ts";
export { askedProof } from "./models.ts";
export { paymentCheckErrors, payoutWishErrors } from "./payment-errors.ts";
export { accountEventKinds, memberActs } from "./trail-kinds.ts";
