// The notices: nine a page at the left, the chosen one at the right. On a phone the chosen one takes the list's place.
import {
	Button,
	Chips,
	DateTime,
	EmptyState,
	FailureNote,
	isMember,
	NumberedPages,
	Skeleton,
	useLive,
	useSession,
} from "#platform/ui";
import { noticesEvent } from "../../contract/index.ts";
import { type AnnouncementType, announcementTypes } from "../../core/index.ts";
import { useListAnnouncements } from "../calls.gen.ts";
import { useBrandText } from "../text.ts";
import { NoticeArticle } from "./notice-article.tsx";

/** What is looked at: a type, a page of its list, one of that page. */
export type NoticePlace = {
	readonly type: AnnouncementType;
	readonly pageNo: number;
	readonly id: string | undefined;
};

export type NoticeBoardProps = {
	readonly place: NoticePlace;
	readonly onMove: (next: NoticePlace) => void;
};

export function NoticeBoard({ place, onMove }: NoticeBoardProps) {
	const say = useBrandText();
	const player = isMember(useSession());
	const types = announcementTypes.filter((type) => type !== "PL" || player);
	return (
		<div className="flex flex-col gap-4">
			<Chips
				label={say("notices.kind")}
				items={types.map((key) => ({ key, label: say(`notices.types.${key}`) }))}
				chosen={place.type}
				onChoose={(type) => onMove({ type, pageNo: 1, id: undefined })}
			/>
			<NoticeList place={place} onMove={onMove} />
		</div>
	);
}

function NoticeList({ place, onMove }: NoticeBoardProps) {
	const say = useBrandText();
	const { type, pageNo } = place;
	const { data, error, refetch } = useListAnnouncements({ type, pageNo }, { keepLast: true });
	useLive(noticesEvent, () => void refetch());
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-96 rounded-card" />;
	if (data.announcements.length === 0) return <EmptyState title={say("notices.none")} />;
	const chosen = data.announcements.find((notice) => notice.id === place.id);
	const shown = chosen ?? data.announcements[0];
	return (
		<div className="grid items-start grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[18rem_minmax(0,1fr)]">
			<div className={chosen === undefined ? "" : "hidden md:block"}>
				<ul className="flex flex-col gap-1">
					{data.announcements.map((notice) => (
						<li key={notice.id}>
							<button
								type="button"
								aria-current={notice.id === shown?.id}
								onClick={() => onMove({ ...place, id: notice.id })}
								className="flex w-full flex-col rounded-control px-4 py-3 text-start transition hover:bg-surface-2 md:aria-[current=true]:bg-surface-2"
							>
								<span className="font-medium">{notice.title}</span>
								<span className="text-13 text-text-3">
									<DateTime at={notice.publishedAt} as="day" />
								</span>
							</button>
						</li>
					))}
				</ul>
				<NumberedPages
					label={say("notices.pages")}
					page={pageNo}
					pages={data.totalPages}
					onPage={(next) => onMove({ type, pageNo: next, id: undefined })}
				/>
			</div>
			{shown === undefined ? null : (
				<section
					aria-label={shown.title}
					className={`rounded-card bg-surface-2 p-5 md:p-8 ${chosen === undefined ? "hidden md:block" : ""}`}
				>
					<div className="-ms-3 mb-2 md:hidden">
						<Button look="quiet" size="small" icon="chevron-left" onPress={() => onMove({ ...place, id: undefined })}>
							{say("notices.back")}
						</Button>
					</div>
					<NoticeArticle notice={shown} />
				</section>
			)}
		</div>
	);
}
