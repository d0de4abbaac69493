// How the way of playing that an address asks for reaches the frame: behind the launch token, in the fragment.

/** `address` with it, where it is a frame of the house; a vendor's own page is left as it was given. */
export function withPlayType(address: string, playType: string | undefined): string {
	const ours = address.startsWith("/") && address.includes("#");
	return playType === undefined || !ours ? address : `${address}&playType=${encodeURIComponent(playType)}`;
}
