// What an operator typed after `npm run staff --`.
import { err, ok, type Result } from "#platform/kernel";
import { readOptions } from "./read-options.ts";

export const staffUsage = `usage: npm run staff -- <order> [options]
  add <user name>           somebody who works here; answers a first password, good for a day and one login
    --name <name>           as colleagues know them; the user name when not said
    --role <role>           what they may do; owner when not said
  password <user name>      another first password for somebody who has lost theirs: the authenticator and every
                            session end with the old one
options
  --merchant <code>         which brand, where there is more than one
  --operator <name>         who does it; the user of this machine when not said
  --yes                     without being asked to type the brand`;

export type StaffVerbOrder = {
	readonly username: string;
	readonly adds: { readonly name: string; readonly role: string } | undefined;
	readonly merchant: string | undefined;
	readonly operator: string | undefined;
	readonly sure: boolean;
};

/** The error is one line for the terminal, or how the verb is used. */
export function readStaffOrder(args: readonly string[]): Result<StaffVerbOrder, string> {
	const valued = ["--name", "--role", "--merchant", "--operator"];
	const typed = readOptions(args, { valued, usage: staffUsage });
	if (!typed.ok) return typed;
	const { words, options, sure } = typed.value;
	const [act, username, ...rest] = words;
	if (username === undefined || rest.length > 0 || (act !== "add" && act !== "password")) return err(staffUsage);
	if (act === "password" && (options.has("--name") || options.has("--role"))) return err(staffUsage);
	const adds =
		act === "add" ? { name: options.get("--name") ?? username, role: options.get("--role") ?? "owner" } : undefined;
	return ok({ username, adds, sure, merchant: options.get("--merchant"), operator: options.get("--operator") });
}
