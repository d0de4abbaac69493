// Who stands below an agent, one step after the other: directly below it, below one of them, or the one of a name.
import { CallRefused, EmptyState, pagesHook, RecordList, RecordTable, Skeleton, useAddress } from "#platform/ui";
import { listTeam } from "../contract/index.ts";
import { MemberCard } from "./member-card.tsx";
import { MemberSearch } from "./report-filters.tsx";
import { teamAddress } from "./team-address.ts";
import { useTeamColumns } from "./team-columns.tsx";
import { TeamPath } from "./team-path.tsx";
import { useAgentsText } from "./text.ts";

const useTeam = pagesHook(listTeam, ({ next }) => (next === null ? undefined : { cursor: next }));

/** An address is typed by people: what is no number of a member asks for the agent's own list. */
const memberNumber = /^[1-9][0-9]{0,17}$/;

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
	const columns = useTeamColumns();
	const isNobody = team.error instanceof CallRefused && team.error.failure.code === "MEMBER_NOT_BELOW";
	const nobody = account === undefined && of === undefined ? "none" : "noneBelow";
	return (
		<div className="flex flex-col gap-4">
			<MemberSearch key={account} account={account} onFind={find} />
			<TeamPath path={path} onOpen={open} />
			{whose === undefined ? null : <MemberCard account={whose.account} direct={path.length === 1} />}
			{isNobody ? (
				<EmptyState title={say("team.nobody")} text={say("errors.MEMBER_NOT_BELOW")} />
			) : (
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
