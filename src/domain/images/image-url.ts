/** Images resized by the build, the site's function or an image service (REG-03). */
import { addressAt, parseGeneratedImage, shareAddress, widthFor } from './generated-image.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

export type ImageSettings = PublicSettings['images'];
export interface ImageSize {
  width: number;
  /** Crops to width and height. */
  height?: number;
  /** For clients without modern formats. Default: the browser's best. */
  format?: 'jpg';
}

const photoPath = '/photo';

const isAbsolute = (source: string): boolean => /^https?:\/\//i.test(source);

function isResizable(source: string): boolean {
  return !/^data:/i.test(source) && !/\.svg(?:$|[?#])/i.test(source);
}

/** Uses the build's sizes, or the configured service for other hosts. */
export function imageUrl(source: string, images: ImageSettings, size: ImageSize): string {
  if (!source || !isResizable(source)) return source;
  const made = parseGeneratedImage(source);
  if (made) return size.height ? shareAddress(made) : addressAt(made, widthFor(size.width, made));
  const { service, baseUrl, quality } = images;
  if (service === 'cloudinary' && baseUrl) return cloudinaryUrl(source, baseUrl, quality, size);
  if (service === 'imgix' && baseUrl) return withQuery(onHost(source, baseUrl), quality, size);
  if (!isAbsolute(source)) return source;
  if (service === 'imgix') return withQuery(source, quality, size);
  if (service === 'site') return photoUrl(source, size);
  return service === 'netlify' ? netlifyUrl(source, quality, size) : source;
}

export function imageSrcset(source: string, images: ImageSettings, widths: readonly number[]): string {
  const made = parseGeneratedImage(source);
  const hasSteps = made !== null || images.service === 'site' || images.service === 'netlify';
  const chosen = [...new Set(hasSteps ? widths.map((width) => widthFor(width, made)) : widths)];
  const candidates = new Map(
    chosen.map((width) => [made ? addressAt(made, width) : imageUrl(source, images, { width }), width]),
  );
  if (candidates.size < 2) return '';
  return [...candidates].map(([url, width]) => `${url} ${width}w`).join(', ');
}

function withQuery(source: string, quality: number, { width, height, format }: ImageSize): string {
  const joint = source.includes('?') ? '&' : '?';
  const crop = height ? `&h=${height}&fit=crop` : '';
  return `${source}${joint}w=${width}${crop}&${format ? `fm=${format}` : 'auto=format'}&q=${quality}`;
}

function photoUrl(source: string, { width, height }: ImageSize): string {
  return `${photoPath}?${height ? 'share' : `w=${widthFor(width, null)}`}&url=${encodeURIComponent(source)}`;
}

function netlifyUrl(source: string, quality: number, { width, height, format }: ImageSize): string {
  const crop = height ? `&h=${height}&fit=cover` : '';
  const chosen = height ? width : widthFor(width, null);
  return `/.netlify/images?url=${encodeURIComponent(source)}&w=${chosen}${crop}${format ? `&fm=${format}` : ''}&q=${quality}`;
}

const trimmed = (url: string): string => url.replace(/\/+$/, '');

/** Other hosts' URLs are sent in full. */
function onHost(source: string, baseUrl: string): string {
  const base = trimmed(baseUrl);
  if (!isAbsolute(source)) return `${base}/${source.replace(/^\/+/, '')}`;
  return source.startsWith(`${base}/`) ? source : `${base}/${encodeURIComponent(source)}`;
}

function cloudinaryUrl(source: string, baseUrl: string, quality: number, { width, height, format }: ImageSize): string {
  const base = trimmed(baseUrl);
  const transform = [
    `w_${width}`,
    ...(height ? [`h_${height}`, 'c_fill'] : ['c_limit']),
    `f_${format ?? 'auto'}`,
    `q_${quality}`,
  ].join(',');
  const upload = `${base}/image/upload/`;
  if (source.startsWith(upload)) return `${upload}${transform}/${source.slice(upload.length)}`;
  if (isAbsolute(source)) return `${base}/image/fetch/${transform}/${encodeURIComponent(source)}`;
  return `${upload}${transform}/${source.replace(/^\/+/, '')}`;
}
