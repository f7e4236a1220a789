/**
 * Images resized by the build: "/_p/hero-1a2b3c4d5e-1600x1067.webp" (source's hash, largest size), "-1200.webp",
 * "-960.webp" and so on, and "-share.jpg" for link previews.
 */

/** Device pixels; requests round up. */
export const imageWidths = [320, 480, 640, 800, 960, 1200, 1600, 2000] as const;
const maxImageWidth = 2000;

/** Link previews, pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

export const madeFolder = '/_p/';

export interface GeneratedImage {
  /** URL up to the size suffix. */
  base: string;
  width: number;
  height: number;
}

const largest = /^(\/_p\/[\w-]+-[0-9a-f]{10})-([1-9]\d{0,3})x([1-9]\d{0,4})\.webp$/;

export function parseGeneratedImage(address: string): GeneratedImage | null {
  const match = largest.exec(address);
  return match && { base: match[1]!, width: Number(match[2]), height: Number(match[3]) };
}

export const largestAddress = ({ base, width, height }: GeneratedImage): string => `${base}-${width}x${height}.webp`;
export const shareAddress = ({ base }: GeneratedImage): string => `${base}-share.jpg`;

/** Skips widths close to the image's own: hardly any saving. */
export const narrowerWidths = ({ width }: GeneratedImage): number[] => imageWidths.filter((one) => one <= width * 0.8);

export function widthFor(wanted: number, picture: GeneratedImage | null): number {
  return picture === null
    ? (imageWidths.find((one) => one >= wanted) ?? maxImageWidth)
    : (narrowerWidths(picture).find((one) => one >= wanted) ?? picture.width);
}

export const addressAt = (picture: GeneratedImage, width: number): string =>
  width >= picture.width ? largestAddress(picture) : `${picture.base}-${width}.webp`;

/** A smaller image's largest crop of this aspect ratio. */
export function shareSizeOf({ width, height }: Pick<GeneratedImage, 'width' | 'height'>): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, width / shareSize.width, height / shareSize.height);
  return {
    width: Math.max(1, Math.round(shareSize.width * scale)),
    height: Math.max(1, Math.round(shareSize.height * scale)),
  };
}
