// The faces of the scripts that Pretendard does not write. A language brings its own before it is shown, so that no
// line breaks anew under somebody who reads; nobody waits longer for it than the moment named here.
import type { LanguageCode } from "../text/languages.ts";

/** Letters of `sample` are drawn first: with them the face is there. */
type Face = { readonly family: string; readonly sample: string };

const patienceMs = 1500;

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

/** Resolves when the face can be drawn, or when it has been waited for long enough; it never fails. */
export async function bringFace(code: LanguageCode): Promise<void> {
	const bring = faces[code];
	if (bring === undefined) return;
	const drawn = bring().then(({ face }) => document.fonts.load(`1rem "${face.family}"`, face.sample));
	const late = new Promise((done) => setTimeout(done, patienceMs));
	await Promise.race([drawn, late]).catch(() => undefined);
}
