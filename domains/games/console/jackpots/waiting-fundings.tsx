// Money for jackpots that waits for a second person: what is asked for, and the one word on it.
import { useState } from "react";
import { type DataColumn, DataTable, DecideForm, TakeBackForm, useDeskText, useMay, useSaved } from "#platform/desk/ui";
import { DateTime, Dialog, useFormats } from "#platform/ui";
import { type DeskJackpot, readJackpots, type WaitingFunding } from "../../contract/index.ts";
import { useDecideFunding, useTakeBackFunding } from "../calls.gen.ts";
import { useNameOf } from "../catalogue/catalogue-words.ts";
import { useGamesDeskText } from "../text.ts";

const refreshes = [readJackpots];

export type WaitingFundingsProps = {
	readonly waiting: readonly WaitingFunding[];
	readonly jackpots: readonly DeskJackpot[];
};

export function WaitingFundings({ waiting, jackpots }: WaitingFundingsProps) {
	const sayDesk = useDeskText();
	const nameOf = usePotName(jackpots);
	const columns = useColumns(nameOf);
	const [opened, setOpened] = useState<string>();
	const open = waiting.find(({ fundingId }) => fundingId === opened);
	const close = () => setOpened(undefined);
	if (waiting.length === 0) return null;
	return (
		<section className="mb-8 flex flex-col gap-3">
			<h2 className="text-16 font-bold">{sayDesk("parts.waiting")}</h2>
			<DataTable
				caption={sayDesk("parts.waiting")}
				columns={columns}
				rows={waiting}
				rowKey={({ fundingId }) => fundingId}
				onOpen={({ fundingId }) => setOpened(fundingId)}
				opened={open?.fundingId}
			/>
			<Dialog open={open !== undefined} onClose={close} title={open ? nameOf(open.code) : ""} size="panel">
				{open === undefined ? null : <FundingDesk waiting={open} onDone={close} />}
			</Dialog>
		</section>
	);
}

/** By the pot's code. */
function usePotName(jackpots: readonly DeskJackpot[]): (code: string) => string {
	const nameOf = useNameOf();
	return (code) => {
		const pot = jackpots.find((one) => one.code === code);
		return pot === undefined ? code : nameOf(pot);
	};
}

function useColumns(nameOf: (code: string) => string): readonly DataColumn<WaitingFunding>[] {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	return [
		{ key: "name", head: sayDesk("parts.name"), cell: ({ code }) => nameOf(code) },
		{
			key: "amount",
			head: say("jackpots.amount"),
			figures: true,
			cell: (one) => <span className="font-medium">{amount(one.amount, one.currency)}</span>,
		},
		{ key: "by", head: sayDesk("parts.askedBy"), cell: ({ askedBy }) => askedBy },
		{ key: "at", head: sayDesk("parts.askedAt"), cell: ({ askedAt }) => <DateTime at={askedAt} as="ago" /> },
		{ key: "until", head: sayDesk("parts.lapses"), cell: ({ lapsesAt }) => <DateTime at={lapsesAt} /> },
	];
}

type DeskProps = { readonly waiting: WaitingFunding; readonly onDone: () => void };

function FundingDesk({ waiting, onDone }: DeskProps) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const mayDecide = useMay("games.jackpots:decide");
	const mayFund = useMay("games.jackpots:fund");
	const { own, fundingId, code, currency, reason, askedBy, askedAt, lapsesAt } = waiting;
	return (
		<div className="flex flex-col gap-6">
			<dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-x-6 gap-y-2 text-14 [&>dd]:break-words [&>dt]:text-text-3">
				<dt>{say("jackpots.amount")}</dt>
				<dd className="text-20 font-bold">{amount(waiting.amount, currency)}</dd>
				<dt>{sayDesk("parts.code")}</dt>
				<dd>{code}</dd>
				<dt>{sayDesk("parts.because")}</dt>
				<dd>{reason}</dd>
				<dt>{sayDesk("parts.askedBy")}</dt>
				<dd>
					{askedBy}, <DateTime at={askedAt} />
				</dd>
				<dt>{sayDesk("parts.lapses")}</dt>
				<dd>
					<DateTime at={lapsesAt} />
				</dd>
			</dl>
			{own && mayFund ? <TakeBack fundingId={fundingId} onDone={onDone} /> : null}
			{!own && mayDecide ? <Decide fundingId={fundingId} onDone={onDone} /> : null}
		</div>
	);
}

type WordProps = Pick<WaitingFunding, "fundingId"> & { readonly onDone: () => void };

function Decide({ fundingId, onDone }: WordProps) {
	const say = useGamesDeskText();
	const decide = useDecideFunding({ refreshes });
	const onSuccess = useSaved(onDone);
	return (
		<DecideForm
			agree={say("jackpots.agree")}
			busy={decide.isPending}
			error={decide.error}
			onAgree={() => decide.mutate({ fundingId, decision: { kind: "approve" } }, { onSuccess })}
			onRefuse={(why) => decide.mutate({ fundingId, decision: { kind: "refuse", why } }, { onSuccess })}
		/>
	);
}

function TakeBack({ fundingId, onDone }: WordProps) {
	const takeBack = useTakeBackFunding({ refreshes });
	const onSuccess = useSaved(onDone);
	return (
		<TakeBackForm
			busy={takeBack.isPending}
			error={takeBack.error}
			onTakeBack={() => takeBack.mutate({ fundingId }, { onSuccess })}
		/>
	);
}
