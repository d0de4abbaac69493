// How much to bring to a table, for a seat or on top of a stack. The press carries a key, so it moves money once.
import { useState } from "react";
import type { FramePorts } from "#cabinet/ui";
import type { CallFailure } from "#platform/contract/client";
import { Button, Check, Dialog } from "#platform/ui";
import { sitAtPoker } from "../../contract/index.ts";
import type { SeenTable } from "../../core/index.ts";
import { Chips } from "../hall/table-rows.tsx";
import type { OpenedPoker } from "../play/open-poker.ts";
import { usePokerText } from "../text.ts";

export type SitDialogProps = {
	readonly opened: OpenedPoker;
	readonly table: string;
	readonly seen: SeenTable;
	/** "add": on top of one's own stack. */
	readonly seat: number | "add";
	readonly least: number;
	readonly most: number;
	readonly ports: FramePorts;
	readonly onDone: (balance: string) => void;
	readonly onClose: () => void;
};

export function SitDialog(props: SitDialogProps) {
	const say = usePokerText();
	const { opened, table, seat, seen, ports } = props;
	const big = seen.config?.big ?? 1;
	const adds = seat === "add";
	const least = adds ? Math.min(big, props.most) : props.least;
	const [amount, setAmount] = useState(adds ? props.most : Math.max(least, Math.min(props.most, big * 100)));
	const [posts, setPosts] = useState(true);
	const [key] = useState(() => crypto.randomUUID());
	const [busy, setBusy] = useState(false);
	const [failed, setFailed] = useState<CallFailure>();
	const sit = async (): Promise<void> => {
		setBusy(true);
		setFailed(undefined);
		const answer = await opened.client.call(sitAtPoker, { key, table, amount, posts, ...(adds ? {} : { seat }) });
		setBusy(false);
		if (answer.ok) props.onDone(answer.value.balance);
		else setFailed(answer.error);
	};
	return (
		<Dialog open onClose={props.onClose} title={say(adds ? "sit.add" : "sit.title")}>
			<div data-hue="PVP" className="flex flex-col gap-4">
				<p className="text-center text-28 font-bold tabular-nums">
					<Chips of={amount} currency={opened.currency} />
				</p>
				<input
					type="range"
					aria-label={say("sit.amount")}
					className="h-11 accent-(--accent)"
					min={least}
					max={props.most}
					step={Math.max(1, Math.floor(big / 2))}
					value={amount}
					onChange={(event) => setAmount(Number(event.target.value))}
				/>
				<p className="flex justify-between text-13 text-text-3">
					<Chips of={least} currency={opened.currency} />
					<Chips of={props.most} currency={opened.currency} />
				</p>
				{adds ? null : (
					<Check checked={posts} onChange={(event) => setPosts(event.target.checked)}>
						{say("sit.posts")}
					</Check>
				)}
				{failed === undefined ? null : (
					<p role="alert" className="text-14 text-lost">
						{ports.failureSentence(failed)}
					</p>
				)}
				<Button size="large" wide busy={busy} onPress={() => void sit()}>
					{say(adds ? "sit.addNow" : "sit.now")}
				</Button>
				<p className="text-13 text-text-3">{say(opened.mode === "demo" ? "sit.demo" : "sit.real")}</p>
			</div>
		</Dialog>
	);
}
