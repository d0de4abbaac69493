// The rule of a new password, ticked off point by point while it is typed.
import { type FieldRule, patternMessage } from "#brand/core";
import { Icon } from "#platform/ui";
import { isHardToGuess } from "../../core/index.ts";
import { useMembersText } from "../text.ts";
import { passwordChecks } from "./password-checks.ts";

export type PasswordPointsProps = {
	readonly rule: FieldRule;
	readonly password: string;
	readonly username: string;
	/** The server has found this password too easy to guess. */
	readonly guessed?: boolean;
};

export function PasswordPoints({ rule, password, username, guessed = false }: PasswordPointsProps) {
	const say = useMembersText();
	const checks = passwordChecks(rule, { password, username });
	const hard = { point: "hard", met: !guessed && isHardToGuess(password, [username]) } as const;
	const size = { min: rule.minLength, max: rule.maxLength };
	if (checks.length === 0) {
		const { key, min, max } = patternMessage(rule.patternId, size);
		return <p className="text-13 text-text-3">{say(key, { min, max })}</p>;
	}
	return (
		<ul aria-label={say("password.rule")} className="-mt-1 flex flex-wrap gap-x-4 gap-y-1 text-13">
			{[...checks, hard].map(({ point, met }) => (
				<li key={point} className={`flex items-center gap-1 transition ${met ? "text-won" : "text-text-3"}`}>
					{met ? (
						<Icon name="check" className="size-4" />
					) : (
						<span aria-hidden="true" className="mx-1 size-2 rounded-full border border-current" />
					)}
					{say(`password.points.${point}`, size)}
					<span className="sr-only">{say(met ? "password.met" : "password.unmet")}</span>
				</li>
			))}
		</ul>
	);
}
