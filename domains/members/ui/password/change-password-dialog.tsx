// The modal that changes the password of whoever is logged in (changePassModal).
import { useBootstrapSite } from "#brand/ui";
import { Dialog, Skeleton, showToast, useSession } from "#platform/ui";
import { useMembersText } from "../text.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";

export type ChangePasswordDialogProps = { readonly onClose: () => void; readonly onChanged: () => void };

export function ChangePasswordDialog({ onClose, onChanged }: ChangePasswordDialogProps) {
	const say = useMembersText();
	const { account } = useSession();
	const { data } = useBootstrapSite({});
	const rule = data?.register.fields.password;
	const changed = () => {
		showToast({ tone: "success", text: say("password.changed") });
		onChanged();
	};
	return (
		<Dialog open title={say("password.title")} description={say("password.others")} size="dialog" onClose={onClose}>
			<p className="mb-4 text-14 text-text-2">
				{say("fields.username")} <strong className="text-text-1">{account}</strong>
			</p>
			{rule === undefined ? (
				<Skeleton className="h-64" />
			) : (
				<ChangePasswordForm account={account} rule={rule} onChanged={changed} />
			)}
		</Dialog>
	);
}
