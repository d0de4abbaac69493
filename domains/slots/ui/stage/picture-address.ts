// A picture as an address for an image: no request leaves the page.

export const pictureAddress = (picture: string): string => `data:image/svg+xml,${encodeURIComponent(picture)}`;
