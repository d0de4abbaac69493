// The choice of free spins, or of when a bonus is collected, that a player makes before the spin, where a game offers several; and its words.
import type { PayTableView } from "../../contract/index.ts";
import { useSlotNames, useSlotText } from "../text.ts";

type Course = NonNullable<PayTableView["modes"]>[number];

/** "8 spins, x 2": what the fewest scatters give on a course; or after how many picks it is collected. */
export function courseWords(
	{ freeSpins: free, bonus }: Omit<Course, "code">,
	say: ReturnType<typeof useSlotText>,
): string {
	const [fixed] = bonus?.lifts ?? [];
	if (fixed !== undefined) return say("course.lifts", { count: fixed.lifts });
	return say("course.words", { spins: free?.awards[0]?.spins ?? 0, times: free?.reels.ladder[0] ?? 1 });
}

export type CourseChoiceProps = {
	readonly courses: readonly Course[];
	readonly chosen: string;
	/** No round runs: only then may the course be another. */
	readonly open: boolean;
	readonly onChoose: (code: string) => void;
};

export function CourseChoice({ courses, chosen, open, onChoose }: CourseChoiceProps) {
	const say = useSlotText();
	const name = useSlotNames();
	const picks = courses.some(({ bonus }) => bonus !== undefined);
	return (
		<fieldset className="flex shrink-0 flex-wrap justify-center gap-1.5 border-t border-line bg-ground px-2 py-1.5 [@media(max-height:480px)]:absolute [@media(max-height:480px)]:end-2 [@media(max-height:480px)]:top-9 [@media(max-height:480px)]:flex-col [@media(max-height:480px)]:border-0 [@media(max-height:480px)]:bg-transparent">
			<legend className="sr-only">{say(picks ? "course.titlePick" : "course.title")}</legend>
			<p className="basis-full text-center text-13 leading-tight text-text-3 [@media(max-height:480px)]:hidden">
				{say(picks ? "course.howPick" : "course.how")}
			</p>
			{courses.map(({ code, ...course }) => (
				<button
					key={code}
					type="button"
					aria-pressed={code === chosen}
					disabled={!open && code !== chosen}
					onClick={() => onChoose(code)}
					className="min-h-11 rounded-control border border-line bg-surface-1 px-3 py-1 text-13 leading-tight text-text-2 shadow-float transition aria-pressed:border-accent aria-pressed:text-text-1 disabled:opacity-45"
				>
					<span className="block font-medium">{name(`course.${code}`)}</span>
					<span className="block">{courseWords(course, say)}</span>
				</button>
			))}
		</fieldset>
	);
}
