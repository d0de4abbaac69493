// Which of three faces the site shows: the product, the maintenance page or the region page. Maintenance comes first.

export const systemStatus = { normal: 0, maintenance: 1, regionRestricted: 2 } as const;

export type SystemStatus = (typeof systemStatus)[keyof typeof systemStatus];
