// The first screen: what waits, and what somebody may open, each a press away.
import type { Endpoint } from "#platform/contract";
import { Badge, Icon, useLive, useRefresh } from "#platform/ui";
import {
	countAdjustmentQueue,
	countDepositQueue,
	countWithdrawalQueue,
	moneyQueueEvent,
} from "../../contract/index.ts";
import { useCountAdjustmentQueue, useCountDepositQueue, useCountWithdrawalQueue } from "../calls.gen.ts";
import { ConsoleLink } from "../frame/console-link.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { addressOf, type PageProps } from "../parts/screen.ts";
import { mayDo, useMay, useMe } from "../parts/use-me.ts";
import { useOfficeText } from "../text.ts";

export function OverviewPage({ screens }: PageProps) {
	const say = useOfficeText();
	const me = useMe();
	const shown = screens.filter(({ path, permission }) => path !== "" && mayDo(me, permission));
	return (
		<>
			<PageHead title={say("overview.title", { name: me?.name ?? "" })} text={say("overview.text")} />
			<ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{shown.map((screen) => (
					<li key={screen.key}>
						<ConsoleLink
							to={addressOf(screen)}
							className="flex h-16 items-center gap-4 rounded-card bg-surface-1 px-5 text-16 font-medium transition hover:bg-surface-2"
						>
							<Icon name={screen.icon} className="text-text-3" />
							<span className="grow">{say(`nav.screens.${screen.key}`)}</span>
							{screen.key === "deposits" ? <WaitingDeposits /> : null}
							{screen.key === "withdrawals" ? <WaitingWithdrawals /> : null}
							{screen.key === "adjustments" ? <WaitingAdjustments /> : null}
							<Icon name="chevron-right" className="size-4 text-text-3" />
						</ConsoleLink>
					</li>
				))}
			</ul>
		</>
	);
}

/** A word that was missed is made good by asking now and then. */
const everyMilliseconds = 30_000;

function WaitingDeposits() {
	const enabled = useMay("cashier.deposits:read");
	return (
		<Waiting call={countDepositQueue} count={useCountDepositQueue({}, { enabled, everyMilliseconds }).data?.count} />
	);
}

/** Those that wait for an approval, a pay-out or an answer. */
function WaitingWithdrawals() {
	const enabled = useMay("cashier.withdrawals:read");
	const { data } = useCountWithdrawalQueue({}, { enabled, everyMilliseconds });
	return <Waiting call={countWithdrawalQueue} count={data?.count} />;
}

function WaitingAdjustments() {
	const enabled = useMay("wallet.adjustments:read");
	const { data } = useCountAdjustmentQueue({}, { enabled, everyMilliseconds });
	return <Waiting call={countAdjustmentQueue} count={data?.count} />;
}

/** How many wait in a queue of money, followed live. */
function Waiting({ call, count = 0 }: { readonly call: Endpoint; readonly count: number | undefined }) {
	const say = useOfficeText();
	const refresh = useRefresh();
	useLive(moneyQueueEvent, () => refresh([call]));
	return count === 0 ? null : <Badge tone="hue">{say("overview.waiting", { count })}</Badge>;
}
