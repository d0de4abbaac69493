// The team as a tree that opens level by level, with how many stand below each. A level comes when it is opened.
import { useState } from "react";
import { Button, FailureNote, Icon, pagesHook, Skeleton, useFormats, usePlatformText } from "#platform/ui";
import { listTeam, type TeamMember } from "../contract/index.ts";
import { useAgentsText } from "./text.ts";

const useTeam = pagesHook(listTeam, ({ next }) => (next === null ? undefined : { cursor: next }));

export type TeamTreeProps = {
	/** Below whom; the agent itself when it is not given. */
	readonly of: string | undefined;
	readonly onOpen: (memberId: string) => void;
};

export const TeamTree = ({ of, onOpen }: TeamTreeProps) => {
	const say = useAgentsText();
	return (
		<div className="rounded-card bg-surface-2 p-2">
			<Level of={of} label={say("team.title")} onOpen={onOpen} />
		</div>
	);
};

type LevelProps = TeamTreeProps & { readonly label: string };

function Level({ of, label, onOpen }: LevelProps) {
	const sayPlatform = usePlatformText();
	const team = useTeam({ pageSize: 20, ...(of === undefined ? {} : { of }) });
	const { data, error, hasNextPage, isFetchingNextPage } = team;
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void team.refetch()} />;
	if (data === undefined) return <Skeleton className="h-12 rounded-control" />;
	return (
		<ul aria-label={label} className="flex flex-col">
			{data.pages
				.flatMap((page) => page.members)
				.map((member) => (
					<Node key={member.memberId} member={member} onOpen={onOpen} />
				))}
			{hasNextPage ? (
				<li>
					<Button look="quiet" size="small" busy={isFetchingNextPage} onPress={() => void team.fetchNextPage()}>
						{sayPlatform("showMore")}
					</Button>
				</li>
			) : null}
		</ul>
	);
}

type NodeProps = Pick<TeamTreeProps, "onOpen"> & { readonly member: TeamMember };

function Node({ member: { memberId, account, agent, direct, team, frozen }, onOpen }: NodeProps) {
	const say = useAgentsText();
	const { number } = useFormats();
	const [open, setOpen] = useState(false);
	const below = say("team.below", { account });
	const kinds = [say(agent ? "team.agent" : "team.player"), ...(frozen ? [say("manage.frozen")] : [])];
	return (
		<li>
			<div className="flex min-h-12 items-center gap-1">
				{direct === 0 ? (
					<span className="size-10 shrink-0" />
				) : (
					<button
						type="button"
						aria-label={below}
						aria-expanded={open}
						onClick={() => setOpen(!open)}
						className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-surface-3"
					>
						<Icon name="chevron-right" className={`transition ${open ? "rotate-90" : ""}`} />
					</button>
				)}
				<button
					type="button"
					onClick={() => onOpen(memberId)}
					className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 rounded-control px-2 py-1 text-start hover:bg-surface-3"
				>
					<span className="font-medium break-all">{account}</span>
					<span className="text-13 text-text-3">{kinds.join(" · ")}</span>
				</button>
				{team === 0 ? null : (
					<span className="shrink-0 pe-2 text-end text-13 text-text-2">
						{say("team.counts", { direct: number(direct), team: number(team) })}
					</span>
				)}
			</div>
			{open ? (
				<div className="ms-5 border-s border-line ps-1">
					<Level of={memberId} label={below} onOpen={onOpen} />
				</div>
			) : null}
		</li>
	);
}
