// Somebody new: name, roles; then the first password, shown this once.
import { useState } from "react";
import { fieldsOf } from "#platform/desk/ui";
import { Button, Dialog, FailureNote, Field } from "#platform/ui";
import { listStaff } from "../../contract/index.ts";
import { useAddStaff } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";
import { FirstPassword } from "./first-password.tsx";
import { RoleChecks } from "./role-checks.tsx";

type Added = { readonly username: string; readonly password: string };

export function AddStaff({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
	const say = useOfficeText();
	const [added, setAdded] = useState<Added>();
	const close = () => {
		setAdded(undefined);
		onClose();
	};
	return (
		<Dialog open={open} onClose={close} title={say("staff.add")} size="dialog">
			{added === undefined ? <NewStaff onAdded={setAdded} /> : <FirstPassword {...added} onClose={close} />}
		</Dialog>
	);
}

function NewStaff({ onAdded }: { readonly onAdded: (added: Added) => void }) {
	const say = useOfficeText();
	const [roles, setRoles] = useState<readonly string[]>([]);
	const add = useAddStaff({ refreshes: [listStaff] });
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const { username = "", name = "" } = fieldsOf(event.currentTarget);
				const done = ({ password }: { readonly password: string }) => onAdded({ username, password });
				add.mutate({ username, name, roles: [...roles] }, { onSuccess: done });
			}}
		>
			<Field label={say("staff.username")} hint={say("staff.usernameHint")} name="username" maxLength={30} required />
			<Field label={say("staff.name")} name="name" maxLength={80} required />
			<RoleChecks chosen={roles} onChoose={setRoles} />
			{add.error === null ? null : <FailureNote error={add.error} />}
			<Button submit wide busy={add.isPending}>
				{say("staff.add")}
			</Button>
		</form>
	);
}
