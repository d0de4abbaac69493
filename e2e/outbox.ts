// The outbox as an operator reads it, by the verb: where the journeys find codes and one-time passwords.
import * as z from "zod/mini";
import { operate } from "./operator.ts";

const letter = z.object({ to: z.string(), subject: z.string(), body: z.string(), kind: z.string() });
export type Letter = z.infer<typeof letter>;

/** What lies there for a number or an address, the newest first. */
export async function lettersTo(to: string): Promise<readonly Letter[]> {
	const said = await operate("outbox", ["--json", "--to", to]);
	const lines = said.split("\n").filter((line) => line.startsWith("{"));
	return lines.map((line) => z.parse(letter, JSON.parse(line)));
}

/** The newest code that was sent there. */
export async function codeTo(to: string): Promise<string> {
	const [newest] = await lettersTo(to);
	const code = /(?<![0-9])[0-9]{6}(?![0-9])/.exec(newest?.body ?? "")?.[0];
	if (code === undefined) throw new Error("no code lies in the outbox");
	return code;
}
