// The point of a hall as whoever looks has it: an agent's own, or what the navigation says to everybody.
import { useGetOwnPoints } from "../calls.gen.ts";
import type { Hall } from "./use-halls.ts";

export function usePoint(hall: Pick<Hall, "gameCategory" | "point">): string {
	const { data } = useGetOwnPoints({}, { freshMilliseconds: 300_000 });
	const own = data?.points ?? undefined;
	return own === undefined ? hall.point : (own.find((one) => one.gameCategory === hall.gameCategory)?.point ?? "");
}
