// A new password right after the login: asked for when the old one may no longer be used, offered at a first login.
import { useBootstrapSite } from "#brand/ui";
import { Button, showToast } from "#platform/ui";
import { EntryFrame } from "../entry/entry-frame.tsx";
import type { LoggedIn } from "../login/use-login.ts";
import { useMembersText } from "../text.ts";
import { useSignOut } from "../use-sign-out.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";

export type NewPasswordProps = {
	readonly login: LoggedIn;
	readonly onDone: () => void;
	/** Left without a new password where one is needed: logged out again. */
	readonly onLeave: () => void;
};

export function NewPassword({ login, onDone, onLeave }: NewPasswordProps) {
	const say = useMembersText();
	const { data } = useBootstrapSite({});
	const { signOut } = useSignOut();
	const leave = () => {
		if (login.mustChange) void signOut().then(onLeave);
		else onDone();
	};
	const changed = () => {
		showToast({ tone: "success", text: say("password.changed") });
		onDone();
	};
	const rule = data?.register.fields.password;
	return (
		<EntryFrame
			group="w_login"
			title={say(login.mustChange ? "password.expiredTitle" : "password.firstTitle")}
			onClose={leave}
		>
			<p className="text-14 text-text-2">{say(login.mustChange ? "password.expiredText" : "password.firstText")}</p>
			{rule === undefined ? null : (
				<ChangePasswordForm account={login.username} rule={rule} oldPassword={login.password} onChanged={changed} />
			)}
			<Button look="quiet" wide onPress={leave}>
				{say(login.mustChange ? "password.signOut" : "password.later")}
			</Button>
		</EntryFrame>
	);
}
