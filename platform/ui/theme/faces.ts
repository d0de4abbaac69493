// The faces of the scripts that Pretendard does not write. A language brings its own before it is shown, so that no
// line breaks anew under somebody who reads.
import type { LanguageCode } from "../text/languages.ts";

/** Letters of `sample` are drawn first: with them the face is there. */
type Face = { readonly family: string; readonly sample: string };

const faces: Readonly<Record<LanguageCode, (() => Promise<{ readonly face: Face }>) | undefined>> = {
	EN: undefined,
	KO: undefined,
	ID: undefined,
	CN: () => import("./faces/chinese.ts"),
	JA: () => import("./faces/japanese.ts"),
	TH: () => import("./faces/thai.ts"),
	VI: () => import("./faces/vietnamese.ts"),
	BN: () => import("./faces/bengali.ts"),
};

/** Resolves when the face can be drawn. */
export async function bringFace(code: LanguageCode): Promise<void> {
	const face = await faces[code]?.();
	if (face !== undefined) await document.fonts.load(`1rem "${face.face.family}"`, face.face.sample);
}
