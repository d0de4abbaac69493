// Ways to pay in or out, one card each: what it is, its limits, its fee, how long it takes. On a phone the cards are low,
// and what is true of the chosen one stands below them.
import { type ReactNode, useId } from "react";
import { Icon, type IconName, useFormats } from "#platform/ui";
import type { Method } from "../contract/index.ts";
import { useCashierText } from "./text.ts";

type CardMethod = Pick<Method, "code" | "name" | "summary" | "smallest" | "largest" | "fee">;

export type MethodCardsProps = {
	/** Read aloud. */
	readonly label: string;
	readonly methods: readonly CardMethod[];
	/** When the money is there, by its way. */
	readonly time: (code: string) => string;
	readonly icon: (code: string) => IconName;
	readonly chosen: string;
	readonly currency: string;
	readonly onChoose: (code: string) => void;
};

export function MethodCards({ label, methods, time, icon, chosen, currency, onChoose }: MethodCardsProps) {
	const name = useId();
	const shown = methods.find(({ code }) => code === chosen);
	return (
		<fieldset aria-label={label} className="grid min-w-0 grid-cols-2 gap-2 sm:gap-3">
			{methods.map((method) => (
				<label
					key={method.code}
					className="relative flex cursor-pointer flex-col justify-center gap-3 rounded-card bg-surface-2 p-2 text-start transition hover:bg-surface-3 focus-within:outline-2 focus-within:outline-hue has-checked:cut-corner has-checked:bg-surface-3 sm:justify-start sm:p-4"
				>
					<input
						type="radio"
						name={name}
						className="sr-only"
						checked={method.code === chosen}
						onChange={() => onChoose(method.code)}
					/>
					<MethodHead method={method} icon={icon(method.code)} chosen={method.code === chosen} />
					<span className="mt-auto hidden border-t border-line pt-3 sm:block">
						<MethodFacts method={method} currency={currency} time={time(method.code)} />
					</span>
				</label>
			))}
			{shown === undefined ? null : (
				<div className="col-span-2 flex flex-col gap-1.5 text-13 text-text-2 sm:hidden">
					<p>{shown.summary}</p>
					<MethodFacts method={shown} currency={currency} time={time(shown.code)} />
				</div>
			)}
		</fieldset>
	);
}

type MethodHeadProps = { readonly method: CardMethod; readonly icon: IconName; readonly chosen: boolean };

function MethodHead({ method, icon, chosen }: MethodHeadProps) {
	const mark = chosen ? "bg-accent text-accent-ink" : "bg-surface-3 text-text-2";
	return (
		<span className="flex items-center gap-2 sm:items-start sm:gap-3">
			<span className={`cut-corner-small grid size-8 shrink-0 place-items-center rounded-control sm:size-10 ${mark}`}>
				<Icon name={icon} />
			</span>
			<span className="min-w-0">
				<span className="block text-13 font-bold sm:text-16">{method.name}</span>
				<span className="hidden text-13 text-text-2 sm:block">{method.summary}</span>
			</span>
		</span>
	);
}

type MethodFactsProps = { readonly method: CardMethod; readonly currency: string; readonly time: string };

function MethodFacts({ method, currency, time }: MethodFactsProps) {
	const say = useCashierText();
	const { amount } = useFormats();
	const fee = useFeeWords(method, currency);
	const range = { smallest: amount(method.smallest, currency), largest: amount(method.largest, currency) };
	return (
		<span className="flex flex-wrap gap-x-4 gap-y-1.5 text-13 text-text-2 sm:flex-col">
			<Fact icon="sort">{say("method.range", range)}</Fact>
			<Fact icon="ticket">{fee}</Fact>
			<Fact icon="clock">{time}</Fact>
		</span>
	);
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
	return (
		<span className="flex items-center gap-2">
			<Icon name={icon} className="size-4 shrink-0 text-text-3" />
			{children}
		</span>
	);
}

function useFeeWords({ fee }: CardMethod, currency: string): string {
	const say = useCashierText();
	const { amount } = useFormats();
	const [fixed, percent] = [amount(fee.fixed, currency), fee.percent.replace(/\.?0+$/, "")];
	const none = (text: string): boolean => /^[0.]*$/.test(text);
	if (none(fee.fixed)) return none(fee.percent) ? say("method.free") : say("method.feePart", { percent });
	return none(fee.percent) ? say("method.feeFixed", { fixed }) : say("method.fee", { fixed, percent });
}
