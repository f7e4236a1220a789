/** Allowed files in the images folder. */

const ending = (name: string): string => /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const rasters = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif']);
const others = new Set(['svg', 'ico', 'pdf', 'mp4', 'webm', 'vtt']);

export const isRaster = (name: string): boolean => rasters.has(ending(name));

/** Nothing else is published, especially not scripts or pages. */
export const isPublishedFile = (name: string): boolean => rasters.has(ending(name)) || others.has(ending(name));
