/** Only this module knows where a block's image URLs and HTML are. */
import type { ContentBlock } from './blocks.ts';
import type { Model } from './content.ts';

interface Change {
  picture: (address: string) => string;
  html: (text: string) => string;
}

export function changeBlock(block: ContentBlock, { picture, html }: Change): ContentBlock {
  const maybe = (address: string | null): string | null => (address === null ? null : picture(address));
  const pictured = <T extends { image: string | null }>(entry: T): T => ({ ...entry, image: maybe(entry.image) });
  switch (block.kind) {
    case 'hero':
      return pictured(block);
    case 'split':
      return { ...pictured(block), text: html(block.text) };
    case 'gallery':
      return { ...block, pictures: block.pictures.map(pictured) };
    case 'team':
      return { ...block, people: block.people.map(pictured) };
    case 'tiles':
      return { ...block, tiles: block.tiles.map(pictured) };
    case 'video':
      return pictured(block);
    case 'positions':
      return { ...block, positions: block.positions.map((one) => ({ ...one, text: html(one.text) })) };
    case 'colours':
      return { ...block, colours: block.colours.map(pictured) };
    case 'accessories':
      return { ...block, items: block.items.map(pictured) };
    default:
      return block;
  }
}

export function blockReferences(block: ContentBlock): { pictures: string[]; html: string[]; links: string[] } {
  const [pictures, texts]: [string[], string[]] = [[], []];
  changeBlock(block, {
    picture: (address) => (pictures.push(address), address),
    html: (text) => (texts.push(text), text),
  });
  return { pictures, html: texts, links: linksOf(block) };
}

function linksOf(block: ContentBlock): string[] {
  if (block.kind === 'hero' || block.kind === 'split') return block.action === null ? [] : [block.action.url];
  if (block.kind === 'tiles') return block.tiles.map(({ url }) => url);
  return block.kind === 'stock' ? [block.list] : [];
}

type ModelImages = Pick<Model, 'gallery' | 'colours' | 'accessories'>;

export function changeModelImages(
  { gallery, colours, accessories }: ModelImages,
  picture: (address: string) => string,
): ModelImages {
  const maybe = (address: string | null): string | null => (address === null ? null : picture(address));
  return {
    gallery: gallery.map((entry) => ({ ...entry, image: picture(entry.image) })),
    colours: colours.map((entry) => ({ ...entry, image: maybe(entry.image) })),
    accessories: accessories.map((entry) => ({ ...entry, image: maybe(entry.image) })),
  };
}
