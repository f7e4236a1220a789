import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { imageSrcset, imageUrl, type ImageSettings } from '#src/domain/images/image-url.ts';
import { largestAddress, parseGeneratedImage } from '#src/domain/images/generated-image.ts';
import { isElsewhere } from '#src/domain/images/photo-hosts.ts';
import { changeImages, imageRoles, type ImageRole, type SiteImages } from '#src/domain/images/site-images.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { limit } from '#src/lib/limit.ts';
import { isPublishedFile, isRaster } from '#src/domain/images/image-files.ts';
import { filesBelow } from './files-below.ts';
import type { ImageInfo } from './process-image.ts';
import type { ImageStore } from './image-store.ts';

export interface ImageFolders {
  images: string;
  library: string | null;
}

export interface PublishedFile {
  file: string;
  source: string;
}

export interface PreparedImages extends SiteImages {
  files: PublishedFile[];
  warnings: string[];
}

/** More images, such as a whole memory card, would take an hour. */
const maxImages = 5000;

export async function prepareImages(
  site: SiteImages,
  folders: ImageFolders,
  store: ImageStore,
): Promise<PreparedImages> {
  const { images } = site.tenant.settings;
  const kept = await publishedFolder(folders, store);
  const roles = imageRoles(site);
  reportUnreadable(kept, roles);
  const isServed = images.baseUrl !== null && (images.service === 'imgix' || images.service === 'cloudinary');
  const made = isServed
    ? { addresses: new Map<string, string>(), files: [] }
    : await makeSizes(roles, folders, images, store, kept);
  const change = (address: string): string => made.addresses.get(address) ?? address;
  return {
    ...changeImages(site, change, (tag, address) => contentTag(tag, change(address), images)),
    files: [...kept.files, ...made.files],
    warnings: kept.warnings,
  };
}

interface Folder {
  files: PublishedFile[];
  known: Map<string, ImageInfo>;
  unreadable: Map<string, string>;
  warnings: string[];
}

async function publishedFolder({ images, library }: ImageFolders, store: ImageStore): Promise<Folder> {
  const folder: Folder = { files: [], known: new Map(), unreadable: new Map(), warnings: [] };
  const inTurn = limit(availableParallelism());
  const own = await Promise.all(
    filesBelow(images).map((file) => inTurn(() => siteImageFile(file, images, folder, store))),
  );
  folder.files.push(
    ...own.filter((file) => file !== null),
    ...filesBelow(library).map((source) => ({ file: `photos/${pathIn(library!, source)}`, source })),
  );
  return folder;
}

/** @throws Error for an unreadable image that a page uses */
function reportUnreadable({ unreadable, warnings }: Folder, used: ReadonlyMap<string, ImageRole>): void {
  for (const [address, reason] of unreadable) {
    if (used.has(address))
      throw new Error(
        `${address.slice(1)} is not a readable image (${reason}). Save it again, or remove it from the page.`,
      );
    warnings.push(`${address.slice(1)} is excluded: it is not a readable image (${reason}).`);
  }
}

async function siteImageFile(
  source: string,
  images: string,
  folder: Folder,
  store: ImageStore,
): Promise<PublishedFile | null> {
  const name = pathIn(images, source);
  const file = `images/${name}`;
  if (!isPublishedFile(name)) return null;
  if (!isRaster(name)) return { file, source };
  const known = await store.know(source).catch((cause: Error) => {
    folder.unreadable.set(`/${file}`, cause.message);
    return null;
  });
  if (known === null) return null;
  folder.known.set(`/${file}`, known);
  return { file, source: known.plain || known.animated ? source : await store.reduced(source, known) };
}

interface Made {
  addresses: Map<string, string>;
  files: PublishedFile[];
}

async function makeSizes(
  roles: ReadonlyMap<string, ImageRole>,
  folders: ImageFolders,
  { quality }: ImageSettings,
  store: ImageStore,
  { known, warnings }: Folder,
): Promise<Made> {
  const made: Made = { addresses: new Map(), files: [] };
  const taken = new Set<string>();
  const inTurn = limit(availableParallelism());
  const wanted = [...roles].flatMap(([address, role]) => {
    const file = fileOf(address, folders);
    return file === null ? [] : [{ address, role, file }];
  });
  if (wanted.length > maxImages)
    warnings.push(`${wanted.length} images are in use: ${maxImages} are resized, the others are used unchanged.`);
  await Promise.all(
    wanted.slice(0, maxImages).map(({ address, role, file }) => inTurn(() => makeOne(address, role, file))),
  );
  made.files.sort((a, b) => (a.file < b.file ? -1 : 1));
  return made;

  async function makeOne(address: string, role: ImageRole, file: string): Promise<void> {
    const picture = known.get(address) ?? (await store.know(file).catch(() => null));
    if (picture === null || picture.animated) return;
    const { picture: sizes, files } = await store.sizes(file, picture, { quality, share: role === 'lead' });
    made.addresses.set(address, largestAddress(sizes));
    for (const one of files) {
      const target = one.address.slice(1);
      if (!taken.has(target)) made.files.push({ file: target, source: one.file });
      taken.add(target);
    }
  }
}

/** Null for vector images and other sites' images. */
function fileOf(address: string, { images, library }: ImageFolders): string | null {
  if (isElsewhere(address) || !isRaster(address) || address.split('/').includes('..')) return null;
  if (address.startsWith('/images/')) return join(images, ...decoded(address.slice('/images/'.length)).split('/'));
  return library !== null && address.startsWith('/photos/')
    ? join(library, ...decoded(address.slice('/photos/'.length)).split('/'))
    : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const contentWidth = 960;
const contentSizes = '(min-width: 768px) 720px, 100vw';

/** Dimensions keep the text below from jumping. */
function contentTag(tag: string, address: string, images: ImageSettings): string {
  const srcset = imageSrcset(address, images, [480, 800, 1200, 1600]);
  const made = parseGeneratedImage(address);
  const shape = made && !/\swidth="/.test(tag) ? ` width="${made.width}" height="${made.height}"` : '';
  const candidates = srcset === '' ? '' : ` srcset="${escapeHtml(srcset)}" sizes="${contentSizes}"`;
  return tag.replace(
    /\ssrc="[^"]*"/,
    () => ` src="${escapeHtml(imageUrl(address, images, { width: contentWidth }))}"${candidates}${shape}`,
  );
}

const pathIn = (folder: string, file: string): string => relative(folder, file).split(sep).join('/');
