// What members have at a vendor, by currency, and how all of it is brought home once the vendor is out of service: asked for with
// a reason, followed member by member, with what could not come and why.
import { fieldsOf, useDeskText, useMay } from "#platform/desk/ui";
import { Badge, Button, DateTime, FailureNote, Field, Skeleton, showToast, useFormats } from "#platform/ui";
import { type VendorMoney as Money, type OutsideVendor, readVendorMoney } from "../../contract/index.ts";
import { useBringVendorHome, useReadVendorMoney } from "../calls.gen.ts";
import { useGamesDeskText } from "../text.ts";

/** How often it is looked at again while it is brought home. */
const everyMilliseconds = 15_000;

export function VendorMoney({ vendor: { code: vassalage, open } }: { readonly vendor: OutsideVendor }) {
	const say = useGamesDeskText();
	const may = useMay("games.vendors:bring");
	const read = useReadVendorMoney({ vassalage });
	const money = read.data;
	const runs = money?.transferOut?.state === "running";
	const lies = money?.lying.some(({ members }) => members > 0) === true;
	return (
		<section aria-label={say("outside.money.title")} className="flex flex-col gap-4 border-t border-line pt-5">
			<h3 className="text-16 font-bold">{say("outside.money.title")}</h3>
			{read.error === null ? null : <FailureNote error={read.error} onRetry={() => void read.refetch()} />}
			{money === undefined && read.error === null ? <Skeleton className="h-16 w-full" /> : null}
			{money === undefined ? null : <Lying lying={money.lying} />}
			{money?.transferOut ? <TransferOut transferOut={money.transferOut} /> : null}
			{runs ? <Following vassalage={vassalage} /> : null}
			{may && lies && !runs ? <BringHome vassalage={vassalage} open={open} /> : null}
		</section>
	);
}

/** Nothing to see: asks again, for whoever shows the answer. */
function Following({ vassalage }: Pick<BringProps, "vassalage">) {
	useReadVendorMoney({ vassalage }, { everyMilliseconds });
	return null;
}

function Lying({ lying }: Pick<Money, "lying">) {
	const say = useGamesDeskText();
	const { amount } = useFormats();
	if (lying.length === 0) return <p className="text-14 text-text-2">{say("outside.money.nothing")}</p>;
	return (
		<ul className="flex flex-col divide-y divide-line rounded-card bg-surface-2 px-4 text-14">
			{lying.map((one) => (
				<li key={one.currency} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
					<span className="text-16 font-bold tabular-nums">{amount(one.lying, one.currency)}</span>
					<span className="text-text-2">{say("outside.money.members", { count: one.members })}</span>
					{/[1-9]/.test(one.underWay) ? (
						<span className="w-full text-13 text-text-3">
							{say("outside.money.underWay", { amount: amount(one.underWay, one.currency) })}
						</span>
					) : null}
				</li>
			))}
		</ul>
	);
}

const tones = { running: "hue", done: "won", stopped: "plain" } as const;

function TransferOut({ transferOut }: { readonly transferOut: NonNullable<Money["transferOut"]> }) {
	const say = useGamesDeskText();
	const { amount } = useFormats();
	const { state, home, members, brought, reason, askedBy, askedAt, endedAt, staying } = transferOut;
	const came = brought.filter(({ amount: minor }) => /[1-9]/.test(minor));
	return (
		<div className="flex flex-col gap-3 text-14">
			<p className="flex flex-wrap items-center gap-3">
				<Badge tone={tones[state]}>{say(`outside.money.states.${state}`)}</Badge>
				<span className="font-medium tabular-nums">{say("outside.money.progress", { home, members })}</span>
				{came.map(({ currency, amount: minor }) => (
					<span key={currency} className="text-text-2 tabular-nums">
						{amount(minor, currency)}
					</span>
				))}
			</p>
			<p className="text-text-2">
				{askedBy}, <DateTime at={askedAt} />
				{endedAt === null ? null : (
					<>
						{" – "}
						<DateTime at={endedAt} />
					</>
				)}
				<span className="block">{reason}</span>
			</p>
			{staying.length === 0 ? null : (
				<ul aria-label={say("outside.money.staying")} className="flex flex-col divide-y divide-line">
					{staying.map(({ memberId, account, currency, why }) => (
						<li key={`${memberId} ${currency}`} className="flex flex-wrap justify-between gap-x-4 py-2">
							<span className="font-medium">{account || memberId}</span>
							<span className="text-text-2">{why === null ? null : say(`outside.money.why.${why}`)}</span>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

type BringProps = { readonly vassalage: string; readonly open: boolean };

function BringHome({ vassalage, open }: BringProps) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const bring = useBringVendorHome({ refreshes: [readVendorMoney] });
	const onSuccess = () => showToast({ tone: "success", text: say("outside.money.begun") });
	if (open) return <p className="text-14 text-text-3">{say("outside.money.inService")}</p>;
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const { reason = "" } = fieldsOf(event.currentTarget);
				bring.mutate({ vassalage, reason }, { onSuccess });
			}}
		>
			<p className="text-14 text-text-2">{say("outside.money.text")}</p>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{bring.error === null ? null : <FailureNote error={bring.error} />}
			<div>
				<Button submit busy={bring.isPending}>
					{say("outside.money.act")}
				</Button>
			</div>
		</form>
	);
}
