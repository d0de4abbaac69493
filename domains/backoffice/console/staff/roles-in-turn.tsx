// What each role allows, one role after the other: as many columns as there are roles do not fit a phone. Each opens to the
// list of its permissions.
import { Coded, useCodeWords, usePermissions } from "#platform/desk/ui";
import { Button, Icon } from "#platform/ui";
import type { Role } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";
import type { RolesShown } from "./role-matrix.tsx";

export function RolesInTurn({ roles, onEdit }: RolesShown) {
	return (
		<ul className="flex flex-col gap-2 text-14">
			{roles.map((role) => (
				<li key={role.code}>
					<OneRole role={role} {...(onEdit === undefined ? {} : { onEdit })} />
				</li>
			))}
		</ul>
	);
}

type OneRoleProps = { readonly role: Role; readonly onEdit?: (role: Role) => void };

function OneRole({ role, onEdit }: OneRoleProps) {
	const say = useOfficeText();
	const permissions = usePermissions();
	const name = useCodeWords()("roles", role.code);
	const allowed = permissions.filter((one) => role.permissions.includes(one));
	const counts = { allowed: String(allowed.length), all: String(permissions.length) };
	return (
		<details className="group rounded-card bg-surface-2">
			<summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2.5 [&::-webkit-details-marker]:hidden">
				<span className="min-w-0 grow font-medium break-words">{name}</span>
				<span className="shrink-0 text-13 text-text-3">{say("roles.allowed", counts)}</span>
				<Icon name="chevron-down" className="size-4 shrink-0 text-text-3 transition group-open:rotate-180" />
			</summary>
			<div className="flex flex-col gap-3 border-t border-line px-4 py-3">
				<ul aria-label={name} className="flex flex-col gap-2.5">
					{allowed.map((permission) => (
						<li key={permission} className="flex gap-2.5">
							<Icon name="check" className="mt-0.5 size-4 shrink-0 text-won" />
							<Coded group="permissions" code={permission} />
						</li>
					))}
				</ul>
				{onEdit === undefined ? null : (
					<Button look="plain" size="small" onPress={() => onEdit(role)}>
						{say("roles.edit", { role: name })}
					</Button>
				)}
			</div>
		</details>
	);
}
