// Vendors outside the house: listed, added, opened to set where they are, what they sign with and which games they have.
import { useState } from "react";
import { DataTable, PageHead, TableSkeleton, useDeskText, useMay } from "#platform/desk/ui";
import { Badge, Button, Dialog, EmptyState, FailureNote } from "#platform/ui";
import type { OutsideVendor } from "../../contract/index.ts";
import { useListOutsideVendors } from "../calls.gen.ts";
import { RetireVendor } from "../outside/retire-vendor.tsx";
import { AddVendor, VendorAddresses } from "../outside/vendor-addresses.tsx";
import { VendorGames } from "../outside/vendor-games.tsx";
import { VendorKeys } from "../outside/vendor-keys.tsx";
import { VendorMoney } from "../outside/vendor-money.tsx";
import { useGamesDeskText } from "../text.ts";

export function VendorsPage() {
	const say = useGamesDeskText();
	const list = useListOutsideVendors({});
	const mayWrite = useMay("games.vendors:write");
	const [opened, setOpened] = useState<string>();
	const [adding, setAdding] = useState(false);
	const vendors = list.data?.vendors;
	const vendor = vendors?.find(({ code }) => code === opened);
	const added = (code: string): void => {
		setAdding(false);
		setOpened(code);
	};
	return (
		<>
			<PageHead title={say("screens.vendors")} text={say("outside.text")}>
				{mayWrite ? (
					<Button size="small" onPress={() => setAdding(true)}>
						{say("outside.add")}
					</Button>
				) : null}
			</PageHead>
			{list.error === null ? null : <FailureNote error={list.error} onRetry={() => void list.refetch()} />}
			{vendors === undefined ? <TableSkeleton /> : <Vendors vendors={vendors} opened={opened} onOpen={setOpened} />}
			<Dialog open={adding} onClose={() => setAdding(false)} title={say("outside.add")} size="panel">
				{adding ? <AddVendor onDone={added} /> : null}
			</Dialog>
			<Dialog open={vendor !== undefined} onClose={() => setOpened(undefined)} title={vendor?.name ?? ""} size="panel">
				{vendor === undefined ? null : (
					<div className="flex min-w-0 flex-col gap-8">
						<VendorAddresses key={vendor.version} vendor={vendor} onLookAgain={() => void list.refetch()} />
						<VendorKeys vendor={vendor} />
						{mayWrite ? <VendorGames vendor={vendor} /> : null}
						<VendorMoney vendor={vendor} />
						{mayWrite ? <RetireVendor key={`end ${vendor.version}`} vendor={vendor} /> : null}
					</div>
				)}
			</Dialog>
		</>
	);
}

type VendorsProps = {
	readonly vendors: readonly OutsideVendor[];
	readonly opened: string | undefined;
	readonly onOpen: (code: string) => void;
};

function Vendors({ vendors, opened, onOpen }: VendorsProps) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	if (vendors.length === 0) return <EmptyState title={say("outside.none")} />;
	return (
		<DataTable
			caption={say("screens.vendors")}
			columns={[
				{ key: "name", head: sayDesk("parts.name"), cell: ({ name }) => name },
				{
					key: "code",
					head: sayDesk("parts.code"),
					cell: ({ code }) => <span className="text-text-2">{code}</span>,
				},
				{ key: "dialect", head: say("outside.dialect"), cell: ({ dialect }) => say(`outside.dialects.${dialect}`) },
				{
					key: "state",
					head: sayDesk("parts.state"),
					cell: ({ open, keysEndAt }) => (
						<Badge tone={open ? "won" : "plain"}>
							{say(keysEndAt === null ? `catalogue.service.${open ? "open" : "closed"}` : "outside.end.state")}
						</Badge>
					),
				},
				{ key: "currencies", head: say("outside.currencies"), cell: ({ currencies }) => currencies.join(", ") || "–" },
				{ key: "keys", head: say("outside.keys"), figures: true, cell: ({ keys }) => keys.length },
				{ key: "games", head: say("catalogue.games"), figures: true, cell: ({ games }) => games },
			]}
			rows={vendors}
			rowKey={({ code }) => code}
			onOpen={({ code }) => onOpen(code)}
			opened={opened}
		/>
	);
}
