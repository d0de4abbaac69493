// Games of a vendor outside the house: all that it offers, or one by its name, with the stakes of each currency.
import { useState } from "react";
import { fieldsOf, useCodeWords, useDeskText } from "#platform/desk/ui";
import { Button, FailureNote, Field, Select, showToast } from "#platform/ui";
import { listOutsideVendors, type OutsideVendor } from "../../contract/index.ts";
import { type Category, categories } from "../../core/index.ts";
import { useAddVendorGames } from "../calls.gen.ts";
import { useGamesDeskText } from "../text.ts";
import { limitsOf } from "./limits-of.ts";

export function VendorGames({ vendor: { code: vassalage } }: { readonly vendor: OutsideVendor }) {
	const say = useGamesDeskText();
	const wordsOf = useCodeWords();
	const sayDesk = useDeskText();
	const [category, setCategory] = useState<Category>("RNG");
	const add = useAddVendorGames({ refreshes: [listOutsideVendors] });
	const onSuccess = ({ added, widened }: { readonly added: number; readonly widened: number }) => {
		const counts = { count: String(added), widened: String(widened) };
		showToast({ tone: "success", text: say("outside.gamesAdded", counts) });
	};
	return (
		<form
			aria-label={say("catalogue.games")}
			className="flex min-w-0 flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const { gameCode: code = "", gameName: name = "", rtp = "", limits = "" } = fieldsOf(event.currentTarget);
				const named = code === "" ? {} : { games: [{ code, name, category, rtp }] };
				add.mutate({ vassalage, ...named, limits: limitsOf(limits) }, { onSuccess });
			}}
		>
			<h3 className="text-16 font-bold">{say("catalogue.games")}</h3>
			<p className="text-14 text-text-2">{say("outside.gamesText")}</p>
			<Field name="limits" label={say("catalogue.limits")} hint={say("outside.limitsHint")} required />
			<div className="grid gap-4 sm:grid-cols-3">
				<Field name="gameCode" label={sayDesk("parts.code")} maxLength={64} autoComplete="off" />
				<Field name="gameName" label={sayDesk("parts.name")} maxLength={80} />
				<Field name="rtp" label={say("outside.rtp")} inputMode="decimal" defaultValue="96.00" />
			</div>
			<Select
				label={say("outside.category")}
				value={category}
				options={categories.map((value) => ({ value, label: wordsOf("categories", value) }))}
				onChange={(to) => setCategory(categories.find((one) => one === to) ?? category)}
			/>
			{add.error === null ? null : <FailureNote error={add.error} />}
			<div>
				<Button submit look="plain" busy={add.isPending}>
					{say("outside.addGames")}
				</Button>
			</div>
		</form>
	);
}
