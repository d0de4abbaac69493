// The roles of the brand and what each allows: a matrix on a desk, one role after the other on a phone. Whoever may, changes
// a role.
import { useState } from "react";
import { PageHead, TableSkeleton, useCodeWords, useMay } from "#platform/desk/ui";
import { Button, Dialog, FailureNote } from "#platform/ui";
import type { Role } from "../../contract/index.ts";
import { useListRoles } from "../calls.gen.ts";
import { RoleForm } from "../staff/role-form.tsx";
import { RoleMatrix } from "../staff/role-matrix.tsx";
import { RolesInTurn } from "../staff/roles-in-turn.tsx";
import { useOfficeText } from "../text.ts";

export function RolesPage() {
	const say = useOfficeText();
	const mayWrite = useMay("staff:write");
	const list = useListRoles({});
	const [edited, setEdited] = useState<Role>();
	const wordsOf = useCodeWords();
	const roles = list.data?.roles;
	const changing = mayWrite ? { onEdit: setEdited } : {};
	return (
		<>
			<PageHead title={say("screens.roles")} text={say("roles.text")}>
				{mayWrite ? (
					<Button size="small" onPress={() => setEdited({ code: "", permissions: [], aloneUpTo: null })}>
						{say("roles.add")}
					</Button>
				) : null}
			</PageHead>
			{list.error === null ? null : <FailureNote error={list.error} onRetry={() => void list.refetch()} />}
			{roles === undefined ? (
				<TableSkeleton />
			) : (
				<>
					<div className="hidden md:block">
						<RoleMatrix roles={roles} {...changing} />
					</div>
					<div className="md:hidden">
						<RolesInTurn roles={roles} {...changing} />
					</div>
				</>
			)}
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
