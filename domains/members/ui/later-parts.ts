// Parts of the domain that no first screen asks for: the site keeps their addresses out of its entry (vite.config.ts).
import { lazyPart } from "#platform/ui";

export const LoginPopup = lazyPart(() => import("./login/login-popup.tsx").then((part) => part.LoginPopup));
export const RegisterPopup = lazyPart(() => import("./register/register-popup.tsx").then((part) => part.RegisterPopup));
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
