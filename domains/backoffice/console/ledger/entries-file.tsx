// The entries of an account of the ledger as a file: every column that traces a line to its row (T19).
import type { InputOf } from "#platform/contract";
import { FileButton } from "#platform/desk/ui";
import { actionHook } from "#platform/ui";
import { type LedgerEntry, listEntries } from "../../contract/index.ts";

const useOnePage = actionHook(listEntries);

const columns = [
	...(["at", "memberId", "purse", "version", "kind", "amount", "balanceAfter", "currency"] as const),
	...(["counter", "key", "reference", "group"] as const),
];

type Asked = { readonly name: string; readonly asked: InputOf<typeof listEntries> };

export function EntriesFile({ name, asked }: Asked) {
	const one = useOnePage();
	return (
		<FileButton
			name={name}
			heads={columns}
			cells={(row: LedgerEntry) => columns.map((column) => row[column] ?? "")}
			page={async (step) => {
				const { entries, next } = await one.mutateAsync({ ...asked, ...step });
				return { rows: entries, next };
			}}
		/>
	);
}
