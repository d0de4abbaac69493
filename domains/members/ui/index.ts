// The public face of the members' screens. What opens on demand comes in files of its own.
import { lazyPart } from "#platform/ui";

export { useReadMember, useReadPaymentPassword } from "./calls.gen.ts";
export { keepReturn } from "./channels/is-way-back.ts";
export { GuestAttempt, LoginAttempt } from "./entry/attempts.ts";
export { workOut } from "./human/work-out.ts";
export { rememberedLogin } from "./login/login-memory.ts";
export { keepInvitation } from "./register/invitation.ts";
export { forgetNewcomer, useNewcomer } from "./register/newcomer.ts";
export { asksForPassword, hasLeft, leaveSession, tellLeaving, useSessionEnd } from "./session-life.ts";
export { membersMessages, useMembersText } from "./text.ts";
export { useSignOut } from "./use-sign-out.ts";

export const LoginPopup = lazyPart(() => import("./login/login-popup.tsx").then((part) => part.LoginPopup));
export const RegisterPopup = lazyPart(() => import("./register/register-popup.tsx").then((part) => part.RegisterPopup));
export const PhoneSimulator = lazyPart(() => import("./phone/phone-simulator.tsx").then((part) => part.PhoneSimulator));
export const ForgottenPopup = lazyPart(() =>
	import("./forgotten/forgotten-popup.tsx").then((part) => part.ForgottenPopup),
);
export const ChangePasswordDialog = lazyPart(() =>
	import("./password/change-password-dialog.tsx").then((part) => part.ChangePasswordDialog),
);
export const PasswordField = lazyPart(() => import("./password/password-field.tsx").then((part) => part.PasswordField));
export const WishProof = lazyPart(() => import("./security/wish-proof.tsx").then((part) => part.WishProof));
export const PaymentPasswordDialog = lazyPart(() =>
	import("./security/payment-password-dialog.tsx").then((part) => part.PaymentPasswordDialog),
);
export const PaymentPasswordForm = lazyPart(() =>
	import("./security/payment-password-form.tsx").then((part) => part.PaymentPasswordForm),
);
export const NewPassword = lazyPart(() => import("./password/new-password.tsx").then((part) => part.NewPassword));
export const RenewLogin = lazyPart(() => import("./security/renew-login.tsx").then((part) => part.RenewLogin));
export const RegisterDirect = lazyPart(() =>
	import("./register/register-direct.tsx").then((part) => part.RegisterDirect),
);
export const OwnPicture = lazyPart(() => import("./account/own-picture.tsx").then((part) => part.OwnPicture));
export const AccountPage = lazyPart(() => import("./account/account-page.tsx").then((part) => part.AccountPage));
