// Asks before signing out; then ends the session here whatever the server answers, and goes home.
import { useNavigate } from "@tanstack/react-router";
import { useBrandText } from "#brand/ui";
import { useLogOut } from "#members/ui";
import { Confirm, closeSession } from "#platform/ui";

export function SignOut({ onClose }: { readonly onClose: () => void }) {
	const say = useBrandText();
	const navigate = useNavigate();
	const logOut = useLogOut();
	const leave = () =>
		logOut.mutate(
			{},
			{
				onSettled: () => {
					closeSession();
					onClose();
					void navigate({ to: "/" });
				},
			},
		);
	return (
		<Confirm
			open
			onClose={onClose}
			title={say("account.signOutTitle")}
			text={say("account.signOutText")}
			act={say("account.signOut")}
			onAct={leave}
			busy={logOut.isPending}
		/>
	);
}
