// What a role allows: one box a permission. It holds at once for everybody who has the role.
import { useState } from "react";
import { Coded, fieldsOf, usePermissions, useSaved } from "#platform/desk/ui";
import { Button, Check, FailureNote, Field } from "#platform/ui";
import { listRoles, type Role } from "../../contract/index.ts";
import { useSaveRole } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

export function RoleForm({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
	const say = useOfficeText();
	const permissions = usePermissions();
	const [chosen, setChosen] = useState<readonly string[]>(role.permissions);
	const save = useSaveRole({ refreshes: [listRoles] });
	const done = useSaved(onClose);
	return (
		<form
			className="flex flex-col gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				const { code = role.code, alone = "" } = fieldsOf(event.currentTarget);
				const aloneUpTo = alone.trim() === "" ? null : alone.trim();
				save.mutate({ code, permissions: [...chosen], aloneUpTo }, { onSuccess: done });
			}}
		>
			{role.code === "" ? (
				<Field label={say("roles.code")} hint={say("roles.codeHint")} name="code" maxLength={30} required />
			) : null}
			<fieldset className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
				<legend className="sr-only">{say("roles.permission")}</legend>
				{permissions.map((permission) => (
					<Check
						key={permission}
						checked={chosen.includes(permission)}
						onChange={({ currentTarget }) =>
							setChosen(currentTarget.checked ? [...chosen, permission] : chosen.filter((one) => one !== permission))
						}
					>
						<Coded group="permissions" code={permission} />
					</Check>
				))}
			</fieldset>
			{chosen.includes("wallet.adjustments:propose") ? (
				<Field
					label={say("roles.alone")}
					hint={say("roles.aloneHint")}
					name="alone"
					inputMode="decimal"
					defaultValue={role.aloneUpTo ?? ""}
					maxLength={16}
					autoComplete="off"
				/>
			) : null}
			{save.error === null ? null : <FailureNote error={save.error} />}
			<Button submit busy={save.isPending}>
				{say("roles.save")}
			</Button>
		</form>
	);
}
