// One message: its title and time, and all of it once it is opened.
import { useId, useState } from "react";
import { Badge, buttonClass, DateTime, Icon, useFormats } from "#platform/ui";
import type { InboxMessage } from "../../contract/index.ts";
import { useCommunityText } from "../text.ts";

export type MessageLineProps = { readonly message: InboxMessage; readonly onRead: () => void };

export function MessageLine({ message, onRead }: MessageLineProps) {
	const say = useCommunityText();
	const [open, setOpen] = useState(false);
	const body = useId();
	const { title, paragraphs } = useWords(message);
	const toggle = () => {
		if (!open && !message.read) onRead();
		setOpen(!open);
	};
	return (
		<li className="rounded-card bg-surface-2">
			<h3>
				<button
					type="button"
					aria-expanded={open}
					aria-controls={body}
					onClick={toggle}
					className="flex w-full items-start gap-3 rounded-card px-4 py-3 text-start transition hover:bg-surface-3"
				>
					<span
						aria-hidden="true"
						className={`mt-2 size-2 shrink-0 rounded-full ${message.read ? "bg-transparent" : "bg-accent"}`}
					/>
					<span className="flex min-w-0 grow flex-col gap-0.5">
						<span className={`text-14 ${message.read ? "text-text-2" : "font-bold"}`}>
							{message.read ? null : <span className="sr-only">{`${say("inbox.isNew")} `}</span>}
							{title}
						</span>
						<span className="flex flex-wrap items-center gap-2 text-13 text-text-3">
							<DateTime at={message.at} />
							{message.marketing ? <Badge>{say("inbox.offer")}</Badge> : null}
						</span>
					</span>
					<Icon
						name="chevron-down"
						className={`mt-1 size-4 shrink-0 text-text-3 transition ${open ? "rotate-180" : ""}`}
					/>
				</button>
			</h3>
			<div id={body} hidden={!open} className="flex flex-col items-start gap-3 px-4 ps-9 pb-4">
				{paragraphs.map((paragraph) => (
					<p key={paragraph} className="max-w-prose text-14 whitespace-pre-line text-text-2">
						{paragraph}
					</p>
				))}
				{message.link === "" ? null : (
					<a href={message.link} className={buttonClass({ look: "plain", size: "small" })}>
						{say("inbox.open")}
					</a>
				)}
			</div>
		</li>
	);
}

/** What the house says by itself comes from the sentences of this page; what somebody wrote, as it was written. */
function useWords({ template, params, title, body }: InboxMessage) {
	const say = useCommunityText();
	const { amount, moment } = useFormats();
	if (template === null) return { title, paragraphs: body.split(/\n{2,}/) };
	const { amount: sum, currency, until, ...rest } = params;
	const values = {
		...rest,
		...(sum === undefined || currency === undefined ? {} : { amount: amount(sum, currency) }),
		...(until === undefined || until === "" ? {} : { until: moment(until) }),
	};
	return { title: say(`house.${template}.title`, values), paragraphs: [say(`house.${template}.text`, values)] };
}
