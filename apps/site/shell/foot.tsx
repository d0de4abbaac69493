// The foot of the page with the site's own list of places.
import { SiteFooter } from "#brand/ui";
import { ExploreLinks } from "./explore-links.tsx";

export const Foot = () => <SiteFooter explore={<ExploreLinks />} />;
