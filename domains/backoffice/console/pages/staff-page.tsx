// Who works here: roles, last access, who is locked or disabled; somebody new, and what changes of somebody.
import { useState } from "react";
import {
	type DataColumn,
	DataTable,
	PageHead,
	TableSkeleton,
	useCodeWords,
	useDeskText,
	useMay,
} from "#platform/desk/ui";
import { Badge, Button, csvOf, csvWord, DateTime, FailureNote, saveFile, useFormats } from "#platform/ui";
import type { StaffLine } from "../../contract/index.ts";
import { useListStaff } from "../calls.gen.ts";
import { AddStaff } from "../staff/add-staff.tsx";
import { StaffDetail } from "../staff/staff-detail.tsx";
import { useOfficeText } from "../text.ts";

export function StaffPage() {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const mayWrite = useMay("staff:write");
	const list = useListStaff({});
	const [adding, setAdding] = useState(false);
	const [openId, setOpenId] = useState<string>();
	const columns = useColumns();
	const staff = list.data?.staff;
	const open = staff?.find(({ staffId }) => staffId === openId);
	const toCsv = useCsv();
	return (
		<>
			<PageHead title={say("screens.staff")} text={say("staff.text")}>
				<Button
					look="plain"
					size="small"
					icon="download"
					disabled={staff === undefined}
					onPress={() => saveFile({ name: "staff.csv", text: toCsv(staff ?? []) })}
				>
					{sayDesk("parts.csv")}
				</Button>
				{mayWrite ? (
					<Button size="small" onPress={() => setAdding(true)}>
						{say("staff.add")}
					</Button>
				) : null}
			</PageHead>
			{list.error === null ? null : <FailureNote error={list.error} onRetry={() => void list.refetch()} />}
			{staff === undefined && list.error === null ? <TableSkeleton /> : null}
			{staff === undefined ? null : (
				<DataTable
					caption={say("screens.staff")}
					columns={columns}
					rows={staff}
					rowKey={({ staffId }) => staffId}
					opened={openId}
					onOpen={({ staffId }) => setOpenId(staffId)}
				/>
			)}
			<AddStaff open={adding} onClose={() => setAdding(false)} />
			<StaffDetail staff={open} onClose={() => setOpenId(undefined)} />
		</>
	);
}

function useColumns(): readonly DataColumn<StaffLine>[] {
	const say = useOfficeText();
	const wordsOf = useCodeWords();
	return [
		{ key: "username", head: say("staff.username"), cell: ({ username }) => username, sortBy: (row) => row.username },
		{ key: "name", head: say("staff.name"), cell: ({ name }) => name, sortBy: (row) => row.name },
		{
			key: "roles",
			head: say("staff.roles"),
			cell: ({ roles }) => roles.map((code) => wordsOf("roles", code)).join(", ") || "–",
		},
		{ key: "state", head: say("staff.state"), cell: (row) => <StaffState staff={row} /> },
		{
			key: "last",
			head: say("staff.lastAccess"),
			cell: ({ lastAccessAt }) => (lastAccessAt === null ? "–" : <DateTime at={lastAccessAt} />),
			sortBy: ({ lastAccessAt }) => lastAccessAt ?? "",
		},
	];
}

export function StaffState({ staff }: { readonly staff: StaffLine }) {
	const say = useOfficeText();
	if (staff.disabled) return <Badge tone="lost">{say("staff.disabled")}</Badge>;
	if (staff.lockedUntil !== null) return <Badge tone="lost">{say("staff.locked")}</Badge>;
	if (staff.waiting) return <Badge tone="hue">{say("staff.waiting")}</Badge>;
	return <Badge>{say("staff.active")}</Badge>;
}

function useCsv(): (staff: readonly StaffLine[]) => string {
	const say = useOfficeText();
	const { exact } = useFormats();
	const heads = ["username", "name", "roles", "disabled", "created", "lastAccess"] as const;
	return (staff) =>
		csvOf([
			heads.map((head) => csvWord(say(`staff.${head}`))),
			...staff.map((one) => [
				...[csvWord(one.username), csvWord(one.name), csvWord(one.roles.join(" ")), String(one.disabled)],
				...[exact(one.createdAt), one.lastAccessAt === null ? "" : exact(one.lastAccessAt)],
			]),
		]);
}
