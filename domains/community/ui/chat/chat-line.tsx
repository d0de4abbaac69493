// One line: who, when, what. A member may report it, or read nothing of its author any more.
import { Badge, Icon, Menu, MenuItem, showToast, useFormats } from "#platform/ui";
import type { ShownLine } from "../../contract/index.ts";
import { reportReasons } from "../../core/index.ts";
import { useBlockChatAuthor, useReportChatLine } from "../calls.gen.ts";
import { useCommunityText } from "../text.ts";
import type { ChatPlace } from "./default-room.ts";
import { WinCardView } from "./win-card-view.tsx";

export type ChatLineProps = { readonly place: ChatPlace; readonly line: ShownLine };

export function ChatLine({ place, line }: ChatLineProps) {
	const { clock } = useClock(line.at);
	const own = place.me?.author === line.author;
	return (
		<article className="group flex items-start gap-2 text-14">
			<div className="min-w-0 grow">
				<p className="flex flex-wrap items-baseline gap-x-2">
					<span className={`font-bold ${own ? "text-accent-text" : ""}`}>{line.name}</span>
					{line.level > 0 ? <Badge tone="hue">{`VIP ${line.level}`}</Badge> : null}
					<time dateTime={clock.exact} className="text-13 text-text-3">
						{clock.short}
					</time>
				</p>
				{line.text === "" ? null : <p className="break-words whitespace-pre-line text-text-2">{line.text}</p>}
				{line.card === null ? null : <WinCardView card={line.card} />}
			</div>
			{place.me === null || own ? null : <LineMenu place={place} line={line} />}
		</article>
	);
}

function useClock(at: number) {
	const { ago } = useFormats();
	const exact = new Date(at).toISOString();
	return { clock: { exact, short: ago(exact, Date.now()) } };
}

function LineMenu({ place, line }: ChatLineProps) {
	const say = useCommunityText();
	const report = useReportChatLine();
	const block = useBlockChatAuthor();
	const where = { room: place.room, id: line.id };
	return (
		<Menu
			label={say("chat.about", { name: line.name })}
			face={<Icon name="chevron-down" className="size-4" />}
			faceClass="grid size-8 place-items-center rounded-control text-text-3 transition hover:bg-surface-3 focus-visible:opacity-100"
		>
			{(close) => (
				<>
					{reportReasons.map((reason) => (
						<MenuItem
							key={reason}
							onPress={() => {
								close();
								const onSuccess = () => showToast({ tone: "success", text: say("chat.reported") });
								report.mutate({ ...where, reason }, { onSuccess });
							}}
						>
							<Icon name="alert" />
							{say(`chat.report.${reason}`)}
						</MenuItem>
					))}
					<MenuItem
						onPress={() => {
							close();
							const onSuccess = () => {
								showToast({ tone: "success", text: say("chat.blocked", { name: line.name }) });
								place.refresh();
							};
							block.mutate(where, { onSuccess });
						}}
					>
						<Icon name="eye-off" />
						{say("chat.block")}
					</MenuItem>
				</>
			)}
		</Menu>
	);
}
