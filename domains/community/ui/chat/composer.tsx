// The field to write in: for members who may; everybody else is told what to do for it. What was typed stays when it is refused.
import { type FormEvent, useState } from "react";
import {
	Button,
	CallRefused,
	Dialog,
	failureSentence,
	IconButton,
	openPopup,
	useCountdown,
	useFormats,
} from "#platform/ui";
import { mostCodePoints } from "../../core/index.ts";
import { useSayInChat } from "../calls.gen.ts";
import { useCommunityText } from "../text.ts";
import type { ChatPlace } from "./default-room.ts";
import { ShareWin } from "./share-win.tsx";

export type ComposerProps = { readonly place: ChatPlace; readonly closed: boolean; readonly slowSeconds: number };

export function Composer({ place, closed, slowSeconds }: ComposerProps) {
	const say = useCommunityText();
	const why = useWhyNot({ me: place.me, closed });
	const [text, setText] = useState("");
	const [sharing, setSharing] = useState(false);
	const speak = useSayInChat();
	if (why !== undefined) return why;
	const send = (event: FormEvent) => {
		event.preventDefault();
		if (text.trim() === "" || speak.isPending) return;
		speak.mutate({ room: place.room, text }, { onSuccess: () => setText("") });
	};
	return (
		<form onSubmit={send} className="flex flex-col gap-2">
			{speak.error === null ? null : <Refusal error={speak.error} onBarred={place.refresh} />}
			<div className="flex items-end gap-2">
				<IconButton icon="trophy" label={say("chat.share")} onPress={() => setSharing(true)} />
				<input
					aria-label={say("chat.write")}
					placeholder={slowSeconds > 0 ? say("chat.slow", { seconds: slowSeconds }) : say("chat.write")}
					value={text}
					maxLength={mostCodePoints * 2}
					autoComplete="off"
					enterKeyHint="send"
					onChange={({ currentTarget }) => setText(currentTarget.value)}
					className="h-11 min-w-0 grow rounded-control border border-line-control bg-ground px-3 text-16 transition focus:border-accent-text"
				/>
				<Button submit busy={speak.isPending} disabled={text.trim() === ""}>
					{say("chat.send")}
				</Button>
			</div>
			<Dialog open={sharing} onClose={() => setSharing(false)} title={say("chat.share")} size="dialog">
				<ShareWin room={place.room} onDone={() => setSharing(false)} />
			</Dialog>
		</form>
	);
}

function Refusal({ error, onBarred }: { readonly error: Error; readonly onBarred: () => void }) {
	const say = useCommunityText();
	const barred = error instanceof CallRefused && error.failure.code === "CHAT_BARRED";
	return (
		<p role="alert" className="text-14 text-lost">
			{whyOf(error, say)}
			{barred ? (
				<Button look="quiet" size="small" onPress={onBarred}>
					{say("chat.why")}
				</Button>
			) : null}
		</p>
	);
}

const reasons = ["empty", "long", "link", "number", "code", "word"] as const;

/** What the filter refused has a sentence of its own. */
function whyOf(error: Error, say: ReturnType<typeof useCommunityText>): string {
	if (!(error instanceof CallRefused) || error.failure.code !== "CHAT_REFUSED") return failureSentence(error);
	const { value } = error.failure;
	const why = typeof value === "object" && value !== null && "why" in value ? value.why : undefined;
	const known = reasons.find((reason) => reason === why);
	return known === undefined ? failureSentence(error) : say(`chat.refused.${known}`);
}

/** Why there is no field; undefined where there is one. */
function useWhyNot({ me, closed }: Pick<ChatPlace, "me"> & { readonly closed: boolean }) {
	const say = useCommunityText();
	const { amount, moment } = useFormats();
	const until = me?.barred?.until ?? undefined;
	const left = useCountdown(until === undefined ? undefined : new Date(until).getTime());
	const told = (text: string) => (
		<p role="status" className="rounded-control bg-surface-2 px-3 py-2 text-14 text-text-2">
			{text}
		</p>
	);
	if (me === null) {
		return (
			<Button look="plain" wide onPress={() => openPopup({ name: "login" })}>
				{say("chat.logIn")}
			</Button>
		);
	}
	if (closed) return told(say("chat.closed"));
	if (me.barred !== null && left !== 0) {
		const { reason } = me.barred;
		return told(
			until === undefined ? say("chat.banned", { reason }) : say("chat.muted", { until: moment(until), reason }),
		);
	}
	if (me.asks === "proven") return told(say("chat.proven"));
	if (me.asks === "turnover") return told(say("chat.turnover", { amount: amount(me.turnover, me.currency) }));
	return undefined;
}
