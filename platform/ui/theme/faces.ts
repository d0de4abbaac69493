// The faces of the scripts that Pretendard does not write. A language brings its own before it is shown, so that no
// line breaks anew under somebody who reads; nobody waits longer for it than the moment named here.
import type { LanguageCode } from "../text/languages.ts";

type Face = { readonly family: string; readonly sample: string; readonly sheet: () => Promise<unknown> };

const patienceMs = 1500;

const faces: Readonly<Record<LanguageCode, Face | undefined>> = {
	EN: undefined,
	KO: undefined,
	ID: undefined,
	CN: { family: "Noto Sans SC Variable", sample: "文", sheet: () => import("./faces/chinese.css") },
	JA: { family: "Noto Sans JP Variable", sample: "あ", sheet: () => import("./faces/japanese.css") },
	TH: { family: "Noto Sans Thai Variable", sample: "ก", sheet: () => import("./faces/thai.css") },
	VI: { family: "Inter Variable", sample: "ạa", sheet: () => import("./faces/vietnamese.css") },
	BN: { family: "Noto Sans Bengali Variable", sample: "অ", sheet: () => import("./faces/bengali.css") },
};

/** Resolves when the face can be drawn, or when it has been waited for long enough; it never fails. */
export async function bringFace(code: LanguageCode): Promise<void> {
	const face = faces[code];
	if (face === undefined) return;
	const drawn = face.sheet().then(() => document.fonts.load(`1rem "${face.family}"`, face.sample));
	const late = new Promise((done) => setTimeout(done, patienceMs));
	await Promise.race([drawn, late]).catch(() => undefined);
}
