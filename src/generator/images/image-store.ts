/** Cached by input hash. Loads the image library only if needed. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  largestAddress,
  madeFolder,
  narrowerWidths,
  shareAddress,
  type GeneratedImage,
} from '#src/domain/images/generated-image.ts';
import type { ImageProcessor, ImageInfo, Looked } from './process-image.ts';

const storeFolder = fileURLToPath(new URL('../../../.forecourt/pictures', import.meta.url));

/** Increment when the output changes. */
const recipe = 1;

export interface MadeFile {
  address: string;
  file: string;
}

export class ImageStore {
  readonly #folder: string;
  #maker: Promise<ImageProcessor> | null = null;
  hasMade = false;

  constructor(folder = storeFolder) {
    this.#folder = folder;
  }

  /** @throws Error unless the file is an image of allowed size */
  async know(file: string): Promise<ImageInfo> {
    const { size, mtimeMs } = statSync(file);
    const note = join(this.#folder, 'known', `${digest(file)}.json`);
    const known = readNote<ImageInfo>(note);
    if (known?.size === size && known.mtimeMs === mtimeMs) return known;
    const bytes = readFileSync(file);
    const hash = digest(bytes);
    const read = {
      size,
      mtimeMs,
      hash,
      ...(readNote<Looked>(this.#lookNote(hash)) ?? (await this.#look(bytes, hash))),
    };
    this.#write(note, JSON.stringify(read));
    return read;
  }

  /** `share` adds a size for link previews. */
  async sizes(
    file: string,
    known: ImageInfo,
    options: { quality: number; share: boolean },
  ): Promise<{ picture: GeneratedImage; files: MadeFile[] }> {
    const picture = generatedImage(file, known, options.quality);
    const addresses = [
      largestAddress(picture),
      ...narrowerWidths(picture).map((width) => `${picture.base}-${width}.webp`),
      ...(options.share ? [shareAddress(picture)] : []),
    ];
    const files = addresses.map((address) => ({
      address,
      file: join(this.#folder, 'made', picture.base.slice(-10), basename(address)),
    }));
    const missing = files.filter((made) => !existsSync(made.file));
    if (missing.length > 0) {
      const make = await this.#make();
      const bytes = readFileSync(file);
      const made = await make.sizes(
        bytes,
        picture,
        missing.map(({ address }) => address),
        {
          quality: options.quality,
          keep: known.plain && picture.width === known.width && extname(file).toLowerCase() === '.webp',
        },
      );
      for (const [index, one] of missing.entries()) this.#write(one.file, made[index]!);
      this.hasMade = true;
    }
    return { picture, files };
  }

  /** Limits the size but keeps the name and format. */
  async reduced(file: string, known: ImageInfo): Promise<string> {
    const target = join(
      this.#folder,
      'made',
      known.hash.slice(0, 10),
      `reduced-${recipe}${extname(file).toLowerCase()}`,
    );
    if (!existsSync(target)) {
      this.#write(target, await (await this.#make()).reduced(readFileSync(file), extname(file)));
      this.hasMade = true;
    }
    return target;
  }

  prune(most = 4e9): void {
    if (!this.hasMade) return;
    const folder = join(this.#folder, 'made');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ file, ...sizeAndTime(file) }))
      .sort((a, b) => b.mtimeMs - a.mtimeMs);
    let total = 0;
    for (const { file, size } of files) {
      total += size;
      if (total > most) rmSync(file, { force: true });
    }
  }

  #lookNote = (hash: string): string => join(this.#folder, 'looks', `${hash}.json`);

  async #look(bytes: Uint8Array, hash: string): Promise<Looked> {
    const looked = await (await this.#make()).look(bytes);
    this.#write(this.#lookNote(hash), JSON.stringify(looked));
    return looked;
  }

  #make(): Promise<ImageProcessor> {
    return (this.#maker ??= import('./process-image.ts').then(({ createImageProcessor }) => createImageProcessor()));
  }

  /** Another build may write the same file. */
  #write(file: string, content: string | Uint8Array): void {
    const draft = join(this.#folder, 'drafts', randomUUID());
    for (const target of [draft, file]) mkdirSync(join(target, '..'), { recursive: true });
    writeFileSync(draft, content);
    renameSync(draft, file);
  }
}

function generatedImage(file: string, { hash, width, height }: ImageInfo, quality: number): GeneratedImage {
  const name =
    basename(file, extname(file))
      .normalize('NFKD')
      .replaceAll(/[^\w]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .toLowerCase()
      .slice(0, 60) || 'picture';
  return {
    base: `${madeFolder}${name}-${digest(`${hash} ${quality} ${recipe}`).slice(0, 10)}`,
    ...within(width, height),
  };
}

const widest = 2000;
/** For tall images, such as full-page screenshots. */
const tallest = 4000;

function within(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, widest / width, tallest / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function readNote<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

function sizeAndTime(file: string): { size: number; mtimeMs: number } {
  return statSync(file, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
}

const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);
