// What a verdict is made of: promises, each with what broke it, and the way to ask the database.

/** Each must be empty. */
export type Verdict = readonly { readonly promise: string; readonly broken: readonly string[] }[];

export type Ask = (text: string, values?: readonly unknown[]) => Promise<readonly unknown[]>;
