// The picture of who is logged in: their own, or the tile that stands for them.
import { useReadMemberIcon } from "../calls.gen.ts";
import { MemberTile, type PictureSize } from "./member-tile.tsx";

const sizes = { small: "size-8", large: "size-14" } as const;

export function OwnPicture({ size }: { readonly size: PictureSize }) {
	const { data } = useReadMemberIcon({}, { freshMilliseconds: 600_000 });
	if (data?.picture === undefined) return <MemberTile icon={data?.icon ?? ""} size={size} />;
	return (
		<img
			src={`data:image/png;base64,${data.picture}`}
			alt=""
			className={`cut-corner-small shrink-0 rounded-control object-cover ${sizes[size]}`}
		/>
	);
}
