/**
 * Pictures that the build made in sizes. Their address says all that a page or a script must know to choose one: the
 * hash of what they were made from, and how large the largest is. "/_p/hero-1a2b3c4d5e-1600x1067.webp" is that
 * one; beside it stand the narrower "-1200.webp", "-960.webp" and so on, and for link previews "-share.jpg".
 */

/**
 * Widths in device pixels in which pictures come, those of the dealer's folder and those of other hosts. What a
 * template asks for goes up to the next.
 */
export const pictureWidths = [320, 480, 640, 800, 960, 1200, 1600, 2000] as const;
const widestPicture = 2000;

/** What networks show of a link. */
export const shareSize = { width: 1200, height: 630 } as const;

export const madeFolder = '/_p/';

export interface MadePicture {
  /** Address up to what tells the sizes apart. */
  base: string;
  /** Pixels of the largest. */
  width: number;
  height: number;
}

const largest = /^(\/_p\/[\w-]+-[0-9a-f]{10})-([1-9]\d{0,3})x([1-9]\d{0,4})\.webp$/;

/** Null for any other address. */
export function readMadePicture(address: string): MadePicture | null {
  const match = largest.exec(address);
  return match && { base: match[1]!, width: Number(match[2]), height: Number(match[3]) };
}

export const largestAddress = ({ base, width, height }: MadePicture): string => `${base}-${width}x${height}.webp`;
export const shareAddress = ({ base }: MadePicture): string => `${base}-share.jpg`;

/** The widths under the largest that are worth a file: nearly as wide is nearly as heavy. */
export const narrowerWidths = ({ width }: MadePicture): number[] => pictureWidths.filter((one) => one <= width * 0.8);

/** The width that stands for `wanted`: the next of the steps, and no more than there is. */
export function widthFor(wanted: number, picture: MadePicture | null): number {
  return picture === null
    ? (pictureWidths.find((one) => one >= wanted) ?? widestPicture)
    : (narrowerWidths(picture).find((one) => one >= wanted) ?? picture.width);
}

export const addressAt = (picture: MadePicture, width: number): string =>
  width >= picture.width ? largestAddress(picture) : `${picture.base}-${width}.webp`;

/** A crop keeps its shape: of a picture that is too small for it, the largest piece of that shape. */
export function shareSizeOf({ width, height }: Pick<MadePicture, 'width' | 'height'>): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, width / shareSize.width, height / shareSize.height);
  return {
    width: Math.max(1, Math.round(shareSize.width * scale)),
    height: Math.max(1, Math.round(shareSize.height * scale)),
  };
}
