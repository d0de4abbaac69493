// How often a reality check interrupts play: one choice within the market's bounds, which holds at once.
import { FailureNote, Select, showToast } from "#platform/ui";
import { type Protection, readProtection } from "../../contract/index.ts";
import { useChooseRealityCheck } from "../calls.gen.ts";
import { useDuration } from "../duration.ts";
import { SectionHead } from "../section-head.tsx";
import { useProtectionText } from "../text.ts";

const none = "none";

export function RealitySection({ reality }: Pick<Protection, "reality">) {
	const say = useProtectionText();
	const duration = useDuration();
	const choose = useChooseRealityCheck({ refreshes: [readProtection] });
	const lengths = reality.offered.map((minutes) => ({
		value: String(minutes),
		label: say("reality.every", { time: duration(minutes) }),
	}));
	const options = reality.demanded ? lengths : [{ value: none, label: say("reality.never") }, ...lengths];
	const change = (value: string): void => {
		const done = () => showToast({ tone: "success", text: say("reality.saved") });
		choose.mutate({ minutes: value === none ? null : Number(value) }, { onSuccess: done });
	};
	return (
		<section aria-labelledby="reality" className="flex flex-col gap-3">
			<SectionHead id="reality" title={say("reality.title")} text={say("reality.text")} />
			{reality.demanded ? <p className="max-w-prose text-13 text-text-3">{say("reality.demanded")}</p> : null}
			<div className="max-w-80">
				<Select
					label={say("reality.label")}
					value={reality.everyMinutes === null ? none : String(reality.everyMinutes)}
					options={options}
					onChange={change}
				/>
			</div>
			{choose.error === null ? null : <FailureNote error={choose.error} />}
		</section>
	);
}
