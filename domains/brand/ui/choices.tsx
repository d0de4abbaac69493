// The two choices every page offers: the language and the theme.
import { languageNames } from "#platform/kernel";
import {
	chooseLanguage,
	chooseTheme,
	Icon,
	type IconName,
	isLanguageCode,
	type LanguageCode,
	languageTag,
	Menu,
	MenuItem,
	type ThemeChoice,
	useLanguage,
	useTheme,
	useThemeChoice,
} from "#platform/ui";
import { useBootstrapSite } from "./calls.gen.ts";
import { useBrandText } from "./text.ts";

const face =
	"grid h-11 min-w-11 place-items-center rounded-control px-2 text-text-2 transition hover:bg-surface-2 hover:text-text-1";

export type LanguageMenuProps = {
	/** What is offered, where that is not what the brand speaks. */
	readonly languages?: readonly LanguageCode[];
};

/** Only where there is more than one language. */
export function LanguageMenu({ languages }: LanguageMenuProps) {
	const say = useBrandText();
	const language = useLanguage();
	const { data } = useBootstrapSite({});
	const offered = languages ?? (data?.brand.languages ?? Object.keys(languageNames)).filter(isLanguageCode);
	if (offered.length < 2) return null;
	return (
		<Menu
			label={`${say("language")}: ${languageNames[language]}`}
			faceClass={face}
			face={
				<span className="flex items-center gap-1.5 text-14 font-medium">
					<Icon name="language" />
					<span className="hidden lg:inline">{language}</span>
				</span>
			}
		>
			{(close) =>
				offered.map((code) => (
					<MenuItem
						key={code}
						current={code === language}
						onPress={() => {
							close();
							void chooseLanguage(code);
						}}
					>
						<span className="grow" lang={languageTag(code)}>
							{languageNames[code]}
						</span>
						{code === language ? <Icon name="check" /> : null}
					</MenuItem>
				))
			}
		</Menu>
	);
}

const themes: readonly { choice: ThemeChoice; icon: IconName }[] = [
	{ choice: "dark", icon: "moon" },
	{ choice: "light", icon: "sun" },
	{ choice: "system", icon: "system" },
];

export function ThemeMenu() {
	const say = useBrandText();
	const chosen = useThemeChoice();
	const shown = useTheme();
	return (
		<Menu
			label={`${say("theme.title")}: ${say(`theme.${chosen}`)}`}
			faceClass={face}
			face={<Icon name={shown === "dark" ? "moon" : "sun"} />}
		>
			{(close) =>
				themes.map(({ choice, icon }) => (
					<MenuItem
						key={choice}
						current={choice === chosen}
						onPress={() => {
							chooseTheme(choice);
							close();
						}}
					>
						<Icon name={icon} />
						<span className="grow">{say(`theme.${choice}`)}</span>
						{choice === chosen ? <Icon name="check" /> : null}
					</MenuItem>
				))
			}
		</Menu>
	);
}
