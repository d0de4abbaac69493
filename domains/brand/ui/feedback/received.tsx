// What a person sees when their message was kept: that it was received, and its number.
import { useEffect, useRef } from "react";
import { Button, Icon, isMember, useSession } from "#platform/ui";
import { useBrandText } from "../text.ts";

export function Received({ number, onAnother }: { readonly number: string; readonly onAnother: () => void }) {
	const say = useBrandText();
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		place.current?.focus();
	}, []);
	return (
		<div
			ref={place}
			tabIndex={-1}
			role="status"
			className="flex flex-col items-start gap-3 rounded-card bg-surface-2 p-5 outline-none"
		>
			<p className="flex items-center gap-2 text-16 font-bold">
				<Icon name="check" className="text-won" />
				{say("feedback.received")}
			</p>
			<p className="text-14 text-text-2">
				{say(isMember(useSession()) ? "feedback.receivedMember" : "feedback.receivedText")}
			</p>
			<p className="text-28 font-bold tabular-nums">{number}</p>
			<Button look="plain" size="small" onPress={onAnother}>
				{say("feedback.another")}
			</Button>
		</div>
	);
}
