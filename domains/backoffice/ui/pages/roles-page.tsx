// The roles of the brand and what each allows: a matrix, one column a role. Whoever may, changes a role.
import { useState } from "react";
import { Button, Dialog, FailureNote, Icon } from "#platform/ui";
import type { Role } from "../../contract/index.ts";
import { permissions } from "../../core/index.ts";
import { useListRoles } from "../calls.gen.ts";
import { Coded, useCodeWords } from "../parts/coded.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { TableSkeleton } from "../parts/table-skeleton.tsx";
import { useMay } from "../parts/use-me.ts";
import { RoleForm } from "../staff/role-form.tsx";
import { useOfficeText } from "../text.ts";

export function RolesPage() {
	const say = useOfficeText();
	const mayWrite = useMay("staff:write");
	const list = useListRoles({});
	const [edited, setEdited] = useState<Role>();
	const wordsOf = useCodeWords();
	const roles = list.data?.roles;
	return (
		<>
			<PageHead title={say("nav.screens.roles")} text={say("roles.text")}>
				{mayWrite ? (
					<Button size="small" onPress={() => setEdited({ code: "", permissions: [], aloneUpTo: null })}>
						{say("roles.add")}
					</Button>
				) : null}
			</PageHead>
			{list.error === null ? null : <FailureNote error={list.error} onRetry={() => void list.refetch()} />}
			{roles === undefined ? <TableSkeleton /> : <Matrix roles={roles} {...(mayWrite ? { onEdit: setEdited } : {})} />}
			<Dialog
				open={edited !== undefined}
				onClose={() => setEdited(undefined)}
				title={edited === undefined ? "" : edited.code === "" ? say("roles.add") : wordsOf("roles", edited.code)}
				size="popup"
			>
				{edited === undefined ? null : <RoleForm role={edited} onClose={() => setEdited(undefined)} />}
			</Dialog>
		</>
	);
}

type MatrixProps = { readonly roles: readonly Role[]; readonly onEdit?: (role: Role) => void };

function Matrix({ roles, onEdit }: MatrixProps) {
	const say = useOfficeText();
	const wordsOf = useCodeWords();
	return (
		<div className="relative overflow-x-auto">
			<table className="w-full text-14">
				<caption className="sr-only">{say("nav.screens.roles")}</caption>
				<thead>
					<tr className="text-13 text-text-3">
						<th scope="col" className="px-3 py-2 text-start font-regular">
							{say("roles.permission")}
						</th>
						{roles.map((role) => (
							<th
								key={role.code}
								scope="col"
								title={role.code}
								className="px-3 py-2 text-center font-regular whitespace-nowrap"
							>
								{onEdit === undefined ? (
									wordsOf("roles", role.code)
								) : (
									<button
										type="button"
										onClick={() => onEdit(role)}
										aria-label={say("roles.edit", { role: wordsOf("roles", role.code) })}
										className="font-medium text-text-1 underline decoration-line-control underline-offset-4 hover:decoration-current"
									>
										{wordsOf("roles", role.code)}
									</button>
								)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{permissions.map((permission) => (
						<tr key={permission} className="border-t border-line hover:bg-surface-1">
							<th scope="row" className="px-3 py-2 text-start font-regular whitespace-nowrap">
								<Coded group="permissions" code={permission} />
							</th>
							{roles.map((role) => (
								<td key={role.code} className="px-3 py-2 text-center">
									<Allowed is={role.permissions.includes(permission)} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function Allowed({ is }: { readonly is: boolean }) {
	const say = useOfficeText();
	return (
		<>
			<span className="sr-only">{say(is ? "roles.yes" : "roles.no")}</span>
			{is ? <Icon name="check" className="mx-auto size-4 text-won" /> : <span aria-hidden="true">·</span>}
		</>
	);
}
