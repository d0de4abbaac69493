// What happened at the ways into the account, the latest first: so that its owner sees what was somebody else.
import { DateTime, FailureNote, ListEnd, pagesHook, RecordTable, Skeleton } from "#platform/ui";
import { listAccountEvents } from "../../contract/index.ts";
import { useMembersText } from "../text.ts";
import { eventKey } from "./event-key.ts";

const useHistory = pagesHook(listAccountEvents, ({ next }) => (next === undefined ? undefined : { cursor: next }));

export function AccountHistory() {
	const say = useMembersText();
	const history = useHistory({ pageSize: 10 });
	const events = history.data?.pages.flatMap((page) => page.events);
	return (
		<section className="flex flex-col gap-2">
			<h3 className="text-16 font-bold">{say("security.history")}</h3>
			<p className="text-13 text-text-3">{say("security.historyText")}</p>
			{history.error === null ? null : <FailureNote error={history.error} onRetry={() => void history.refetch()} />}
			{events === undefined && history.error === null ? <Skeleton className="h-64 rounded-card" /> : null}
			{events === undefined ? null : (
				<RecordTable
					caption={say("security.history")}
					rows={events}
					rowKey={(event) => event.id}
					columns={[
						{ key: "what", head: say("security.what"), cell: ({ kind }) => say(`security.events.${eventKey(kind)}`) },
						{ key: "when", head: say("security.when"), cell: ({ at }) => <DateTime at={at} /> },
						{ key: "where", head: say("security.where"), cell: ({ address }) => address },
					]}
				/>
			)}
			<ListEnd
				more={history.hasNextPage}
				loading={history.isFetchingNextPage}
				onMore={() => void history.fetchNextPage()}
			/>
		</section>
	);
}
