// A new password: because the member wishes it, or because nothing else may come first. Both lead home afterwards.
import { useNavigate } from "@tanstack/react-router";
import { ChangePasswordDialog, NewPassword } from "#members/ui";
import { closePopup, type Popup } from "#platform/ui";
import { forcedPassword } from "../shell/use-forced-password.ts";

export function Password({ popup }: { readonly popup: Popup }) {
	const navigate = useNavigate();
	const close = () => closePopup();
	const home = () => {
		closePopup(0);
		void navigate({ to: "/" });
	};
	if (popup.page === forcedPassword) return <NewPassword mustChange onDone={home} onLeave={home} />;
	return <ChangePasswordDialog onClose={close} onChanged={home} />;
}
