// Asks before signing out; then goes home, whatever the server answered.
import { useNavigate } from "@tanstack/react-router";
import { useBrandText } from "#brand/ui";
import { useSignOut } from "#members/ui";
import { Confirm } from "#platform/ui";

export function SignOut({ onClose }: { readonly onClose: () => void }) {
	const say = useBrandText();
	const navigate = useNavigate();
	const { signOut, busy } = useSignOut();
	const leave = async () => {
		await signOut();
		onClose();
		await navigate({ to: "/" });
	};
	return (
		<Confirm
			open
			onClose={onClose}
			title={say("account.signOutTitle")}
			text={say("account.signOutText")}
			act={say("account.signOut")}
			onAct={() => void leave()}
			busy={busy}
		/>
	);
}
