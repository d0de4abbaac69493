// The trail of an account: what happened at its ways in and what operators did, as a list and as a file (T19).
import { Coded, FileButton, TableSkeleton, useCodeWords } from "#platform/desk/ui";
import { actionHook, DateTime, EmptyState, pagesHook, RecordList } from "#platform/ui";
import { listTrail, type TrailEntry } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";

const usePages = pagesHook(listTrail, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listTrail);

const columns = ["at", "kind", "address", "operator", "detail"] as const;

export function MemberTrail({ memberId }: { readonly memberId: string }) {
	const say = useOfficeText();
	const pages = usePages({ memberId });
	const one = useOnePage();
	const wordsOf = useCodeWords();
	return (
		<div className="flex flex-col gap-4 text-14">
			<div className="flex flex-col items-start gap-3">
				<FileButton
					name={`trail-${memberId}.csv`}
					heads={columns}
					cells={(row: TrailEntry) => columns.map((column) => row[column] ?? "")}
					page={async (step) => {
						const { lines, next } = await one.mutateAsync({ memberId, ...step });
						return { rows: lines, next };
					}}
				/>
			</div>
			<RecordList
				pages={pages}
				rows={pages.data?.pages.flatMap(({ lines }) => lines)}
				waiting={<TableSkeleton />}
				none={<EmptyState title={say("members.noTrail")} />}
			>
				{(rows) => (
					<ul className="flex flex-col">
						{rows.map(({ id, at, kind, address, operator, detail, browser }) => (
							<li key={id} className="border-t border-line py-2.5">
								<p className="flex flex-wrap justify-between gap-x-4">
									<span className="font-medium">
										<Coded group="trail" code={kind} />
									</span>
									<span className="text-text-3">
										<DateTime at={at} />
									</span>
								</p>
								<p className="break-words text-13 text-text-3" title={browser ? detail : undefined}>
									{[wordsOf("actors", operator), address, browser || detail].filter(Boolean).join(", ")}
								</p>
							</li>
						))}
					</ul>
				)}
			</RecordList>
		</div>
	);
}
