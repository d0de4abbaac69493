// One application for an item of the mall: whose, for what, and the decision.
import { DecideForm, Fact, Facts, MemberLink, useCodeWords, useDeskText, useMay } from "#platform/desk/ui";
import { Amount, Badge, DateTime, FailureNote, Field, Skeleton, showToast, useFormats } from "#platform/ui";
import { listExchangeQueue, lookAtExchange, type QueuedExchange } from "../../contract/index.ts";
import { useDecideExchange, useLookAtExchange } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

const shown = [listExchangeQueue, lookAtExchange];

export function ExchangeDesk({ number, onDone }: { readonly number: string; readonly onDone: () => void }) {
	const mayDecide = useMay("loyalty.exchanges:decide");
	const look = useLookAtExchange({ exchangeNumber: number });
	if (look.error !== null) return <FailureNote error={look.error} onRetry={() => void look.refetch()} />;
	if (look.data === undefined) return <Skeleton className="h-80 w-full" />;
	const { exchange, pointsLeft } = look.data;
	return (
		<div className="flex flex-col gap-6">
			<ExchangeFacts exchange={exchange} pointsLeft={pointsLeft} />
			{mayDecide && exchange.state === "applying" ? <Decide number={number} onDone={onDone} /> : null}
		</div>
	);
}

const tones = { applying: "hue", rejected: "lost", passed: "won" } as const;

type FactsProps = { readonly exchange: QueuedExchange; readonly pointsLeft: string };

function ExchangeFacts({ exchange, pointsLeft }: FactsProps) {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const { amount, number: count } = useFormats();
	const wordsOf = useCodeWords();
	const { item, quantity, type, points, cash, currency, stock, state, appliedAt, decidedAt, decidedBy, remark } =
		exchange;
	return (
		<Facts>
			<Fact name={sayDesk("parts.member")}>
				<MemberLink {...exchange} />
			</Fact>
			<Fact name={say("exchanges.item")}>
				<span className="text-20 font-bold">{item}</span>
			</Fact>
			<Fact name={say("exchanges.quantity")}>{count(quantity)}</Fact>
			<Fact name={say("exchanges.type")}>{say(`exchanges.types.${type}`)}</Fact>
			<Fact name={say("exchanges.points")}>
				<Amount amount={points} currency="" />
			</Fact>
			<Fact name={say("exchanges.pointsLeft")}>
				<Amount amount={pointsLeft} currency="" />
			</Fact>
			{Number(cash) === 0 ? null : <Fact name={say("exchanges.cash")}>{amount(cash, currency)}</Fact>}
			<Fact name={say("exchanges.left")}>{stock === null ? say("exchanges.endless") : count(stock)}</Fact>
			<Fact name={sayDesk("parts.state")}>
				<Badge tone={tones[state]}>{say(`exchanges.states.${state}`)}</Badge>
			</Fact>
			<Fact name={say("exchanges.applied")}>
				<DateTime at={appliedAt} />
			</Fact>
			{decidedAt === null ? null : (
				<>
					<Fact name={say("exchanges.decided")}>
						<DateTime at={decidedAt} />
					</Fact>
					<Fact name={sayDesk("parts.closedBy")}>{wordsOf("actors", decidedBy) || "–"}</Fact>
				</>
			)}
			{remark === "" ? null : <Fact name={say("exchanges.remark")}>{remark}</Fact>}
		</Facts>
	);
}

function Decide({ number, onDone }: { readonly number: string; readonly onDone: () => void }) {
	const say = useOfficeText();
	const decide = useDecideExchange({ refreshes: shown, lookAgain: shown });
	const done = (word: "accepted" | "refused") => () => {
		showToast({ tone: "success", text: say(`exchanges.${word}`, { number }) });
		onDone();
	};
	return (
		<DecideForm
			agree={say("exchanges.accept")}
			whyHint={say("exchanges.whyHint")}
			busy={decide.isPending}
			error={decide.error}
			onRefuse={(why) =>
				decide.mutate({ exchangeNumber: number, decision: { kind: "refuse", why } }, { onSuccess: done("refused") })
			}
			onAgree={({ remark = "" }) =>
				decide.mutate({ exchangeNumber: number, decision: { kind: "accept", remark } }, { onSuccess: done("accepted") })
			}
		>
			<Field
				label={say("exchanges.remark")}
				hint={say("exchanges.remarkHint")}
				name="remark"
				maxLength={500}
				autoComplete="off"
			/>
		</DecideForm>
	);
}
