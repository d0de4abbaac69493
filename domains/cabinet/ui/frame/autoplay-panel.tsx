// What autoplay is started with: how many rounds, and what ends them before. Nothing is chosen for the person but the least.
import { type ReactNode, useState } from "react";
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import { Button, Check, Chips, Select, useFormats } from "#platform/ui";
import { type AutoplayWish, autoplayRounds } from "../play/autoplay.ts";
import { useCabinetText } from "../text.ts";

export type AutoplayProps = {
	readonly currency: CurrencyCode;
	/** In minor units. */
	readonly stake: bigint;
	/** The game has free spins. */
	readonly hasFree: boolean;
	readonly onStart: (wish: AutoplayWish) => void;
	/** What else the game has to be told, above the limits. */
	readonly children?: ReactNode;
	/** Something that has to be chosen first is missing. */
	readonly wanting?: boolean | undefined;
};

const lossStakes = [5n, 10n, 20n, 50n] as const;
const winStakes = [5n, 10n, 25n, 100n] as const;
const never = "never";

export function AutoplayPanel({ currency, stake, hasFree, onStart, children, wanting }: AutoplayProps) {
	const say = useCabinetText();
	const formats = useFormats();
	const [rounds, setRounds] = useState(String(autoplayRounds[0]));
	const [loss, setLoss] = useState(String(lossStakes[0]));
	const [win, setWin] = useState(never);
	const [stopOnFree, setStopOnFree] = useState(true);
	const amountOf = (stakes: bigint) => ({
		value: String(stakes),
		label: formats.amount(formatMinor(stake * stakes, currency), currency),
	});
	const start = (): void =>
		onStart({
			rounds: Number(rounds),
			lossLimit: stake * BigInt(loss),
			winLimit: win === never ? undefined : stake * BigInt(win),
			stopOnFree: hasFree && stopOnFree,
		});
	return (
		<div className="flex flex-col gap-5 text-14">
			<p className="text-text-2">{say("autoplay.text")}</p>
			{children}
			<div className="flex flex-col gap-2">
				<p aria-hidden="true" className="font-medium">
					{say("autoplay.rounds")}
				</p>
				<Chips
					label={say("autoplay.rounds")}
					items={autoplayRounds.map((count) => ({ key: String(count), label: formats.number(count) }))}
					chosen={rounds}
					onChoose={setRounds}
				/>
			</div>
			<Select label={say("autoplay.loss")} value={loss} options={lossStakes.map(amountOf)} onChange={setLoss} />
			<Select
				label={say("autoplay.win")}
				value={win}
				options={[{ value: never, label: say("autoplay.noWin") }, ...winStakes.map(amountOf)]}
				onChange={setWin}
			/>
			{hasFree ? (
				<Check checked={stopOnFree} onChange={(event) => setStopOnFree(event.target.checked)}>
					{say("autoplay.free")}
				</Check>
			) : null}
			<div className="flex justify-end">
				<Button onPress={start} disabled={wanting === true}>
					{say("autoplay.start")}
				</Button>
			</div>
		</div>
	);
}
