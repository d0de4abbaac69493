// Where the member is logged in, and the ways to log out of it: one place, all others, or everywhere.
import { useState } from "react";
import type * as z from "zod/mini";
import { Badge, Button, Confirm, DateTime, FailureNote, failureSentence, Skeleton, showToast } from "#platform/ui";
import { type endSessions, listAccountEvents, listSessions } from "../../contract/index.ts";
import { useEndSessions, useListSessions } from "../calls.gen.ts";
import { leaveSession, tellLeaving } from "../session-life.ts";
import { useMembersText } from "../text.ts";
import { placeName } from "./place-name.ts";

type Session = z.infer<typeof listSessions.output>["sessions"][number];
type Which = z.infer<typeof endSessions.input>["which"];

/** `onLeft`: the member logged out everywhere, here too. */
export function OpenSessions({ onLeft }: { readonly onLeft: () => void }) {
	const say = useMembersText();
	const { data, error, refetch } = useListSessions({});
	const { end, busy } = useEnd(onLeft);
	const [asking, setAsking] = useState(false);
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-40 rounded-card" />;
	const elsewhere = data.sessions.some((session) => !session.current);
	return (
		<section className="flex flex-col gap-2">
			<h3 className="text-16 font-bold">{say("security.sessions")}</h3>
			<p className="text-13 text-text-3">{say("security.sessionsText")}</p>
			<ul aria-label={say("security.sessions")} className="flex flex-col gap-2">
				{data.sessions.map((session) => (
					<Place key={session.id} session={session} busy={busy} onEnd={() => void end(session.id)} />
				))}
			</ul>
			<div className="flex flex-wrap justify-end gap-2">
				{elsewhere ? (
					<Button look="plain" size="small" busy={busy} onPress={() => void end("others")}>
						{say("security.endOthers")}
					</Button>
				) : null}
				<Button look="plain" size="small" busy={busy} onPress={() => setAsking(true)}>
					{say("security.endAll")}
				</Button>
			</div>
			<Confirm
				open={asking}
				onClose={() => setAsking(false)}
				title={say("security.endAllTitle")}
				text={say("security.endAllText")}
				act={say("security.endAll")}
				busy={busy}
				danger
				onAct={() => void end("all")}
			/>
		</section>
	);
}

/** Ends sessions, and says so; with all of them this tab's own is gone too. */
function useEnd(onLeft: () => void): { readonly end: (which: Which) => Promise<void>; readonly busy: boolean } {
	const say = useMembersText();
	const { mutateAsync, isPending } = useEndSessions({ refreshes: [listSessions, listAccountEvents] });
	const end = async (which: Which): Promise<void> => {
		try {
			const tell = () => mutateAsync({ which });
			const { ended } = await (which === "all" ? tellLeaving(tell) : tell());
			showToast({ tone: "success", text: say("security.ended", { count: ended }) });
			if (which !== "all") return;
			leaveSession();
			onLeft();
		} catch (error) {
			showToast({ tone: "danger", text: failureSentence(error) });
		}
	};
	return { end, busy: isPending };
}

type PlaceProps = { readonly session: Session; readonly busy: boolean; readonly onEnd: () => void };

function Place({ session, busy, onEnd }: PlaceProps) {
	const say = useMembersText();
	const name = placeName(session, say);
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface-2 px-5 py-4">
			<div className="min-w-56 grow basis-0">
				<p className="flex flex-wrap items-center gap-2 text-14 font-medium">
					{name}
					{session.current ? <Badge tone="accent">{say("security.current")}</Badge> : null}
				</p>
				<p className="flex flex-wrap gap-x-3 text-13 text-text-3">
					<span>{session.address}</span>
					<span>
						{say("security.since")} <DateTime at={session.startedAt} />
					</span>
					{session.current ? null : (
						<span>
							{say("security.active")} <DateTime at={session.lastSeenAt} as="ago" />
						</span>
					)}
				</p>
			</div>
			{session.current ? null : (
				<Button
					look="plain"
					size="small"
					icon="log-out"
					busy={busy}
					label={say("security.endNamed", { name })}
					onPress={onEnd}
				>
					{say("security.end")}
				</Button>
			)}
		</li>
	);
}
