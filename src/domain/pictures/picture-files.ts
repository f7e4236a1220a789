/** What may lie in a dealer's folder of pictures, by the ending of its name. */

const ending = (name: string): string => /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const rasters = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif']);
/** Icons, reports, films and their captions go out as they are. */
const others = new Set(['svg', 'ico', 'pdf', 'mp4', 'webm', 'vtt']);

/** A picture of pixels. */
export const isRaster = (name: string): boolean => rasters.has(ending(name));

/** Nothing else of the folder is published: what runs or is read as a page has no business there. */
export const isPublishedFile = (name: string): boolean => rasters.has(ending(name)) || others.has(ending(name));
