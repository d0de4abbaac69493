// The theme as three segments, for a thumb: dark, light, or as the system has it.
import { useBrandText } from "#brand/ui";
import { chooseTheme, Icon, useThemeChoice } from "#platform/ui";

const themes = [
	{ choice: "dark", icon: "moon" },
	{ choice: "light", icon: "sun" },
	{ choice: "system", icon: "system" },
] as const;

export function ThemeChips() {
	const say = useBrandText();
	const chosen = useThemeChoice();
	return (
		<fieldset>
			<legend className="mb-2 text-13 text-text-3">{say("theme.title")}</legend>
			<div className="grid grid-cols-3 gap-2">
				{themes.map(({ choice, icon }) => (
					<label
						key={choice}
						className="flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control bg-surface-2 px-2 text-center text-13 has-checked:bg-surface-3 has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-accent"
					>
						<input
							type="radio"
							name="theme"
							checked={choice === chosen}
							onChange={() => chooseTheme(choice)}
							className="sr-only"
						/>
						<Icon name={icon} />
						{say(`theme.${choice}`)}
					</label>
				))}
			</div>
		</fieldset>
	);
}
