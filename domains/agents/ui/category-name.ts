// What a hall is called; one that is not known keeps its code.
import { categories } from "#games/core";
import { useGamesText } from "#games/ui";

export function useCategoryName(): (code: string) => string {
	const say = useGamesText();
	return (code) => {
		const category = categories.find((one) => one === code);
		return category === undefined ? code : say(`category.name.${category}`);
	};
}
