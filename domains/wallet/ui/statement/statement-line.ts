// One line of the account record, as it came.
import type * as z from "zod/mini";
import type { statementLine } from "../../contract/index.ts";

export type StatementLine = z.infer<typeof statementLine>;
