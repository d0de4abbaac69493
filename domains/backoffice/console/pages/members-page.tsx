// Members: found by an index each way, page after page, as a file; one of them opens beside the list.
import {
	ChoiceFilter,
	type DataColumn,
	DataPages,
	DaysFilter,
	FileButton,
	fieldsOf,
	PageHead,
	useDays,
	useDeskText,
} from "#platform/desk/ui";
import { actionHook, Button, DateTime, Dialog, Field, pagesHook, Select, useAddress } from "#platform/ui";
import { type FoundMemberLine, findMembers } from "../../contract/index.ts";
import { MemberDesk } from "../members/member-desk.tsx";
import { MemberState } from "../members/member-state.tsx";
import { useOfficeText } from "../text.ts";

const usePages = pagesHook(findMembers, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(findMembers);

const paymentMethods = ["account", "nickname", "contact", "label", "id"] as const;
const columnsOfFile = [
	...(["id", "account", "nickname", "type", "status", "currency", "createdAt", "lastLoginAt"] as const),
];
const states = ["active", "locked", "closed"] as const;

export function MembersPage() {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const { read, write } = useAddress();
	const asked = useAsked();
	const pages = usePages(asked);
	const one = useOnePage();
	const columns = useColumns();
	const open = read("member");
	return (
		<>
			<PageHead title={say("screens.members")} text={say("members.text")}>
				<FileButton
					name="members.csv"
					heads={columnsOfFile}
					cells={(row: FoundMemberLine) => columnsOfFile.map((column) => String(row[column] ?? ""))}
					page={async (step) => {
						const { members, next } = await one.mutateAsync({ ...asked, ...step });
						return { rows: members, next };
					}}
				/>
			</PageHead>
			<Filters />
			<DataPages
				pages={pages}
				rows={pages.data?.pages.flatMap(({ members }) => members)}
				none={say("members.none")}
				caption={say("screens.members")}
				columns={columns}
				rowKey={({ id }) => id}
				opened={open}
				onOpen={({ id }) => write({ member: id }, { step: true })}
			/>
			<Dialog
				open={open !== undefined}
				onClose={() => write({ member: undefined })}
				title={sayDesk("parts.member")}
				size="panel"
			>
				{open === undefined ? null : <MemberDesk key={open} memberId={open} />}
			</Dialog>
		</>
	);
}

/** What the address asks for. */
function useAsked() {
	const { read } = useAddress();
	const text = read("text");
	const by = paymentMethods.find((paymentMethod) => paymentMethod === read("by"));
	const status = states.find((state) => state === read("state"));
	const registered = useDays();
	return {
		...(text === undefined ? registered : {}),
		...(text === undefined ? {} : { text }),
		...(by === undefined ? {} : { by }),
		...(status === undefined ? {} : { status }),
	};
}

const textOf = (form: HTMLFormElement): string => {
	const { text = "" } = fieldsOf(form);
	return text.trim();
};

function Filters() {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const { read, write } = useAddress();
	const chosen = (value: string) => (value === "" ? undefined : value);
	return (
		<form
			className="mb-4 flex flex-wrap items-end gap-3"
			onSubmit={(event) => {
				event.preventDefault();
				write({ text: chosen(textOf(event.currentTarget)) });
			}}
		>
			<Select
				label={say("members.by")}
				value={read("by") ?? "account"}
				options={paymentMethods.map((paymentMethod) => ({
					value: paymentMethod,
					label: say(`members.${paymentMethod}`),
				}))}
				onChange={(by) => write({ by })}
			/>
			<div className="w-64">
				<Field label={say("members.search")} name="text" defaultValue={read("text") ?? ""} maxLength={100} />
			</div>
			<ChoiceFilter
				name="state"
				label={sayDesk("parts.state")}
				items={states.map((value) => ({ value, label: say(`members.${value}`) }))}
			/>
			{read("text") === undefined ? <DaysFilter of={say("members.registered")} /> : null}
			<Button submit look="plain" size="small" icon="filter">
				{sayDesk("parts.filter")}
			</Button>
		</form>
	);
}

function useColumns(): readonly DataColumn<FoundMemberLine>[] {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	return [
		{ key: "account", head: say("members.account"), cell: ({ account }) => account },
		{ key: "id", head: say("members.id"), cell: ({ id }) => id },
		{ key: "nickname", head: say("members.nickname"), cell: ({ nickname }) => nickname },
		{ key: "state", head: sayDesk("parts.state"), cell: ({ status }) => <MemberState status={status} /> },
		{ key: "registered", head: say("members.registered"), cell: ({ createdAt }) => <DateTime at={createdAt} /> },
		{
			key: "last",
			head: say("members.lastLogin"),
			cell: ({ lastLoginAt }) => (lastLoginAt === null ? "–" : <DateTime at={lastLoginAt} as="ago" />),
		},
	];
}
