// Moves that wait for a second operator, with the one word on each, and those that were agreed to.
import { type DataColumn, DataTable, Fact, Facts, SecondWord, useDeskText, WaitingSection } from "#platform/desk/ui";
import { DateTime } from "#platform/ui";
import { type AgreedMove, listMoves, type WaitingMove } from "../contract/index.ts";
import { useDecideMove, useListMoves, useTakeBackMove } from "./calls.gen.ts";
import { useAgentsDeskText } from "./text.ts";

const refreshes = [listMoves];

export function Moves() {
	const say = useAgentsDeskText();
	const { data } = useListMoves({});
	const waiting = useWaitingColumns();
	const agreed = useAgreedColumns();
	if (data === undefined) return null;
	return (
		<>
			<WaitingSection
				title={say("tree.waiting")}
				columns={waiting}
				rows={data.waiting}
				rowKey={({ approvalId }) => approvalId}
				nameOf={({ account }) => account}
			>
				{(move, close) => <Waiting move={move} onDone={close} />}
			</WaitingSection>
			{data.agreed.length === 0 ? null : (
				<section className="mb-8 flex flex-col gap-3">
					<h2 className="text-16 font-bold">{say("tree.agreed")}</h2>
					<DataTable caption={say("tree.agreed")} columns={agreed} rows={data.agreed} rowKey={({ id }) => id} />
				</section>
			)}
		</>
	);
}

function useWaitingColumns(): readonly DataColumn<WaitingMove>[] {
	const say = useAgentsDeskText();
	const sayDesk = useDeskText();
	return [
		{ key: "member", head: say("tree.member"), cell: ({ account }) => account },
		{ key: "to", head: say("tree.below"), cell: ({ upline }) => upline },
		{ key: "by", head: sayDesk("parts.askedBy"), cell: ({ askedBy }) => askedBy },
		{ key: "at", head: sayDesk("parts.askedAt"), cell: ({ askedAt }) => <DateTime at={askedAt} as="ago" /> },
	];
}

function useAgreedColumns(): readonly DataColumn<AgreedMove>[] {
	const say = useAgentsDeskText();
	return [
		{ key: "member", head: say("tree.member"), cell: ({ account }) => account },
		{ key: "from", head: say("tree.from"), cell: ({ from }) => from },
		{ key: "to", head: say("tree.below"), cell: ({ to }) => to },
		{ key: "at", head: say("tree.effective"), cell: ({ effectiveAt }) => <DateTime at={effectiveAt} /> },
		{ key: "done", head: say("contracts.state"), cell: ({ done }) => say(done ? "tree.done" : "tree.pending") },
	];
}

function Waiting({ move, onDone }: { readonly move: WaitingMove; readonly onDone: () => void }) {
	const say = useAgentsDeskText();
	const decide = useDecideMove({ refreshes });
	const takeBack = useTakeBackMove({ refreshes });
	const { approvalId, account, upline, reason, own } = move;
	return (
		<div className="flex flex-col gap-6">
			<Facts>
				<Fact name={say("tree.member")}>{account}</Fact>
				<Fact name={say("tree.below")}>{upline}</Fact>
				<Fact name={say("agents.reason")}>{reason}</Fact>
			</Facts>
			<p className="text-14 text-text-2">{say("tree.moveText")}</p>
			<SecondWord
				about={{ approvalId }}
				own={own}
				asks="agents.tree:write"
				decides="agents.tree:decide"
				agree={say("tree.agree")}
				decide={decide}
				takeBack={takeBack}
				onDone={onDone}
			/>
		</div>
	);
}
