// Time away: a break, an exclusion, the end of the account. Each asks once more, and says until when.
import { useState } from "react";
import { Button } from "#platform/ui";
import type { Protection } from "../../contract/index.ts";
import { SectionHead } from "../section-head.tsx";
import { useProtectionText } from "../text.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { type WayAway, waysAway } from "./ways-away.ts";

export type LeaveSectionProps = { readonly rules: Protection["rules"]; readonly onLeft: () => void };

export function LeaveSection({ rules, onLeft }: LeaveSectionProps) {
	const say = useProtectionText();
	const [chosen, setChosen] = useState<WayAway>();
	return (
		<section aria-labelledby="leave" className="flex flex-col gap-4">
			<SectionHead id="leave" title={say("leave.title")} text={say("leave.text")} />
			<ul className="flex flex-col gap-2">
				{waysAway.map((way) => (
					<li key={way} className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-surface-2 px-5 py-4">
						<div className="min-w-56 grow basis-0">
							<h4 className="text-14 font-medium">{say(`leave.${way}.title`)}</h4>
							<p className="mt-0.5 text-13 text-text-3">{say(`leave.${way}.text`)}</p>
						</div>
						<Button
							look="plain"
							size="small"
							label={`${say("leave.choose")}: ${say(`leave.${way}.title`)}`}
							onPress={() => setChosen(way)}
						>
							{say("leave.choose")}
						</Button>
					</li>
				))}
			</ul>
			{chosen === undefined ? null : (
				<LeaveDialog way={chosen} rules={rules} onLeft={onLeft} onClose={() => setChosen(undefined)} />
			)}
		</section>
	);
}
