// One draw at the desk: its times, what was bet and paid, what it is checked by, its tickets by pages, and the wish that it be void.
import { type DataColumn, DataPages, Fact, Facts, fieldsOf, MemberLink, useDeskText, useMay } from "#platform/desk/ui";
import { Button, DateTime, FailureNote, Field, pagesHook, showToast, useFormats } from "#platform/ui";
import { type DeskDraw, type DeskTicket, listDeskDraws, listDrawTickets, readDeskDraw } from "../../contract/index.ts";
import { isLotteryGame, type LotteryGame } from "../../core/index.ts";
import { useAskDrawVoid, useReadDeskDraw } from "../calls.gen.ts";
import { useLotteryDeskText } from "../text.ts";
import { DrawState } from "./draw-state.tsx";

const useTickets = pagesHook(listDrawTickets, ({ next }) => (next === null ? undefined : { cursor: next }));

export type DrawDeskProps = { /** "TSFFC-202511240001" */ readonly name: string };

export function DrawDesk({ name }: DrawDeskProps) {
	const [game = "", numero = ""] = name.split("-");
	return isLotteryGame(game) && numero !== "" ? <OneDraw game={game} numero={numero} /> : null;
}

type Name = { readonly game: LotteryGame; readonly numero: string };

function OneDraw(name: Name) {
	const { data, error, refetch } = useReadDeskDraw(name, { everyMilliseconds: 5_000 });
	const mayVoid = useMay("lottery.draws:void");
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return null;
	const { draw, proof } = data;
	return (
		<div className="flex flex-col gap-6">
			<DrawFacts draw={draw} proof={proof} />
			{mayVoid && draw.state !== "void" ? <AskVoid name={name} /> : null}
			<Tickets {...name} />
		</div>
	);
}

function Tickets(name: Name) {
	const say = useLotteryDeskText();
	const tickets = useTickets(name);
	return (
		<section className="flex flex-col gap-3">
			<h3 className="text-16 font-bold">{say("draws.tickets")}</h3>
			<DataPages
				pages={tickets}
				rows={tickets.data?.pages.flatMap((page) => page.tickets)}
				none={say("draws.noTickets")}
				caption={say("draws.tickets")}
				columns={useTicketColumns()}
				rowKey={({ ticketId }) => ticketId}
			/>
		</section>
	);
}

type FactsProps = {
	readonly draw: DeskDraw;
	readonly proof: {
		readonly commit: string;
		readonly seed?: string | undefined;
		readonly publicHex?: string | undefined;
	};
};

function DrawFacts({ draw, proof }: FactsProps) {
	const say = useLotteryDeskText();
	const { amount } = useFormats();
	return (
		<Facts>
			<Fact name={say("draws.state")}>
				<DrawState state={draw.state} />
			</Fact>
			{draw.voidReason === null ? null : <Fact name={say("draws.voidReason")}>{draw.voidReason}</Fact>}
			<Fact name={say("draws.closes")}>
				<DateTime at={draw.closesAt} />
			</Fact>
			<Fact name={say("draws.at")}>
				<DateTime at={draw.drawsAt} />
			</Fact>
			<Fact name={say("draws.result")}>{draw.result ?? "–"}</Fact>
			<Fact name={say("draws.tickets")}>{say("draws.count", { count: draw.tickets, open: draw.open })}</Fact>
			{draw.money.map(({ currency, stake, returned, exposure }) => (
				<Fact key={currency} name={currency}>
					{say("draws.money", { stake: amount(stake, currency), returned: amount(returned, currency) })}
					{exposure === null ? "" : ` ${say("draws.couldCost", { amount: amount(exposure, currency) })}`}
				</Fact>
			))}
			<Fact name={say("draws.commit")}>
				<code className="text-13 break-all">{proof.commit}</code>
			</Fact>
			{proof.seed === undefined ? null : (
				<Fact name={say("draws.seed")}>
					<code className="text-13 break-all">{proof.seed}</code>
				</Fact>
			)}
			{proof.publicHex === undefined ? null : (
				<Fact name={say("draws.public")}>
					<code className="text-13 break-all">{proof.publicHex}</code>
				</Fact>
			)}
		</Facts>
	);
}

/** Nobody voids a draw alone: it waits for another. */
function AskVoid({ name }: { readonly name: Name }) {
	const say = useLotteryDeskText();
	const sayDesk = useDeskText();
	const ask = useAskDrawVoid({ refreshes: [listDeskDraws, readDeskDraw] });
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				const { reason = "" } = fieldsOf(form);
				const onSuccess = () => {
					showToast({ tone: "success", text: say("draws.asked") });
					form.reset();
				};
				ask.mutate({ ...name, reason }, { onSuccess });
			}}
		>
			<h3 className="text-16 font-bold">{say("draws.void")}</h3>
			<p className="max-w-[70ch] text-14 text-text-2">{say("draws.voidText")}</p>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{ask.error === null ? null : <FailureNote error={ask.error} />}
			<div>
				<Button submit look="danger" busy={ask.isPending}>
					{say("draws.askVoid")}
				</Button>
			</div>
		</form>
	);
}

function useTicketColumns(): readonly DataColumn<DeskTicket>[] {
	const say = useLotteryDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	return [
		{
			key: "member",
			head: sayDesk("parts.member"),
			cell: ({ memberId }) => <MemberLink account="" memberId={memberId} />,
		},
		{ key: "mode", head: say("draws.mode"), cell: ({ mode }) => mode },
		{
			key: "slip",
			head: say("draws.slip"),
			cell: ({ slip }) => <code className="block max-w-64 truncate text-13">{slip}</code>,
		},
		{ key: "count", head: say("draws.bets"), figures: true, cell: ({ count }) => count },
		{ key: "stake", head: say("draws.stake"), figures: true, cell: (row) => amount(row.stake, row.currency) },
		{ key: "returned", head: say("draws.returned"), figures: true, cell: (row) => amount(row.returned, row.currency) },
		{ key: "status", head: sayDesk("parts.state"), cell: ({ status }) => say(`draws.statuses.${status}`) },
		{ key: "at", head: say("draws.placed"), cell: ({ placedAt }) => <DateTime at={placedAt} /> },
	];
}
