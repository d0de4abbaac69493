// What a table is called, by its code.
import { isTableCode } from "../../core/index.ts";
import { useTableText } from "../text.ts";

export function useTableName(): (code: string) => string {
	const say = useTableText();
	return (code) => (isTableCode(code) ? say(`table.${code}`) : code);
}
