// The tree of agents: found by name, opened level by level, with the way up; members are moved by the word of two operators.
import { useState } from "react";
import { type DataColumn, DataPages, MemberLink, PageHead, useMay } from "#platform/desk/ui";
import { Badge, Button, Dialog, pagesHook, useAddress } from "#platform/ui";
import { readAgentTree, type TreeMember } from "../contract/index.ts";
import { AgentSearch, useSoughtAgent } from "./agent-search.tsx";
import { MoveForm } from "./move-form.tsx";
import { Moves } from "./moves.tsx";
import { useAgentsDeskText } from "./text.ts";

const useTree = pagesHook(readAgentTree, ({ next }) => (next === null ? undefined : { cursor: next }));

export function TreePage() {
	const say = useAgentsDeskText();
	const mayMove = useMay("agents.tree:write");
	const { write } = useAddress();
	const account = useSoughtAgent();
	const pages = useTree(account === undefined ? {} : { account });
	const [moving, setMoving] = useState(false);
	const open = (name: string | undefined) => write({ agent: name }, { step: true });
	const path = pages.data?.pages[0]?.path ?? [];
	const columns = useColumns();
	return (
		<>
			<PageHead title={say("screens.agentTree")} text={say("tree.text")}>
				{mayMove ? (
					<Button size="small" onPress={() => setMoving(true)}>
						{say("tree.move")}
					</Button>
				) : null}
			</PageHead>
			<AgentSearch key={account} />
			<Moves />
			<nav aria-label={say("tree.path")} className="mb-3 flex flex-wrap items-center gap-1 text-14">
				<Button look="quiet" size="small" onPress={() => open(undefined)}>
					{say("tree.top")}
				</Button>
				{path.map((step, place) => (
					<span key={step.memberId} className="flex items-center gap-1">
						<span aria-hidden="true">›</span>
						{place === path.length - 1 ? (
							<MemberLink {...step} />
						) : (
							<Button look="quiet" size="small" onPress={() => open(step.account)}>
								{step.account}
							</Button>
						)}
					</span>
				))}
			</nav>
			<DataPages
				caption={say("screens.agentTree")}
				pages={pages}
				rows={pages.data?.pages.flatMap(({ members }) => members)}
				none={say("tree.none")}
				columns={columns}
				rowKey={({ memberId }) => memberId}
				onOpen={(member) => open(member.account)}
			/>
			<Dialog open={moving} onClose={() => setMoving(false)} title={say("tree.move")}>
				<MoveForm account={account ?? ""} onDone={() => setMoving(false)} />
			</Dialog>
		</>
	);
}

function useColumns(): readonly DataColumn<TreeMember>[] {
	const say = useAgentsDeskText();
	return [
		{ key: "member", head: say("tree.member"), cell: ({ account }) => account },
		{
			key: "kind",
			head: say("contracts.kind"),
			cell: ({ agent, status }) => (
				<span className="flex gap-2">
					{say(agent ? "tree.agent" : "tree.player")}
					{status === "active" ? null : <Badge tone="lost">{say(`tree.states.${status}`)}</Badge>}
				</span>
			),
		},
		{ key: "direct", head: say("tree.direct"), figures: true, cell: ({ direct }) => direct },
		{ key: "team", head: say("tree.team"), figures: true, cell: ({ team }) => team },
		{
			key: "points",
			head: say("tree.points"),
			cell: ({ points }) => points.map(({ category, rate }) => `${category} ${rate}%`).join(" · ") || "–",
		},
	];
}
