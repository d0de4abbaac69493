// Free bets that promotions gave, or an operator by hand: whose, how much, what became of each; one that nobody staked is taken back with a reason.
import { useState } from "react";
import {
	type DataColumn,
	DataPages,
	Fact,
	Facts,
	fieldsOf,
	MemberLink,
	PageHead,
	useDeskText,
	useMay,
} from "#platform/desk/ui";
import { Badge, Button, DateTime, Dialog, FailureNote, Field, pagesHook, showToast, useFormats } from "#platform/ui";
import { type DeskFreeBet, listFreeBets } from "../../contract/index.ts";
import { useTakeBackFreeBet } from "../calls.gen.ts";
import { useSportsbookDeskText } from "../text.ts";

const usePages = pagesHook(listFreeBets, ({ next }) => (next === null ? undefined : { cursor: next }));
/** The origin of what no promotion gave. */
const byHand = "by hand";
const tones = { open: "won", staked: "hue", used: "plain", expired: "lost", "taken back": "lost" } as const;

export function FreeBetsPage() {
	const say = useSportsbookDeskText();
	const [memberId, setMemberId] = useState("");
	const [opened, setOpened] = useState<DeskFreeBet>();
	const pages = usePages(memberId === "" ? {} : { memberId });
	const close = () => setOpened(undefined);
	return (
		<>
			<PageHead title={say("screens.freeBets")} text={say("freeBets.text")} />
			<Find onFind={setMemberId} />
			<DataPages
				pages={pages}
				rows={pages.data?.pages.flatMap(({ freeBets }) => freeBets)}
				none={say("freeBets.none")}
				caption={say("screens.freeBets")}
				columns={useColumns()}
				rowKey={({ id }) => id}
				onOpen={setOpened}
			/>
			<Dialog open={opened !== undefined} onClose={close} title={say("screens.freeBets")} size="panel">
				{opened === undefined ? null : <Desk freeBet={opened} onDone={close} />}
			</Dialog>
		</>
	);
}

function Find({ onFind }: { readonly onFind: (memberId: string) => void }) {
	const say = useSportsbookDeskText();
	return (
		<form
			className="mb-6 flex max-w-120 items-end gap-3"
			onSubmit={(submitted) => {
				submitted.preventDefault();
				const { memberId = "" } = fieldsOf(submitted.currentTarget);
				onFind(memberId);
			}}
		>
			<div className="grow">
				<Field
					label={say("freeBets.member")}
					name="memberId"
					inputMode="numeric"
					pattern="[1-9][0-9]{0,18}"
					autoComplete="off"
				/>
			</div>
			<Button submit look="plain">
				{say("freeBets.find")}
			</Button>
		</form>
	);
}

function useColumns(): readonly DataColumn<DeskFreeBet>[] {
	const say = useSportsbookDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	return [
		{ key: "member", head: sayDesk("parts.member"), cell: ({ memberId }) => memberId },
		{ key: "amount", head: say("freeBets.amount"), figures: true, cell: (one) => amount(one.amount, one.currency) },
		{
			key: "origin",
			head: say("freeBets.origin"),
			cell: ({ origin }) => (origin === byHand ? say("freeBets.byHand") : origin),
		},
		{
			key: "state",
			head: say("freeBets.state"),
			cell: ({ state }) => <Badge tone={tones[state]}>{say(`freeBets.states.${state}`)}</Badge>,
		},
		{
			key: "won",
			head: say("freeBets.won"),
			figures: true,
			cell: ({ won, currency }) => (won === "" ? "" : amount(won, currency)),
		},
		{ key: "until", head: say("freeBets.until"), cell: ({ endsAt }) => <DateTime at={endsAt} /> },
	];
}

type DeskProps = { readonly freeBet: DeskFreeBet; readonly onDone: () => void };

function Desk({ freeBet, onDone }: DeskProps) {
	const say = useSportsbookDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const may = useMay("sportsbook.free-bets:write");
	const { memberId, currency, leastOdds, origin, givenAt, endsAt, state, won, why } = freeBet;
	return (
		<div className="flex flex-col gap-6">
			<Facts>
				<Fact name={sayDesk("parts.member")}>
					<MemberLink account="" memberId={memberId} />
				</Fact>
				<Fact name={say("freeBets.amount")}>{amount(freeBet.amount, currency)}</Fact>
				<Fact name={say("freeBets.leastOdds")}>{(leastOdds / 100).toFixed(2)}</Fact>
				<Fact name={say("freeBets.origin")}>{origin === byHand ? say("freeBets.byHand") : origin}</Fact>
				<Fact name={say("factors.at")}>
					<DateTime at={givenAt} />
				</Fact>
				<Fact name={say("freeBets.until")}>
					<DateTime at={endsAt} />
				</Fact>
				<Fact name={say("freeBets.state")}>{say(`freeBets.states.${state}`)}</Fact>
				{won === "" ? null : <Fact name={say("freeBets.won")}>{amount(won, currency)}</Fact>}
				{why === "" ? null : <Fact name={sayDesk("parts.because")}>{why}</Fact>}
			</Facts>
			{may && state === "open" ? <TakeBack freeBet={freeBet} onDone={onDone} /> : null}
		</div>
	);
}

function TakeBack({ freeBet: { id }, onDone }: DeskProps) {
	const say = useSportsbookDeskText();
	const sayDesk = useDeskText();
	const back = useTakeBackFreeBet({ refreshes: [listFreeBets] });
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(submitted) => {
				submitted.preventDefault();
				const { reason = "" } = fieldsOf(submitted.currentTarget);
				const onSuccess = () => {
					showToast({ tone: "success", text: say("freeBets.done") });
					onDone();
				};
				back.mutate({ id, reason }, { onSuccess });
			}}
		>
			<h3 className="text-16 font-bold">{say("freeBets.ask")}</h3>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{back.error === null ? null : <FailureNote error={back.error} />}
			<div>
				<Button submit busy={back.isPending}>
					{say("freeBets.act")}
				</Button>
			</div>
		</form>
	);
}
