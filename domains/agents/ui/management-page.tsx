// Who stands below an agent, one step after the other: directly below it, below one of them, or the one of a name.
import {
	actionHook,
	CallRefused,
	Chips,
	EmptyState,
	pagesHook,
	RecordList,
	RecordTable,
	Skeleton,
	useAddress,
} from "#platform/ui";
import { listTeam } from "../contract/index.ts";
import { FileButton } from "./file-button.tsx";
import { MemberCard } from "./member-card.tsx";
import { usePointsText } from "./point-fields.tsx";
import { MemberSearch } from "./report-filters.tsx";
import { teamAddress } from "./team-address.ts";
import { useTeamColumns } from "./team-columns.tsx";
import { TeamPath } from "./team-path.tsx";
import { TeamTree } from "./team-tree.tsx";
import { useAgentsText } from "./text.ts";

const usePage = actionHook(listTeam);
const useTeam = pagesHook(listTeam, ({ next }) => (next === null ? undefined : { cursor: next }));

/** An address is typed by people: what is no number of a member asks for the agent's own list. */
const memberNumber = /^[1-9][0-9]{0,17}$/;

const views = ["list", "tree"] as const;

export function ManagementPage() {
	const say = useAgentsText();
	const { read, write } = useAddress();
	const account = read(teamAddress.account)?.slice(0, 256);
	const typed = read(teamAddress.of);
	const of = typed !== undefined && memberNumber.test(typed) ? typed : undefined;
	const open = (memberId: string | undefined) =>
		write({ [teamAddress.of]: memberId, [teamAddress.account]: undefined }, { step: true });
	const find = (name: string) =>
		write({ [teamAddress.of]: undefined, [teamAddress.account]: name === "" ? undefined : name }, { step: true });
	const below = of === undefined ? {} : { of };
	const team = useTeam({ pageSize: 20, ...(account === undefined ? below : { account }) });
	const path = team.data?.pages[0]?.path ?? [];
	const whose = account === undefined && of !== undefined ? path.at(-1) : undefined;
	const view = read(teamAddress.view) === "tree" ? "tree" : "list";
	const isTree = view === "tree" && account === undefined && team.data?.pages[0]?.members.length !== 0;
	const columns = useTeamColumns();
	const isNobody = team.error instanceof CallRefused && team.error.failure.code === "MEMBER_NOT_BELOW";
	const nobody = account === undefined && of === undefined ? "none" : "noneBelow";
	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-wrap items-end justify-between gap-2">
				<MemberSearch key={account} account={account} onFind={find} />
				{isNobody ? null : <TeamFile asked={account === undefined ? below : { account }} />}
			</div>
			<Chips
				label={say("team.view")}
				items={views.map((key) => ({ key, label: say(`team.views.${key}`) }))}
				chosen={view}
				onChoose={(key) => write({ [teamAddress.view]: key === "list" ? undefined : key })}
			/>
			<TeamPath path={path} onOpen={open} />
			{whose === undefined ? null : <MemberCard account={whose.account} direct={path.length === 1} />}
			{isNobody ? <EmptyState title={say("team.nobody")} text={say("errors.MEMBER_NOT_BELOW")} /> : null}
			{isTree && !isNobody ? <TeamTree key={of} of={of} onOpen={open} /> : null}
			{isTree || isNobody ? null : (
				<RecordList
					pages={team}
					rows={team.data?.pages.flatMap((page) => page.members)}
					waiting={<Skeleton className="h-80 rounded-card" />}
					none={<EmptyState title={say(`team.${nobody}`)} text={say("team.noneText")} />}
				>
					{(rows) => (
						<RecordTable
							dense
							caption={say("team.title")}
							columns={columns}
							rows={rows}
							rowKey={({ memberId }) => memberId}
							onOpen={({ memberId }) => open(memberId)}
						/>
					)}
				</RecordList>
			)}
		</div>
	);
}

type Asked = { readonly of?: string; readonly account?: string };

/** Whole, as the list is: contacts stay masked. */
function TeamFile({ asked }: { readonly asked: Asked }) {
	const say = useAgentsText();
	const pointsText = usePointsText();
	const { mutateAsync } = usePage();
	const heads = (["member", "agent", "contact", "registered", "lastLogin", "direct", "whole"] as const).map((key) =>
		say(`team.${key}`),
	);
	return (
		<FileButton
			name="tessera-team"
			heads={[...heads, say("points.points"), say("manage.note")]}
			page={async (cursor) => {
				const page = await mutateAsync({ ...asked, pageSize: 100, ...(cursor === undefined ? {} : { cursor }) });
				const rows = page.members.map((one) => [
					...[one.account, say(one.agent ? "team.agent" : "team.player"), [one.phone, one.email].join(" ").trim()],
					...[one.registeredAt, one.lastLoginAt ?? "", String(one.direct), String(one.team)],
					...[pointsText(one.points), one.note],
				]);
				return { rows, next: page.next };
			}}
		/>
	);
}
