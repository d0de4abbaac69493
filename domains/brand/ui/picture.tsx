// The picture of a piece of content: the operator's own, else the drawn scene of that name.
import { LazyImage } from "#platform/ui";

export type PictureProps = {
	/** An address, or empty. */
	readonly image: string;
	readonly scene: string;
	readonly className?: string;
	/** The first picture of a page comes at once, the others when they are near. */
	readonly first?: boolean;
};

export function Picture({ image, scene, className = "", first = false }: PictureProps) {
	return (
		<LazyImage
			src={image === "" ? `/art/scenes/${scene}.webp` : image}
			width={1440}
			height={600}
			eager={first}
			className={`bg-night object-cover ${className}`}
		/>
	);
}
