import { extname } from 'node:path';

export type ImageFormat = 'webp' | 'jpeg' | 'png';

/** How an image is wanted, after rounding: few kinds, so that a cache of them stays small. */
export interface ImageRequest {
  /** Pixels; null keeps the picture's own width. */
  width: number | null;
  /** Pixels; with a width the picture is cropped to both. */
  height: number | null;
  /** 1 to 100. */
  quality: number;
  /** The format asked for; null is the picture's own. */
  format: ImageFormat | null;
  /** Whether the format may follow what the browser accepts. */
  autoFormat: boolean;
}

export type ImageParams =
  | { kind: 'original' }
  | { kind: 'resize'; request: ImageRequest }
  | { kind: 'bad'; reason: string };

const RESIZABLE = new Set(['.webp', '.jpg', '.jpeg', '.png']);
const asking = ['w', 'h', 'q', 'auto', 'fm'];
const formatNames: Partial<Record<string, ImageFormat>> = { jpg: 'jpeg', png: 'png', webp: 'webp' };
const STEP = 16;
const LARGEST = 2000;
export const DEFAULT_QUALITY = 80;

/** Whether a file is a picture that the server resizes. */
export function isResizable(file: string): boolean {
  return RESIZABLE.has(extname(file).toLowerCase());
}

/** The picture's own format, by its ending. */
export function formatOf(file: string): ImageFormat {
  const ending = extname(file).toLowerCase();
  if (ending === '.webp') return 'webp';
  return ending === '.png' ? 'png' : 'jpeg';
}

/**
 * Reads `w`, `h`, `fit`, `q`, `auto` and `fm` of an image address. A width or a height alone goes up to the
 * next 16, both together are a shape and stay exact; none is over 2000 pixels. Quality goes to the next 5.
 * A named format comes before the automatic one. Other parameters say nothing here.
 */
export function imageParams(query: string): ImageParams {
  const params = new URLSearchParams(query);
  const auto = params.get('auto');
  if (!asking.some((name) => params.has(name))) {
    return { kind: 'original' };
  }
  const width = wholeNumber(params.get('w'));
  const height = wholeNumber(params.get('h'));
  const quality = wholeNumber(params.get('q'));
  if (Number.isNaN(width)) return bad('w', 'a width in pixels, 1 or more');
  if (Number.isNaN(height)) return bad('h', 'a height in pixels, 1 or more');
  if (Number.isNaN(quality) || (quality ?? 1) > 100) return bad('q', 'a quality from 1 to 100');
  if (auto !== null && auto !== 'format') return bad('auto', '"format"');
  const named = params.get('fm');
  const format = named === null ? null : formatNames[named];
  if (format === undefined) return bad('fm', '"jpg", "png" or "webp"');
  const fit = params.get('fit');
  if (fit !== null && fit !== 'crop') return bad('fit', '"crop"');
  return {
    kind: 'resize',
    request: {
      ...sizeOf(width, height),
      quality: quality === null ? DEFAULT_QUALITY : Math.ceil(quality / 5) * 5,
      format,
      autoFormat: auto === 'format' && format === null,
    },
  };
}

function bad(name: string, wanted: string): ImageParams {
  return { kind: 'bad', reason: `The image parameter ${name} must be ${wanted}.` };
}

function wholeNumber(text: string | null): number | null {
  if (text === null) return null;
  return /^[1-9]\d{0,5}$/v.test(text) ? Number(text) : Number.NaN;
}

function sizeOf(width: number | null, height: number | null): Pick<ImageRequest, 'width' | 'height'> {
  if (width !== null && height !== null) {
    const scale = Math.min(1, LARGEST / Math.max(width, height));
    return { width: scaled(width, scale), height: scaled(height, scale) };
  }
  return { width: roundSize(width), height: roundSize(height) };
}

/** At least a pixel of the thinnest shape is left. */
const scaled = (pixels: number, scale: number): number => Math.max(1, Math.round(pixels * scale));

function roundSize(pixels: number | null): number | null {
  return pixels === null ? null : Math.min(LARGEST, Math.ceil(pixels / STEP) * STEP);
}
