// Points to cash: ready amounts one press away, or an amount of one's own; the dialog asks for the password.
import { type FormEvent, useState } from "react";
import {
	Amount,
	Button,
	Dialog,
	EmptyState,
	FailureNote,
	Field,
	type Gate,
	GatedButton,
	Skeleton,
	useFormats,
} from "#platform/ui";
import { getBalance } from "#wallet/contract";
import { getPointBalance, listExchanges } from "../../contract/index.ts";
import { useConvertPoint, useGetPointConfig, useGetRedeemPointList } from "../calls.gen.ts";
import { useLoyaltyText } from "../text.ts";
import { ExchangeDone } from "./exchange-done.tsx";
import { PasswordStep } from "./password-step.tsx";
import { planConversion } from "./plan-conversion.ts";

/** What is about to be converted: decimal strings. */
type Conversion = { readonly points: string; readonly cash: string; readonly currency: string };

export function ConvertPanel({ points }: { readonly points: string }) {
	const say = useLoyaltyText();
	const formats = useFormats();
	const { data, error, refetch } = useGetPointConfig({});
	const [chosen, setChosen] = useState<Conversion>();
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 rounded-card" />;
	if (/^[0.]*$/.test(data.largest))
		return <EmptyState title={say("convert.closed")} text={say("convert.closedText")} />;
	const cash = formats.amount(data.cash, data.currency);
	return (
		<section aria-labelledby="convert" className="flex flex-col gap-5 rounded-card bg-surface-1 p-5">
			<div>
				<h2 id="convert" className="text-16 font-bold">
					{say("convert.title")}
				</h2>
				<p className="mt-1 text-14 text-text-2">{say("convert.text", { step: plain(formats, data.step), cash })}</p>
			</div>
			<Offers points={points} onChoose={setChosen} />
			<OwnAmount facts={{ ...data, points }} onChoose={setChosen} />
			{chosen === undefined ? null : <ConvertDialog conversion={chosen} onClose={() => setChosen(undefined)} />}
		</section>
	);
}

const plain = (formats: ReturnType<typeof useFormats>, amount: string): string => formats.amount(amount, "").trim();

type OffersProps = { readonly points: string; readonly onChoose: (conversion: Conversion) => void };

function Offers({ points, onChoose }: OffersProps) {
	const say = useLoyaltyText();
	const formats = useFormats();
	const { data } = useGetRedeemPointList({});
	if (data === undefined) return <Skeleton className="h-24 rounded-card" />;
	if (data.offers.length === 0) return null;
	const gatesOf = (price: string): readonly Gate[] =>
		Number(price) > Number(points)
			? [{ text: say("shelf.short", { points: plain(formats, points), price: plain(formats, price) }) }]
			: [];
	return (
		<ul aria-label={say("convert.offers")} className="grid min-w-0 grid-cols-1 gap-2 sm:grid-cols-3">
			{data.offers.map((offer) => (
				<li key={offer.points} className="flex flex-col gap-3 rounded-control bg-surface-2 p-4">
					<p className="flex flex-col gap-0.5">
						<span className="text-16">
							<Amount amount={offer.cash} currency={data.currency} />
						</span>
						<span className="text-13 text-text-2">
							<Amount amount={offer.points} currency="" /> {say("shelf.points")}
						</span>
					</p>
					<GatedButton
						look="plain"
						wide
						label={say("convert.confirm", {
							points: plain(formats, offer.points),
							cash: formats.amount(offer.cash, data.currency),
						})}
						gates={gatesOf(offer.points)}
						onPress={() => onChoose({ ...offer, currency: data.currency })}
					>
						{say("convert.act")}
					</GatedButton>
				</li>
			))}
		</ul>
	);
}

type OwnAmountProps = {
	readonly facts: Parameters<typeof planConversion>[1];
	readonly onChoose: (conversion: Conversion) => void;
};

function OwnAmount({ facts, onChoose }: OwnAmountProps) {
	const say = useLoyaltyText();
	const formats = useFormats();
	const [typed, setTyped] = useState("");
	const [sent, setSent] = useState(false);
	const plan = planConversion(typed, facts);
	const { currency } = facts;
	const limits = {
		step: plain(formats, facts.step),
		smallest: plain(formats, facts.smallest),
		largest: plain(formats, facts.largest),
		points: plain(formats, facts.points),
	};
	const send = (event: FormEvent) => {
		event.preventDefault();
		setSent(true);
		if (plan.state === "ready") onChoose({ ...plan, currency });
	};
	return (
		<form onSubmit={send} noValidate className="flex flex-col gap-3 border-t border-line pt-5">
			<Field
				label={say("convert.own")}
				hint={say("convert.hint", limits)}
				{...(plan.state === "refused" && sent ? { error: say(`errors.${plan.reason}`, limits) } : {})}
				inputMode="decimal"
				autoComplete="off"
				maxLength={20}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				after={<span className="text-14 whitespace-nowrap text-text-3">{say("convert.points")}</span>}
			/>
			<div className="flex items-center justify-between gap-4">
				<p aria-live="polite" className="text-14 text-text-2">
					{plan.state === "ready" ? (
						<>
							{say("convert.becomes")} <Amount amount={plan.cash} currency={currency} />
						</>
					) : null}
				</p>
				<Button submit>{say("convert.act")}</Button>
			</div>
		</form>
	);
}

type ConvertDialogProps = { readonly conversion: Conversion; readonly onClose: () => void };

function ConvertDialog({ conversion, onClose }: ConvertDialogProps) {
	const say = useLoyaltyText();
	const formats = useFormats();
	const convert = useConvertPoint({ refreshes: [getPointBalance, listExchanges, getBalance] });
	const cash = formats.amount(conversion.cash, conversion.currency);
	const number = convert.data?.transactionNumber;
	return (
		<Dialog open size="dialog" title={say("convert.confirmTitle")} onClose={onClose}>
			{number === undefined ? (
				<PasswordStep
					act={say("convert.act")}
					busy={convert.isPending}
					error={convert.error}
					onConfirm={(password) => convert.mutate({ points: conversion.points, password })}
				>
					<p className="rounded-card bg-surface-2 p-4 text-16 font-medium">
						{say("convert.confirm", { points: plain(formats, conversion.points), cash })}
					</p>
				</PasswordStep>
			) : (
				<ExchangeDone
					title={say("convert.doneTitle")}
					text={say("convert.doneText", { cash, number })}
					onClose={onClose}
				/>
			)}
		</Dialog>
	);
}
