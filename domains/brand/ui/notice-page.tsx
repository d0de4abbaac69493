// The notices: nine a page at the left, the chosen one at the right; one below the other on a phone.
import { useState } from "react";
import { Button, DateTime, EmptyState, FailureNote, Skeleton, useLive, usePageTitle } from "#platform/ui";
import { noticesEvent } from "../contract/index.ts";
import { useListAnnouncements } from "./calls.gen.ts";
import { Paragraphs } from "./paragraphs.tsx";
import { useBrandText } from "./text.ts";

export function NoticePage() {
	const say = useBrandText();
	usePageTitle(say("titles.notices"));
	return (
		<div className="flex flex-col gap-6 py-6">
			<h1 className="text-28 font-bold md:text-40">{say("notices.title")}</h1>
			<NoticeBoard type="B" />
		</div>
	);
}

/** The promotions that an operator announced, read the same way. */
export function PromotionsPage() {
	const say = useBrandText();
	usePageTitle(say("nav.promotions"));
	return (
		<div className="flex flex-col gap-6 py-6">
			<h1 className="text-28 font-bold md:text-40">{say("nav.promotions")}</h1>
			<NoticeBoard type="PR" />
		</div>
	);
}

function NoticeBoard({ type }: { readonly type: "B" | "PR" }) {
	const say = useBrandText();
	const [pageNo, setPageNo] = useState(1);
	const [chosen, setChosen] = useState<string | undefined>(undefined);
	const { data, error, refetch } = useListAnnouncements({ type, pageNo }, { keepLast: true });
	useLive(noticesEvent, () => void refetch());
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-96 rounded-card" />;
	if (data.announcements.length === 0) return <EmptyState title={say("notices.none")} />;
	const shown = data.announcements.find((notice) => notice.id === chosen) ?? data.announcements[0];
	return (
		<div className="grid gap-6 md:grid-cols-[22rem_1fr]">
			<div>
				<ul className="flex flex-col gap-1">
					{data.announcements.map((notice) => (
						<li key={notice.id}>
							<button
								type="button"
								aria-current={notice.id === shown?.id}
								onClick={() => setChosen(notice.id)}
								className="flex w-full flex-col rounded-control px-4 py-3 text-start transition hover:bg-surface-2 aria-[current=true]:bg-surface-2"
							>
								<span className="font-medium">{notice.title}</span>
								<span className="text-13 text-text-3">
									<DateTime at={notice.publishedAt} as="day" />
								</span>
							</button>
						</li>
					))}
				</ul>
				<Pages page={data.pageNum} pages={data.totalPages} onPage={setPageNo} />
			</div>
			{shown === undefined ? null : (
				<article className="rounded-card bg-surface-1 p-6 md:p-8">
					<h2 className="text-28 font-bold">{shown.title}</h2>
					<p className="mt-1 mb-6 text-13 text-text-3">
						<DateTime at={shown.publishedAt} />
					</p>
					<Paragraphs text={shown.content} />
				</article>
			)}
		</div>
	);
}

function Pages(props: { readonly page: number; readonly pages: number; readonly onPage: (page: number) => void }) {
	const say = useBrandText();
	if (props.pages < 2) return null;
	return (
		<div className="mt-4 flex items-center justify-between gap-2 text-13 text-text-3">
			<Button look="quiet" size="small" disabled={props.page <= 1} onPress={() => props.onPage(props.page - 1)}>
				{say("notices.previous")}
			</Button>
			{say("notices.page", { page: props.page, pages: props.pages })}
			<Button
				look="quiet"
				size="small"
				disabled={props.page >= props.pages}
				onPress={() => props.onPage(props.page + 1)}
			>
				{say("notices.next")}
			</Button>
		</div>
	);
}
