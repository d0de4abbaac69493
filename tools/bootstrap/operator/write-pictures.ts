// Writes pictures of members where only the owner of this machine reads them; they are the operator's to delete.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export function writePictures(
	say: (line: string) => void,
	{ folder, name, pictures }: { readonly folder: string; readonly name: string; readonly pictures: readonly Buffer[] },
): void {
	if (pictures.length === 0) return;
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	for (const [index, picture] of pictures.entries()) {
		const file = join(folder, `${name}-${index + 1}.jpg`);
		writeFileSync(file, picture, { mode: 0o600 });
		say(file);
	}
	say("Delete the pictures when you have decided.");
}
