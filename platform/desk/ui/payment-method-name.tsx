// A way to pay by the name its brand gave it in the language of whoever looks; in none of theirs, by the first it has.
import { useLanguage } from "#platform/ui";
import { WordsAndCode } from "./coded.tsx";

type Names = readonly { readonly language: string; readonly name: string }[];

/** The code where it has no name. */
export function usePaymentMethodName(): (way: { readonly code: string; readonly names: Names }) => string {
	const language = useLanguage();
	return ({ names, code }) => (names.find((one) => one.language === language) ?? names[0])?.name ?? code;
}

export function PaymentMethodName(way: { readonly code: string; readonly names: Names }) {
	return <WordsAndCode words={usePaymentMethodName()(way)} code={way.code} />;
}
