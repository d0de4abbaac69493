// One kind of limit with its three periods.
import { useState } from "react";
import { Badge, Icon, type IconName } from "#platform/ui";
import type { MemberLimit, Protection } from "../../contract/index.ts";
import type { LimitKind } from "../../core/index.ts";
import { useProtectionText } from "../text.ts";
import { LimitDialog } from "./limit-dialog.tsx";
import { LimitRow } from "./limit-row.tsx";

const icons: Readonly<Record<LimitKind, IconName>> = {
	deposit: "download",
	loss: "sort",
	wager: "bets",
	time: "clock",
};

export function LimitCard({ kind, protection }: { readonly kind: LimitKind; readonly protection: Protection }) {
	const say = useProtectionText();
	const [open, setOpen] = useState<MemberLimit["period"]>();
	const limits = protection.limits.filter((limit) => limit.kind === kind);
	const chosen = limits.find(({ period }) => period === open);
	const needed = protection.rules.mandatoryLimits.includes(kind) && limits.every(({ holds }) => holds === null);
	return (
		<article className="flex flex-col gap-3 rounded-card bg-surface-2 p-4">
			<div className="flex items-center gap-2">
				<Icon name={icons[kind]} className="text-text-3" />
				<h4 className="grow text-14 font-bold">{say(`kinds.${kind}.title`)}</h4>
				{needed ? <Badge tone="accent">{say("limits.needed")}</Badge> : null}
			</div>
			<p className="text-13 text-text-3">{say(`kinds.${kind}.text`)}</p>
			<ul className="mt-auto flex flex-col">
				{limits.map((limit) => (
					<LimitRow
						key={limit.period}
						limit={limit}
						currency={protection.currency}
						onChange={() => setOpen(limit.period)}
					/>
				))}
			</ul>
			{chosen === undefined ? null : (
				<LimitDialog limit={chosen} protection={protection} onClose={() => setOpen(undefined)} />
			)}
		</article>
	);
}
