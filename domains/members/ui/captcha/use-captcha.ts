// The picture with the characters: a new one for each attempt, by a press at most once a second.
import { useCallback, useRef, useState } from "react";
import { useDrawCaptcha } from "../calls.gen.ts";

export const refreshMilliseconds = 1000;

/** Times in milliseconds. */
export const mayRefresh = (drawnAt: number, now: number): boolean => now - drawnAt >= refreshMilliseconds;

export type Captcha = {
	/** Names the picture that is shown; sent with what was read in it. */
	readonly id: string;
	/** A data address; undefined until it is there. */
	readonly picture: string | undefined;
	readonly error: Error | null;
	/** A new picture: at once after an attempt. */
	readonly renew: () => void;
	/** A new picture because the person asks: at most once a second. */
	readonly refresh: () => void;
};

export function useCaptcha({ shown }: { readonly shown: boolean }): Captcha {
	const [id, setId] = useState<string>(() => crypto.randomUUID());
	const drawnAt = useRef(0);
	const { data, error } = useDrawCaptcha(
		{ captchaId: id },
		{ enabled: shown, freshMilliseconds: Number.POSITIVE_INFINITY },
	);
	const renew = useCallback(() => {
		drawnAt.current = Date.now();
		setId(crypto.randomUUID());
	}, []);
	const refresh = useCallback(() => {
		if (mayRefresh(drawnAt.current, Date.now())) renew();
	}, [renew]);
	const picture = typeof data === "string" ? `data:image/png;base64,${data}` : undefined;
	return { id, picture, error, renew, refresh };
}
