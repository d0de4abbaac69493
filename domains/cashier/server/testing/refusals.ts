// How the database refuses a statement, for tests. Never imported outside tests.
import { databaseErrorCode } from "#platform/db";
import type { Counter } from "./open-counter.ts";

const codes = { check: "23514", unique: "23505", reference: "23503", null: "23502", refused: "23001" } as const;

/** The kind of refusal, or "taken". */
export const attemptsOn =
	({ rows }: Pick<Counter, "rows">) =>
	async (statement: string): Promise<string> => {
		try {
			await rows(statement);
			return "taken";
		} catch (error) {
			const code = databaseErrorCode(error);
			return Object.entries(codes).find(([, known]) => known === code)?.[0] ?? String(code);
		}
	};
