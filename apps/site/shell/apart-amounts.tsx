// Money that is the member's and not in the balance: a bonus, and what is held, each by its name.
import { useBrandText } from "#brand/ui";
import { useFormats } from "#platform/ui";

export type ApartAmountsProps = {
	readonly bonus: string | undefined;
	readonly held: string | undefined;
	readonly symbol: string;
	readonly className?: string;
};

export function ApartAmounts({ bonus, held, symbol, className = "" }: ApartAmountsProps) {
	const say = useBrandText();
	const { amount } = useFormats();
	if (bonus === undefined && held === undefined) return null;
	const parts = [
		...(bonus === undefined ? [] : [say("account.bonusApart", { amount: amount(bonus, symbol) })]),
		...(held === undefined ? [] : [say("account.heldApart", { amount: amount(held, symbol) })]),
	];
	return <span className={`text-13 font-medium whitespace-nowrap text-text-2 ${className}`}>{parts.join(" · ")}</span>;
}
