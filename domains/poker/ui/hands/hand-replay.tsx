// A past hand at the table, step by step.
import { useMemo, useState } from "react";
import { Button } from "#platform/ui";
import { type HandRecord, replayOf } from "../../core/index.ts";
import { TableSaid } from "../frame/table-said.tsx";
import { Felt } from "../table/felt.tsx";
import { usePokerText } from "../text.ts";

export function HandReplay({ hand }: { readonly hand: HandRecord }) {
	const say = usePokerText();
	const steps = useMemo(() => replayOf(hand), [hand]);
	const [step, setStep] = useState(steps.length - 1);
	const seen = steps[step];
	if (seen === undefined) return null;
	return (
		<div className="flex min-h-0 grow flex-col gap-2">
			<div className="min-h-90 grow">
				<Felt seen={seen} now={undefined} onSit={undefined} />
			</div>
			<TableSaid seen={seen} away={false} refused={undefined} />
			<div className="flex items-center justify-center gap-3">
				<Button look="plain" size="small" disabled={step === 0} onPress={() => setStep(step - 1)}>
					{say("hands.earlier")}
				</Button>
				<input
					type="range"
					aria-label={say("hands.step")}
					className="h-11 w-40 accent-(--accent)"
					min={0}
					max={steps.length - 1}
					value={step}
					onChange={(event) => setStep(Number(event.target.value))}
				/>
				<Button look="plain" size="small" disabled={step === steps.length - 1} onPress={() => setStep(step + 1)}>
					{say("hands.later")}
				</Button>
			</div>
		</div>
	);
}
