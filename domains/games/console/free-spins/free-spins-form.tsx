// Gives free spins: in which games, how many at which stake, to whom, from when until when and why. What it costs for certain
// and the most that a spin can win are said before anything is given, what one may still give alone, and whether a second person has to agree.
import { type ReactNode, useState } from "react";
import { beyondAlone } from "#platform/desk/core";
import {
	fieldsOf,
	minorOf,
	momentOf,
	SettingsForm,
	TextArea,
	useAlone,
	useAloneText,
	useDeskText,
} from "#platform/desk/ui";
import { Check, Field, Select, showToast, useFormats } from "#platform/ui";
import { type FreeSpinsGame, listFreeSpins, listFreeSpinsGames } from "../../contract/index.ts";
import { useAwardFreeSpins } from "../calls.gen.ts";
import { useNameOf } from "../catalogue/catalogue-words.ts";
import { useGamesDeskText } from "../text.ts";
import { costOf, namesIn, stakesOf } from "./plan-free-spins.ts";

export type FreeSpinsFormProps = {
	readonly currency: string;
	readonly games: readonly FreeSpinsGame[];
	/** The stakes that whoever looks gave alone within the last 24 hours. */
	readonly givenAlone: string;
	readonly onDone: () => void;
};

export function FreeSpinsForm({ currency, games, givenAlone, onDone }: FreeSpinsFormProps) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const [chosen, setChosen] = useState<string[]>([]);
	const [picked, setPicked] = useState("");
	const [spins, setSpins] = useState("10");
	const [typed, setTyped] = useState("");
	const make = useAwardFreeSpins({ refreshes: [listFreeSpins, listFreeSpinsGames] });
	const stakes = stakesOf(games, chosen);
	const stake = stakes.find((one) => one.stake === picked) ?? stakes[0];
	const accounts = namesIn(typed);
	const onSuccess = ({ state }: { readonly state: string }) => {
		showToast({ tone: "success", text: say(state === "waiting" ? "freeSpins.waits" : "freeSpins.given") });
		onDone();
	};
	return (
		<SettingsForm
			permission="games.free-spins:write"
			save={make}
			onLookAgain={() => make.reset()}
			act={say("freeSpins.give")}
			onSave={(form) => {
				const { from = "", to = "", reason = "" } = fieldsOf(form);
				const span = { startsAt: momentOf(from) ?? new Date().toISOString(), endsAt: momentOf(to) ?? "" };
				const said = { freeSpinsAccounts: [...accounts], freeSpinsGames: chosen, freeSpins: Number(spins), reason };
				make.mutate({ ...said, ...span, stake: stake?.stake ?? "" }, { onSuccess });
			}}
		>
			<Games games={games} chosen={chosen} onChoose={setChosen} />
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<Select
					label={say("freeSpins.stake")}
					value={stake?.stake ?? ""}
					options={stakes.map((one) => ({ value: one.stake, label: amount(one.stake, currency) }))}
					onChange={setPicked}
				/>
				<Field
					label={say("freeSpins.perMember")}
					type="number"
					min={1}
					max={500}
					required
					value={spins}
					onChange={({ currentTarget }) => setSpins(currentTarget.value)}
				/>
				<Field label={say("freeSpins.from")} name="from" type="datetime-local" />
				<Field label={say("freeSpins.until")} name="to" type="datetime-local" required />
			</div>
			<Members typed={typed} onType={setTyped} />
			<Field
				label={sayDesk("parts.reason")}
				hint={sayDesk("parts.reasonHint")}
				name="reason"
				required
				minLength={3}
				maxLength={500}
				autoComplete="off"
			/>
			{stake === undefined || accounts.length === 0 ? null : (
				<Preview
					currency={currency}
					most={stake.most}
					givenAlone={givenAlone}
					cost={costOf({ stake: stake.stake, spins, members: accounts.length })}
				/>
			)}
		</SettingsForm>
	);
}

type GamesProps = {
	readonly games: readonly FreeSpinsGame[];
	readonly chosen: readonly string[];
	readonly onChoose: (chosen: string[]) => void;
};

const mostGames = 20;

function Games({ games, chosen, onChoose }: GamesProps) {
	const say = useGamesDeskText();
	const nameOf = useNameOf();
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 text-14 font-bold">{say("freeSpins.games")}</legend>
			<p className="mb-3 text-13 text-text-3">{say("freeSpins.gamesHint")}</p>
			<div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
				{games.map(({ gameId, names }) => {
					const checked = chosen.includes(gameId);
					return (
						<Check
							key={gameId}
							checked={checked}
							disabled={!checked && chosen.length >= mostGames}
							onChange={() => onChoose(checked ? chosen.filter((one) => one !== gameId) : [...chosen, gameId])}
						>
							{nameOf({ names })}
						</Check>
					);
				})}
			</div>
		</fieldset>
	);
}

function Members({ typed, onType }: { readonly typed: string; readonly onType: (typed: string) => void }) {
	const say = useGamesDeskText();
	return (
		<div className="flex flex-col gap-1.5">
			<TextArea
				label={say("freeSpins.accounts")}
				value={typed}
				required
				rows={3}
				maxLength={8_000}
				onWrite={onType}
				autoComplete="off"
				spellCheck={false}
			/>
			<p className="text-13 text-text-3">{say("freeSpins.accountsHint", { count: namesIn(typed).length })}</p>
		</div>
	);
}

type PreviewProps = Pick<FreeSpinsFormProps, "currency" | "givenAlone"> & {
	readonly cost: string;
	readonly most: string;
};

function Preview({ currency, givenAlone, cost, most }: PreviewProps) {
	const say = useGamesDeskText();
	const { amount } = useFormats();
	const aloneText = useAloneText({ currency, given: givenAlone, hint: (values) => say("freeSpins.aloneHint", values) });
	const minor = (text: string): bigint => minorOf({ text, currency });
	const waits = beyondAlone({ size: minor(cost), given: minor(givenAlone), alone: useAlone(currency) });
	return (
		<dl className="grid grid-cols-[1fr_max-content] gap-x-6 gap-y-2 rounded-card bg-surface-2 p-4 text-14 [&>dt]:text-text-2">
			<dt>{say("freeSpins.setAside")}</dt>
			<Figure>{amount(cost, currency)}</Figure>
			<dt>{say("freeSpins.mostWon")}</dt>
			<Figure>{amount(most, currency)}</Figure>
			{aloneText === undefined ? null : <dd className="col-span-2 text-text-2">{aloneText}</dd>}
			<dd className="col-span-2 text-text-2">{say(waits ? "freeSpins.willWait" : "freeSpins.atOnce")}</dd>
		</dl>
	);
}

const Figure = ({ children }: { readonly children: ReactNode }) => (
	<dd className="text-end font-bold tabular-nums">{children}</dd>
);
