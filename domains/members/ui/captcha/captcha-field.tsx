// Where the characters of the picture are typed; the picture is the button that brings another.
import { Field, type FieldProps, Skeleton } from "#platform/ui";
import { useMembersText } from "../text.ts";
import type { Captcha } from "./use-captcha.ts";

export type CaptchaFieldProps = Omit<FieldProps, "label" | "after"> & { readonly captcha: Captcha };

export function CaptchaField({ captcha, ...field }: CaptchaFieldProps) {
	const say = useMembersText();
	return (
		<Field
			{...field}
			label={say("fields.captcha")}
			required
			autoComplete="off"
			autoCapitalize="none"
			spellCheck={false}
			maxLength={12}
			after={
				<button
					type="button"
					onClick={captcha.refresh}
					aria-label={say("captcha.refresh")}
					title={say("captcha.refresh")}
					className="-me-2 grid h-10 w-28 shrink-0 place-items-center overflow-hidden rounded-[6px] bg-surface-3"
				>
					{captcha.picture === undefined ? (
						captcha.error === null ? (
							<Skeleton className="size-full" />
						) : (
							<span className="text-13 font-medium text-text-2">{say("captcha.again")}</span>
						)
					) : (
						<img src={captcha.picture} alt={say("captcha.picture")} className="h-full w-full object-cover" />
					)}
				</button>
			}
		/>
	);
}
