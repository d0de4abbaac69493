// Sets a limit: what is typed says at once what will become of it and when.
import { type FormEvent, useState } from "react";
import { isCurrencyCode } from "#platform/kernel";
import { Button, Dialog, FailureNote, Field, showToast, useFormats } from "#platform/ui";
import { type MemberLimit, type Protection, readProtection } from "../../contract/index.ts";
import { useSetLimit } from "../calls.gen.ts";
import { useProtectionText } from "../text.ts";
import { useLimitValue } from "./limit-value.ts";
import { type LimitPlan, planLimit } from "./plan-limit.ts";

export type LimitDialogProps = {
	readonly limit: MemberLimit;
	readonly protection: Protection;
	readonly onClose: () => void;
};

export function LimitDialog({ limit, protection, onClose }: LimitDialogProps) {
	const say = useProtectionText();
	const { typed, setTyped, tried, plan, send, set } = useLimitForm({ limit, protection, onClose });
	const { kind, period } = limit;
	const save = (event: FormEvent) => {
		event.preventDefault();
		send(plan(typed));
	};
	const wrong = tried && (plan(typed).state === "invalid" || plan(typed).state === "empty");
	return (
		<Dialog
			open
			size="dialog"
			title={say("dialog.title", { kind: say(`kinds.${kind}.title`), period: say(`periods.${period}`) })}
			onClose={onClose}
		>
			<form onSubmit={save} noValidate className="flex flex-col gap-4">
				<Field
					label={say(kind === "time" ? "dialog.minutes" : "dialog.amount")}
					hint={say(kind === "time" ? "dialog.timeHint" : "dialog.moneyHint")}
					{...(wrong ? { error: say("errors.LIMIT_INVALID") } : {})}
					inputMode={kind === "time" ? "numeric" : "decimal"}
					autoComplete="off"
					maxLength={16}
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					before={kind === "time" ? null : <span className="text-14 text-text-3">{protection.currency}</span>}
				/>
				<p aria-live="polite" className="min-h-10 text-14 text-text-2">
					<PlanWords plan={plan(typed)} limit={limit} currency={protection.currency} />
				</p>
				{set.error === null ? null : <FailureNote error={set.error} />}
				<div className="flex items-center justify-end gap-2">
					{limit.own === null || plan(null).state === "same" ? null : (
						<Button look="quiet" disabled={set.isPending} onPress={() => send(plan(null))}>
							{say("dialog.remove")}
						</Button>
					)}
					<Button submit busy={set.isPending}>
						{say("dialog.save")}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

function useLimitForm({ limit, protection, onClose }: LimitDialogProps) {
	const say = useProtectionText();
	const { moment } = useFormats();
	const [typed, setTyped] = useState(limit.own ?? "");
	const [tried, setTried] = useState(false);
	const set = useSetLimit({ refreshes: [readProtection] });
	const { currency, rules } = protection;
	if (!isCurrencyCode(currency)) throw new Error(`an unknown currency: ${currency}`);
	const facts = { limit, currency, waitHours: rules.looserWaitHours, now: new Date() };
	const plan = (text: string | null) => planLimit(text, facts);
	const send = (planned: LimitPlan) => {
		setTried(true);
		if (planned.state === "same") return onClose();
		if (planned.state !== "at-once" && planned.state !== "waits") return;
		const { kind, period } = limit;
		const words =
			planned.state === "at-once"
				? say("dialog.holds")
				: say("dialog.willHold", { moment: moment(planned.at.toISOString()) });
		const done = () => {
			showToast({ tone: "success", text: words });
			onClose();
		};
		set.mutate({ kind, period, amount: planned.amount }, { onSuccess: done });
	};
	return { typed, setTyped, tried, plan, send, set };
}

type PlanWordsProps = { readonly plan: LimitPlan; readonly limit: MemberLimit; readonly currency: string };

function PlanWords({ plan, limit, currency }: PlanWordsProps) {
	const say = useProtectionText();
	const value = useLimitValue(limit.kind, currency);
	const { moment } = useFormats();
	if (plan.state === "at-once") return say("dialog.atOnce");
	if (plan.state !== "waits") return null;
	return say("dialog.waits", {
		moment: moment(plan.at.toISOString()),
		present: limit.own === null ? say("limits.none") : value(limit.own),
	});
}
