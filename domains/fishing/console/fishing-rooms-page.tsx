// The rooms of each game by their stakes: who sits where, whether whoever comes may sit down, how many rooms there may be.
import { useState } from "react";
import { Count, Fact, Facts, PageHead, SettingsForm, TableSkeleton, useSaved } from "#platform/desk/ui";
import { Check, DateTime, FailureNote } from "#platform/ui";
import { type DeskRooms, listFishingRooms } from "../contract/index.ts";
import { useFishingText } from "../ui/text.ts";
import { useListFishingRooms, useSaveFishingRooms } from "./calls.gen.ts";
import { useFishingDeskText } from "./text.ts";

const everyMilliseconds = 15_000;
const mostRooms = 64;

export function FishingRoomsPage() {
	const say = useFishingDeskText();
	const report = useListFishingRooms({}, { everyMilliseconds });
	const { data, error } = report;
	return (
		<>
			<PageHead title={say("screens.fishing-rooms")} text={say("rooms.text")} />
			{error === null ? null : <FailureNote error={error} onRetry={() => void report.refetch()} />}
			{data === undefined && error === null ? <TableSkeleton /> : null}
			<div className="grid gap-6 xl:grid-cols-3">
				{data?.rooms.map((rooms) => (
					<Rooms key={`${rooms.game} ${rooms.stakes}`} rooms={rooms} onLookAgain={() => void report.refetch()} />
				))}
			</div>
		</>
	);
}

type RoomsProps = { readonly rooms: DeskRooms; readonly onLookAgain: () => void };

function Rooms({ rooms, onLookAgain }: RoomsProps) {
	const say = useFishingDeskText();
	const sayGame = useFishingText();
	const { game, stakes, setAt, setBy, version } = rooms;
	const name = `${sayGame(`game.${game}`)}, ${sayGame(`stakes.${stakes}`)}`;
	return (
		<section aria-label={name} className="flex min-w-0 flex-col gap-4 rounded-card bg-surface-1 p-5">
			<h2 className="text-16 font-bold">{name}</h2>
			<Facts>
				<Fact name={say("rooms.money")}>{mannedOf(rooms, "real")}</Fact>
				<Fact name={say("rooms.trials")}>{mannedOf(rooms, "demo")}</Fact>
				<Fact name={say("rooms.set")}>
					{setAt === null ? (
						say("rooms.asBuilt")
					) : (
						<>
							{setBy}, <DateTime at={setAt} />
						</>
					)}
				</Fact>
			</Facts>
			<Form key={version} rooms={rooms} onLookAgain={onLookAgain} />
		</section>
	);
}

/** Cannons that are manned, room by room. */
function mannedOf({ rooms }: DeskRooms, mode: "real" | "demo"): string {
	const own = rooms.filter((room) => room.mode === mode);
	return own.length === 0 ? "–" : own.map(({ number, taken }) => `#${number}: ${taken}/4`).join(", ");
}

function Form({ rooms: { game, stakes, version, ...shown }, onLookAgain }: RoomsProps) {
	const say = useFishingDeskText();
	const [settings, setSettings] = useState({ open: shown.open, mostRooms: shown.mostRooms });
	const save = useSaveFishingRooms({ refreshes: [listFishingRooms] });
	const onSuccess = useSaved();
	return (
		<SettingsForm
			permission="fishing.rooms:write"
			save={save}
			onLookAgain={onLookAgain}
			onSave={() => save.mutate({ game, stakes, version, settings }, { onSuccess })}
		>
			<Check
				checked={settings.open}
				onChange={({ currentTarget }) => setSettings({ ...settings, open: currentTarget.checked })}
			>
				{say("rooms.open")}
			</Check>
			<Count
				label={say("rooms.most")}
				value={settings.mostRooms}
				least={1}
				most={mostRooms}
				onChange={(most) => setSettings({ ...settings, mostRooms: most })}
			/>
		</SettingsForm>
	);
}
