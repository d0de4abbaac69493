// The last rounds of the game in this frame; each can be shown again (GLI-19 4.14), and to others by a link.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { listPlayRounds, type RoundRecord, sharePlayRound } from "#games/contract";
import { ShareForm } from "#games/ui";
import type { CallFailure, Client } from "#platform/contract/client";
import type { Result } from "#platform/kernel";
import { Amount, Button, IconButton, useFormats } from "#platform/ui";
import { useCabinetText } from "../text.ts";
import type { FramePlay, FramePorts } from "./ports.ts";

export type HistoryProps = {
	readonly play: FramePlay;
	readonly ports: Pick<FramePorts, "clientFor" | "openHistory" | "failureSentence">;
	/** Rounds show the client seeds that they were drawn with. */
	readonly seeded?: boolean;
	/** Shows a past round in place of play, or answers why not: it is said here, and the game goes on. */
	readonly onRecall: (roundId: string) => Promise<CallFailure | undefined>;
};

type Page = { readonly records: readonly RoundRecord[]; readonly next: string | null; readonly failed: boolean };

export function HistoryPanel({ play, ports, onRecall, seeded = false }: HistoryProps) {
	const say = useCabinetText();
	const [page, setPage] = useState<Page>();
	const [refused, setRefused] = useState<CallFailure>();
	const [recalling, setRecalling] = useState(false);
	const client = ports.clientFor(play.token);
	const recall = async (roundId: string): Promise<void> => {
		setRecalling(true);
		setRefused(await onRecall(roundId));
		setRecalling(false);
	};
	const load = useRef(async (from: Page | undefined): Promise<void> => {
		const cursor = from?.next ?? undefined;
		const answer = await client.call(listPlayRounds, cursor === undefined ? {} : { cursor });
		setPage(nextPage(from, answer));
	}).current;
	useEffect(() => void load(undefined), [load]);
	if (page === undefined) return <div className="skeleton h-40 rounded-card" />;
	return (
		<div className="flex flex-col gap-3" aria-busy={recalling}>
			{refused === undefined ? null : <p role="alert">{ports.failureSentence(refused)}</p>}
			{page.failed ? <p role="alert">{say("history.failed")}</p> : null}
			{page.records.length === 0 && !page.failed ? <p className="text-text-2">{say("history.empty")}</p> : null}
			{page.records.length === 0 ? null : <Heads />}
			<ul className="flex flex-col gap-1.5">
				{page.records.map((record) => (
					<RecordRow
						key={record.roundId}
						record={record}
						onRecall={recalling ? undefined : (roundId) => void recall(roundId)}
						sharing={<Sharing roundId={record.roundId} client={client} ports={ports} seeded={seeded} />}
					/>
				))}
			</ul>
			{ports.openHistory === undefined ? null : (
				<Button look="quiet" onPress={ports.openHistory}>
					{say("history.all")}
				</Button>
			)}
			{page.next === null ? null : (
				<Button look="plain" onPress={() => void load(page)}>
					{say("history.more")}
				</Button>
			)}
		</div>
	);
}

function nextPage(before: Page | undefined, answer: Result<Omit<Page, "failed">, CallFailure>): Page {
	const known = before?.records ?? [];
	if (!answer.ok) return { records: known, next: before?.next ?? null, failed: true };
	return { records: [...known, ...answer.value.records], next: answer.value.next, failed: false };
}

/** The same columns in the heads and in every row, so that amounts stand below each other. */
const columns = "grid grow grid-cols-[minmax(0,1fr)_5.5rem_5.5rem] items-center gap-3 px-3";

function Heads() {
	const say = useCabinetText();
	return (
		<div className="flex gap-1.5 text-13 text-text-3">
			<div className={columns}>
				<span>{say("history.when")}</span>
				<span className="text-end">{say("history.stake")}</span>
				<span className="text-end">{say("history.win")}</span>
			</div>
			<span className="size-11 h-0 shrink-0" />
		</div>
	);
}

/** Of a free spin what the house staked. */
function RowStake({ record: { stake, freeStake, currency } }: { readonly record: RoundRecord }) {
	const say = useCabinetText();
	return (
		<span className="text-end text-text-2 tabular-nums">
			{freeStake === undefined ? null : `${say("award.mark")} `}
			<Amount amount={freeStake ?? stake} currency={currency} />
		</span>
	);
}

type RecordRowProps = {
	readonly record: RoundRecord;
	/** Undefined while one is fetched. */
	readonly onRecall: ((roundId: string) => void) | undefined;
	/** What is shown below the round when it is to be shared. */
	readonly sharing: ReactNode;
};

function RecordRow({ record, onRecall, sharing }: RecordRowProps) {
	const say = useCabinetText();
	const { second, exact } = useFormats();
	const [open, setOpen] = useState(false);
	const at = second(record.startedAt);
	const ended = record.status === "complete" || record.status === "resettled";
	return (
		<li className="flex flex-col gap-1.5">
			<div className="flex items-center gap-1.5">
				<button
					type="button"
					aria-label={say("history.show", { moment: at })}
					disabled={onRecall === undefined}
					onClick={() => onRecall?.(record.roundId)}
					className={`${columns} min-h-11 rounded-control bg-surface-2 py-2 text-start text-14 transition hover:bg-surface-3 disabled:opacity-55`}
				>
					<time dateTime={record.startedAt} title={exact(record.startedAt)} className="text-text-2">
						{at}
					</time>
					<RowStake record={record} />
					<Amount amount={record.win} currency={record.currency} signed className="text-end tabular-nums" />
				</button>
				{ended ? (
					<IconButton
						icon="external"
						label={say("history.share", { moment: at })}
						pressed={open}
						onPress={() => setOpen(!open)}
					/>
				) : (
					<span className="size-11 shrink-0" />
				)}
			</div>
			{open ? sharing : null}
		</li>
	);
}

type SharingProps = Required<Pick<HistoryProps, "ports" | "seeded">> & {
	readonly roundId: string;
	readonly client: Client;
};

function Sharing({ roundId, client, ports, seeded }: SharingProps) {
	const [made, setMade] = useState<Result<{ readonly token: string }, CallFailure>>();
	const [busy, setBusy] = useState(false);
	const make = async (amounts: boolean): Promise<void> => {
		setBusy(true);
		setMade(await client.call(sharePlayRound, { roundId, amounts }));
		setBusy(false);
	};
	return (
		<ShareForm
			seeded={seeded}
			busy={busy}
			failed={made?.ok === false ? <p role="alert">{ports.failureSentence(made.error)}</p> : null}
			token={made?.ok === true ? made.value.token : undefined}
			onMake={(amounts) => void make(amounts)}
		/>
	);
}
