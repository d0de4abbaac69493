// The catalogue: vendors and games in the order of the lobby, with what is set of each; opened to be set.
import { useState } from "react";
import {
	ChoiceFilter,
	type DataColumn,
	DataPages,
	DataTable,
	fieldsOf,
	PageHead,
	useDeskText,
} from "#platform/desk/ui";
import { Button, Dialog, Field, pagesHook, useAddress } from "#platform/ui";
import { type DeskGame, type DeskVendor, listCatalogue } from "../../contract/index.ts";
import { serviceOf, useNameOf } from "../catalogue/catalogue-words.ts";
import { GameForm } from "../catalogue/game-form.tsx";
import { ServiceBadge } from "../catalogue/service-badge.tsx";
import { VendorForm } from "../catalogue/vendor-form.tsx";
import { useGamesDeskText } from "../text.ts";

const usePages = pagesHook(listCatalogue, ({ next }) => (next === null ? undefined : { cursor: next }));

export function CataloguePage() {
	const say = useGamesDeskText();
	const nameOf = useNameOf();
	const { read } = useAddress();
	const [vendor, text] = [read("vendor"), read("text")];
	const pages = usePages({ ...(vendor === undefined ? {} : { vendor }), ...(text === undefined ? {} : { text }) });
	const [game, setGame] = useState<DeskGame>();
	const games = pages.data?.pages.flatMap((page) => page.games);
	const vendors = pages.data?.pages[0]?.vendors ?? [];
	const columns = useColumns(vendors);
	const lookAgain = async (id: string): Promise<void> => {
		const { data } = await pages.refetch();
		setGame(data?.pages.flatMap((page) => page.games).find((one) => one.id === id));
	};
	return (
		<>
			<PageHead title={say("screens.catalogue")} text={say("catalogue.text")} />
			<Vendors vendors={vendors} onLookAgain={() => void pages.refetch()} />
			<h2 className="mt-8 mb-3 text-16 font-bold">{say("catalogue.games")}</h2>
			<Search vendors={vendors.map((one) => ({ value: one.code, label: nameOf(one) }))} />
			<DataPages
				pages={pages}
				rows={games}
				none={say("catalogue.none")}
				caption={say("catalogue.games")}
				columns={columns}
				rowKey={({ id }) => id}
				onOpen={setGame}
				opened={game?.id}
			/>
			<Dialog
				open={game !== undefined}
				onClose={() => setGame(undefined)}
				title={game === undefined ? "" : nameOf(game)}
				size="panel"
			>
				{game === undefined ? null : (
					<GameForm
						key={`${game.id} ${game.version}`}
						game={game}
						onDone={() => setGame(undefined)}
						onLookAgain={() => void lookAgain(game.id)}
					/>
				)}
			</Dialog>
		</>
	);
}

type SearchProps = { readonly vendors: readonly { readonly value: string; readonly label: string }[] };

function Search({ vendors }: SearchProps) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const { read, write } = useAddress();
	return (
		<form
			className="mb-4 flex flex-wrap items-end gap-3"
			onSubmit={(event) => {
				event.preventDefault();
				const { text = "" } = fieldsOf(event.currentTarget);
				write({ text: text.trim() === "" ? undefined : text.trim() });
			}}
		>
			<div className="w-64">
				<Field label={say("catalogue.find")} name="text" defaultValue={read("text") ?? ""} maxLength={60} />
			</div>
			<ChoiceFilter name="vendor" label={say("catalogue.vendor")} items={vendors} />
			<Button submit look="plain" size="small" icon="filter">
				{sayDesk("parts.filter")}
			</Button>
		</form>
	);
}

function Vendors({
	vendors,
	onLookAgain,
}: {
	readonly vendors: readonly DeskVendor[];
	readonly onLookAgain: () => void;
}) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const nameOf = useNameOf();
	const [opened, setOpened] = useState<string>();
	const vendor = vendors.find(({ code }) => code === opened);
	const close = () => setOpened(undefined);
	if (vendors.length === 0) return null;
	return (
		<>
			<h2 className="mb-3 text-16 font-bold">{say("catalogue.vendors")}</h2>
			<DataTable
				caption={say("catalogue.vendors")}
				columns={[
					{ key: "name", head: sayDesk("parts.name"), cell: nameOf },
					{
						key: "code",
						head: sayDesk("parts.code"),
						cell: ({ code }) => <span className="text-text-2">{code}</span>,
					},
					{ key: "state", head: sayDesk("parts.state"), cell: ServiceBadge },
					{ key: "games", head: say("catalogue.games"), figures: true, cell: ({ games }) => games },
					{ key: "order", head: sayDesk("parts.order"), figures: true, cell: ({ order }) => order },
				]}
				rows={vendors}
				rowKey={({ code }) => code}
				onOpen={({ code }) => setOpened(code)}
				opened={opened}
			/>
			<Dialog
				open={vendor !== undefined}
				onClose={close}
				title={vendor === undefined ? "" : nameOf(vendor)}
				size="popup"
			>
				{vendor === undefined ? null : (
					<VendorForm
						key={`${vendor.code} ${vendor.version}`}
						vendor={vendor}
						onDone={close}
						onLookAgain={onLookAgain}
					/>
				)}
			</Dialog>
		</>
	);
}

function useColumns(vendors: readonly DeskVendor[]): readonly DataColumn<DeskGame>[] {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const nameOf = useNameOf();
	const marks = ["hot", "isNew", "popular"] as const;
	return [
		{ key: "name", head: sayDesk("parts.name"), cell: nameOf },
		{
			key: "vendor",
			head: say("catalogue.vendor"),
			cell: ({ vendor }) => {
				const of = vendors.find(({ code }) => code === vendor);
				return <span className="text-text-2">{of === undefined ? vendor : nameOf(of)}</span>;
			},
		},
		{
			key: "state",
			head: sayDesk("parts.state"),
			sortBy: serviceOf,
			cell: ServiceBadge,
		},
		{
			key: "tags",
			head: say("catalogue.tags"),
			cell: (game) =>
				[...marks.filter((mark) => game[mark]).map((mark) => say(`catalogue.marks.${mark}`)), ...game.tags].join(
					", ",
				) || "–",
		},
		{
			key: "order",
			head: sayDesk("parts.order"),
			figures: true,
			sortBy: ({ order }) => order,
			cell: ({ order }) => order,
		},
	];
}
