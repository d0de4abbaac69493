// What each role allows, side by side: one line a permission, one column a role.
import { Coded, useCodeWords, usePermissions } from "#platform/desk/ui";
import { Icon } from "#platform/ui";
import type { Role } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";

export type RolesShown = { readonly roles: readonly Role[]; readonly onEdit?: (role: Role) => void };

export function RoleMatrix({ roles, onEdit }: RolesShown) {
	const say = useOfficeText();
	const permissions = usePermissions();
	const wordsOf = useCodeWords();
	return (
		<div className="relative overflow-x-auto">
			<table className="w-full text-14">
				<caption className="sr-only">{say("screens.roles")}</caption>
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
