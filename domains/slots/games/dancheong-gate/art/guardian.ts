// The wild of Dancheong Gate: the guardian's face of the roof-end tile.
import { banded, circle, group, mirrored, path, picture, radial, ring } from "../../../ui/art/draw.ts";
import { gold, ink, tones } from "./tones.ts";

export const gateGuardian = (): string => picture(mane() + head + eyes() + nose + mouth, gold + skin);

const skin = radial(
	"face",
	[
		[0, "#f0694a"],
		[0.6, tones.cinnabar[1]],
		[1, tones.cinnabar[0]],
	],
	{ x: 0.42, y: 0.3 },
);

function mane(): string {
	const flame = "M0 0C16 -18 20 -34 8 -56C26 -44 30 -20 16 0Z";
	const tongue = (index: number): string => {
		const tone = index % 2 === 0 ? tones.jade[1] : tones.azure[1];
		return path(flame, `fill="${tone}" stroke="${tones.cream}" stroke-width="2.4"`);
	};
	return ring(18, (index) => group("translate(-8 -52) scale(0.86)", tongue(index)));
}

const cheek = banded(
	"M0 0C12 -12 30 -10 32 6C34 20 14 24 6 14C14 16 22 8 14 4C8 2 2 8 0 0Z",
	[tones.saffron[0], tones.saffron[2]],
	{ shrink: 0.3 },
);

const head =
	mirrored(path("M30 -62C34 -82 50 -92 66 -90C54 -82 52 -70 50 -56Z", `fill="${tones.cream}" ${ink}`)) +
	path(
		"M0 -66C44 -66 72 -38 70 2C68 44 40 78 0 78C-40 78 -68 44 -70 2C-72 -38 -44 -66 0 -66Z",
		`fill="url(#face)" ${ink}`,
	) +
	path("M0 -60C40 -60 65 -36 63 0C61 20 54 36 44 48", `fill="none" stroke="#ffb98c" stroke-width="3" opacity="0.6"`) +
	mirrored(group("translate(40 20)", cheek));

function eyes(): string {
	const eye =
		circle({ x: 29, y: -16, r: 21 }, `fill="${tones.cream}" ${ink}`) +
		circle({ x: 27, y: -14, r: 12.5 }, `fill="url(#gold)" stroke="${tones.ink}" stroke-width="2"`) +
		circle({ x: 26, y: -13, r: 6.4 }, `fill="${tones.ink}"`) +
		circle({ x: 23, y: -17, r: 2.2 }, `fill="#fff"`);
	const brow = path(
		"M6 -34C16 -58 44 -62 62 -50C56 -48 58 -40 66 -36C50 -44 26 -46 12 -26Z",
		`fill="url(#gold)" ${ink}`,
	);
	return mirrored(eye + brow) + path("M0 -30L9 -46L0 -60L-9 -46Z", `fill="url(#gold)" ${ink}`);
}

const nose =
	path(
		"M-18 20C-26 14 -22 2 -12 4C-8 -8 8 -8 12 4C22 2 26 14 18 20C10 26 -10 26 -18 20Z",
		`fill="${tones.cinnabar[2]}" ${ink}`,
	) + mirrored(circle({ x: 9, y: 16, r: 3.4 }, `fill="${tones.ink}"`));

const teeth = "M1 33H10V47Q5 51 1 47ZM11 34H20V46Q16 50 11 46Z";

const mouth =
	path("M-48 36Q0 26 48 36Q44 66 0 68Q-44 66 -48 36Z", `fill="#3a0b0b" ${ink}`) +
	mirrored(
		path(teeth, `fill="#fffaf0" stroke="${tones.ink}" stroke-width="1.6"`) +
			path("M22 42L34 42L31 70Z", `fill="#fffaf0" ${ink}`),
	) +
	path("M-18 62Q0 50 18 62Q10 68 0 68Q-10 68 -18 62Z", `fill="${tones.cinnabar[2]}"`);
