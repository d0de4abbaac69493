// Rebate points by hall, as an agent types them: a field for each hall that it has points of itself, at most those.
import { Field } from "#platform/ui";
import type { PointShown } from "../contract/index.ts";
import { useCategoryName } from "./category-name.ts";
import { useAgentsText } from "./text.ts";

export type PointFieldsProps = {
	/** Of whoever gives: halls without points have no field. */
	readonly most: readonly PointShown[];
	readonly points: readonly PointShown[];
	readonly onChange: (points: readonly PointShown[]) => void;
};

export function PointFields({ most, points, onChange }: PointFieldsProps) {
	const say = useAgentsText();
	const nameOf = useCategoryName();
	if (most.length === 0) return <p className="text-14 text-text-2">{say("points.noneToGive")}</p>;
	return (
		<fieldset className="grid grid-cols-2 gap-3 md:grid-cols-4">
			<legend className="mb-1 text-13 text-text-3">{say("points.legend")}</legend>
			{most.map(({ category, rate }) => (
				<Field
					key={category}
					label={say("points.ofHall", { hall: nameOf(category), rate })}
					inputMode="decimal"
					maxLength={8}
					value={points.find((one) => one.category === category)?.rate ?? ""}
					onChange={(event) => {
						const others = points.filter((one) => one.category !== category);
						const typed = event.target.value.trim();
						onChange(typed === "" ? others : [...others, { category, rate: typed }]);
					}}
				/>
			))}
		</fieldset>
	);
}

/** "Slots 1.2 % · Fishing 0.8 %". */
export function usePointsText(): (points: readonly PointShown[]) => string {
	const nameOf = useCategoryName();
	return (points) => points.map(({ category, rate }) => `${nameOf(category)} ${rate}%`).join(" · ");
}
