// What waits at the desk: each queue that somebody may look at with how many wait and since when, the way there in one press.
import { deskQueueEvent } from "#platform/desk/contract";
import { addressOf, ConsoleLink, everyMilliseconds, type Screen, ScreenName, useScreens } from "#platform/desk/ui";
import { Badge, DateTime, Icon, useLiveAnswers } from "#platform/ui";
import { readWaiting, type WaitingQueue } from "../../contract/index.ts";
import { useReadWaiting } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

export function WhatWaits() {
	const screens = useScreens();
	const say = useOfficeText();
	useLiveAnswers(deskQueueEvent, [readWaiting]);
	const queues = useReadWaiting({}, { everyMilliseconds }).data?.waiting ?? [];
	const waiting = screens.flatMap((screen) => {
		const line = queues.find(({ queue }) => queue === screen.key);
		return line === undefined || line.count === 0 ? [] : [{ screen, line }];
	});
	if (queues.length === 0) return null;
	return (
		<section aria-labelledby="what-waits">
			<h2 id="what-waits" className="mb-3 text-20 font-bold">
				{say("overview.waits")}
			</h2>
			{waiting.length === 0 ? <p className="text-14 text-text-2">{say("overview.nothingWaits")}</p> : null}
			<ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{waiting.map(({ screen, line }) => (
					<Queue key={line.queue} line={line} screen={screen} />
				))}
			</ul>
		</section>
	);
}

type QueueProps = { readonly line: WaitingQueue; readonly screen: Screen };

function Queue({ line: { count, since }, screen }: QueueProps) {
	const say = useOfficeText();
	return (
		<li>
			<ConsoleLink
				to={addressOf(screen)}
				className="flex h-full min-h-16 items-center gap-4 rounded-card bg-surface-1 px-5 py-3 transition hover:bg-surface-2"
			>
				<Icon name={screen.icon} className="text-text-3" />
				<span className="min-w-0 grow">
					<span className="block text-16 font-medium">
						<ScreenName screen={screen} />
					</span>
					{since === null ? null : (
						<span className="block text-13 text-text-3">
							{say("overview.oldest")} <DateTime at={since} as="ago" />
						</span>
					)}
				</span>
				<Badge tone="hue">{say("overview.waiting", { count })}</Badge>
				<Icon name="chevron-right" className="size-4 text-text-3" />
			</ConsoleLink>
		</li>
	);
}
