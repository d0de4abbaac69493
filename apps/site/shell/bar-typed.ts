// What was typed into the header's form, and what of it is missing.
export type Typed = { readonly username: string; readonly password: string };

export function missingIn({ username, password }: Typed): keyof Typed | "both" | undefined {
	const named = username.trim() !== "";
	if (named) return password === "" ? "password" : undefined;
	return password === "" ? "both" : "username";
}
