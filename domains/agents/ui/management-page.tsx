// Who stands below an agent, one step after the other: directly below it, below one of them, or the one of a name.
import { type FormEvent, useState } from "react";
import {
	Button,
	CallRefused,
	EmptyState,
	Field,
	pagesHook,
	RecordList,
	RecordTable,
	Skeleton,
	useAddress,
} from "#platform/ui";
import { listTeam } from "../contract/index.ts";
import { teamAddress } from "./team-address.ts";
import { useTeamColumns } from "./team-columns.tsx";
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
	const columns = useTeamColumns();
	const isNobody = team.error instanceof CallRefused && team.error.failure.code === "MEMBER_NOT_BELOW";
	const nobody = account === undefined && of === undefined ? "none" : "noneBelow";
	return (
		<div className="flex flex-col gap-4">
			<Search key={account} account={account ?? ""} onFind={find} />
			<Path path={team.data?.pages[0]?.path ?? []} onOpen={open} />
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

function Search({ account, onFind }: { readonly account: string; readonly onFind: (name: string) => void }) {
	const say = useAgentsText();
	const [name, setName] = useState(account);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onFind(name.trim());
	};
	return (
		<form onSubmit={submit} className="flex flex-wrap items-end gap-2">
			<Field
				label={say("team.account")}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={256}
				value={name}
				onChange={(event) => setName(event.target.value)}
			/>
			<Button submit look="plain">
				{say("team.find")}
			</Button>
		</form>
	);
}

type PathProps = {
	readonly path: readonly { readonly memberId: string; readonly account: string }[];
	readonly onOpen: (memberId: string | undefined) => void;
};

/** The way down, each step a way back up. */
function Path({ path, onOpen }: PathProps) {
	const say = useAgentsText();
	const steps = [{ memberId: undefined, account: say("team.own") }, ...path];
	return (
		<nav aria-label={say("team.path")}>
			<ol className="flex flex-wrap items-center gap-x-1 text-14">
				{steps.map(({ memberId, account }, place) => (
					<li key={memberId ?? "own"} className="flex items-center gap-1">
						{place === 0 ? null : <span aria-hidden="true">›</span>}
						<Button look="quiet" onPress={() => onOpen(memberId)}>
							{account}
						</Button>
					</li>
				))}
			</ol>
		</nav>
	);
}
