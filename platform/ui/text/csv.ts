// Records as a file for a spreadsheet (RFC 4180), and the file handed to the browser.

/** A byte order mark goes first: without it spreadsheets take Korean for Latin letters. */
export const csvOf = (rows: readonly (readonly string[])[]): string => `\uFEFF${rows.map(rowOf).join("\r\n")}\r\n`;

const rowOf = (cells: readonly string[]): string => cells.map(quoted).join(",");

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Words that a spreadsheet would take for a formula are marked as words; for whatever is no number. */
export const csvWord = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

export function saveFile({ name, text }: { readonly name: string; readonly text: string }): void {
	const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser has begun to read it by then.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
