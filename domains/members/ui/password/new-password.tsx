// A new password after the login: asked for when the old one may no longer be used, offered at a first login.
import { useBootstrapSite } from "#brand/ui";
import { Button, showToast, useSession } from "#platform/ui";
import { EntryFrame } from "../entry/entry-frame.tsx";
import { useMembersText } from "../text.ts";
import { useSignOut } from "../use-sign-out.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";

export type NewPasswordProps = {
	/** Known from the login that just happened; else the form asks for it. */
	readonly oldPassword?: string;
	/** False: the person may leave it for another day. */
	readonly mustChange: boolean;
	readonly onDone: () => void;
	/** Left without a new password where one is needed: logged out again. */
	readonly onLeave: () => void;
};

export function NewPassword({ oldPassword, mustChange, onDone, onLeave }: NewPasswordProps) {
	const say = useMembersText();
	const { account } = useSession();
	const { data } = useBootstrapSite({});
	const { signOut } = useSignOut();
	const leave = () => {
		if (mustChange) void signOut().then(onLeave);
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
			title={say(mustChange ? "password.expiredTitle" : "password.firstTitle")}
			onClose={leave}
		>
			<p className="text-14 text-text-2">{say(mustChange ? "password.expiredText" : "password.firstText")}</p>
			<p className="text-14 text-text-2">
				{say("fields.username")} <strong className="text-text-1">{account}</strong>
			</p>
			{rule === undefined ? null : (
				<ChangePasswordForm
					account={account}
					rule={rule}
					{...(oldPassword === undefined ? {} : { oldPassword })}
					onChanged={changed}
				/>
			)}
			<Button look="quiet" wide onPress={leave}>
				{say(mustChange ? "password.signOut" : "password.later")}
			</Button>
		</EntryFrame>
	);
}
