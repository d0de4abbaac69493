// One limit: what holds, how much of it is used, what waits.
import { Button, useFormats } from "#platform/ui";
import { type MemberLimit, readProtection } from "../../contract/index.ts";
import { useKeepLimit } from "../calls.gen.ts";
import { useProtectionText } from "../text.ts";
import { useLimitValue } from "./limit-value.ts";

export type LimitRowProps = {
	readonly limit: MemberLimit;
	readonly currency: string;
	readonly onChange: () => void;
};

export function LimitRow({ limit, currency, onChange }: LimitRowProps) {
	const say = useProtectionText();
	const value = useLimitValue(limit.kind, currency);
	const [kind, period] = [say(`kinds.${limit.kind}.title`), say(`periods.${limit.period}`)];
	const act = say(limit.own === null ? "limits.set" : "limits.change");
	return (
		<li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0 last:pb-0">
			<div className="flex items-center gap-3">
				<div className="min-w-0 grow">
					<p className="text-13 text-text-3">{period}</p>
					<p className="text-16 font-medium">{limit.holds === null ? say("limits.none") : value(limit.holds)}</p>
				</div>
				<Button look="plain" size="small" label={say("limits.actFor", { act, kind, period })} onPress={onChange}>
					{act}
				</Button>
			</div>
			{limit.holds === null ? null : <Used limit={limit} holds={limit.holds} currency={currency} />}
			{limit.operator === null ? null : (
				<p className="text-13 text-text-3">{say("limits.operator", { amount: value(limit.operator) })}</p>
			)}
			{limit.next === null ? null : <Waiting limit={limit} next={limit.next} currency={currency} />}
		</li>
	);
}

type UsedProps = Pick<LimitRowProps, "limit" | "currency"> & { readonly holds: string };

function Used({ limit, holds, currency }: UsedProps) {
	const say = useProtectionText();
	const value = useLimitValue(limit.kind, currency);
	const { moment } = useFormats();
	const used = Math.max(0, Number(limit.used));
	const share = Number(holds) === 0 ? 100 : Math.min(100, Math.round((used / Number(holds)) * 100));
	const shown = limit.used.startsWith("-") ? limit.used.replace(/[1-9]/g, "0").replace("-", "") : limit.used;
	const words = say("limits.used", { used: value(shown), limit: value(holds) });
	return (
		<>
			<div
				role="progressbar"
				aria-label={words}
				aria-valuenow={share}
				aria-valuemin={0}
				aria-valuemax={100}
				className="h-1.5 overflow-hidden rounded-control bg-surface-3"
			>
				<div
					style={{ width: `${share}%` }}
					className={`h-full rounded-control ${share < 80 ? "bg-accent" : "bg-lost"}`}
				/>
			</div>
			<p className="flex flex-wrap justify-between gap-x-3 text-13 text-text-3">
				<span>{words}</span>
				<span>{say("limits.endsAt", { moment: moment(limit.endsAt) })}</span>
			</p>
		</>
	);
}

type WaitingProps = Pick<LimitRowProps, "limit" | "currency"> & { readonly next: NonNullable<MemberLimit["next"]> };

function Waiting({ limit, next, currency }: WaitingProps) {
	const say = useProtectionText();
	const value = useLimitValue(limit.kind, currency);
	const { moment } = useFormats();
	const keep = useKeepLimit({ refreshes: [readProtection] });
	const at = moment(next.at);
	return (
		<div className="flex flex-wrap items-center gap-2 rounded-control bg-surface-3 px-3 py-2 text-13">
			<p className="grow">
				{next.amount === null
					? say("limits.waitsNone", { moment: at })
					: say("limits.waits", { moment: at, amount: value(next.amount) })}
			</p>
			<Button
				look="quiet"
				size="small"
				busy={keep.isPending}
				onPress={() => keep.mutate({ kind: limit.kind, period: limit.period })}
			>
				{say("limits.keep")}
			</Button>
		</div>
	);
}
