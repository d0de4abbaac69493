// The public face of the members' screens. What opens on demand comes in files of its own.
import { lazyPart } from "#platform/ui";

export { useReadMember, useReadPaymentPassword } from "./calls.gen.ts";
export { keepReturn } from "./channels/is-way-back.ts";
export { GuestAttempt, LoginAttempt } from "./entry/attempts.ts";
export { workOut } from "./human/work-out.ts";
export {
	AccountPage,
	ChangePasswordDialog,
	ForgottenPopup,
	LoginPopup,
	NewPassword,
	OwnPicture,
	PasswordField,
	PaymentPasswordDialog,
	PaymentPasswordForm,
	RegisterDirect,
	RegisterPopup,
	RenewLogin,
	WishProof,
} from "./later-parts.ts";
export { rememberedLogin } from "./login/login-memory.ts";
export { keepInvitation } from "./register/invitation.ts";
export { forgetNewcomer, useNewcomer } from "./register/newcomer.ts";
export { asksForPassword, hasLeft, leaveSession, tellLeaving, useSessionEnd } from "./session-life.ts";
export { membersMessages, useMembersText } from "./text.ts";
export { useSignOut } from "./use-sign-out.ts";

export const PhoneSimulator = lazyPart(() => import("./phone/phone-simulator.tsx").then((part) => part.PhoneSimulator));
