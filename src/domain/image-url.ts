/** Addresses of photos at a width: automatic format and the dealer's quality, 80 by default (REG-03). */
import type { PublicSettings } from './tenant/settings/settings.ts';

export type ImageSettings = PublicSettings['images'];
export interface ImageSize {
  width: number;
  /** With it the picture is cropped to both. */
  height?: number;
  /** For readers that know no newer format; without it the browser's best. */
  format?: 'jpg';
}

const isAbsolute = (source: string): boolean => /^https?:\/\//i.test(source);

/** Drawings scale by themselves, and data addresses hold the picture already. */
function isResizable(source: string): boolean {
  return !/^data:/i.test(source) && !/\.svg(?:$|[?#])/i.test(source);
}

/** "/photos/a.webp?w=640&auto=format&q=80", or the image service's own form. */
export function imageUrl(source: string, images: ImageSettings, size: ImageSize): string {
  if (!source || !isResizable(source)) return source;
  if (images.service === 'cloudinary' && images.baseUrl) return cloudinaryUrl(source, images.baseUrl, images.quality, size);
  if (images.service === 'imgix' && images.baseUrl) return withQuery(onHost(source, images.baseUrl), images.quality, size);
  return isAbsolute(source) && images.service === 'site' ? source : withQuery(source, images.quality, size);
}

/** Candidates for `srcset`, such as "/a.webp?w=320&auto=format&q=80 320w, …"; empty where one address serves every width. */
export function imageSrcset(source: string, images: ImageSettings, widths: readonly number[]): string {
  const urls = widths.map((width) => imageUrl(source, images, { width }));
  if (new Set(urls).size < 2) return '';
  return urls.map((url, index) => `${url} ${widths[index]}w`).join(', ');
}

function withQuery(source: string, quality: number, { width, height, format }: ImageSize): string {
  const joint = source.includes('?') ? '&' : '?';
  const crop = height ? `&h=${height}&fit=crop` : '';
  return `${source}${joint}w=${width}${crop}&${format ? `fm=${format}` : 'auto=format'}&q=${quality}`;
}

const trimmed = (url: string): string => url.replace(/\/+$/, '');

/** An address elsewhere goes through the service as a whole. */
function onHost(source: string, baseUrl: string): string {
  const base = trimmed(baseUrl);
  if (!isAbsolute(source)) return `${base}/${source.replace(/^\/+/, '')}`;
  return source.startsWith(`${base}/`) ? source : `${base}/${encodeURIComponent(source)}`;
}

function cloudinaryUrl(source: string, baseUrl: string, quality: number, { width, height, format }: ImageSize): string {
  const base = trimmed(baseUrl);
  const transform = [`w_${width}`, ...(height ? [`h_${height}`, 'c_fill'] : ['c_limit']), `f_${format ?? 'auto'}`, `q_${quality}`].join(',');
  const upload = `${base}/image/upload/`;
  if (source.startsWith(upload)) return `${upload}${transform}/${source.slice(upload.length)}`;
  if (isAbsolute(source)) return `${base}/image/fetch/${transform}/${encodeURIComponent(source)}`;
  return `${upload}${transform}/${source.replace(/^\/+/, '')}`;
}
