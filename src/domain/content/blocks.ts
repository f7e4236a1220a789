/**
 * Parts of a page beside its running text (PAGE-01), in the order of the page's front matter. What is marked HTML is
 * sanitised; every other text is plain. `alt` is empty for a picture that says nothing beyond the words beside it.
 */
interface BlockPicture {
  image: string;
  alt: string;
}
export interface BlockLink {
  label: string;
  url: string;
}

/** A vacancy (FORM-05). Dates are ISO dates in the site's time zone; it shows up to and with the day it closes. */
export interface Position {
  title: string;
  place: string;
  hours: string;
  posted: string;
  closes: string | null;
  /** HTML. */
  text: string;
}

interface ShownVariant {
  name: string;
  /** "From $57,990 drive away"; null shows no price. */
  from: string | null;
  engine: string | null;
  text: string | null;
}

interface Blocks {
  /** Where the page's own text stands. Without it, the text comes first. */
  text: object;
  hero: BlockPicture & { heading: string; text: string | null; action: BlockLink | null };
  /** `text` is HTML. */
  split: BlockPicture & { heading: string; text: string; side: 'left' | 'right'; action: BlockLink | null };
  questions: { heading: string; items: { question: string; answer: string }[] };
  gallery: { heading: string; pictures: (BlockPicture & { caption: string | null })[] };
  /** Where the page's form stands. Without it, the form comes last. */
  form: object;
  team: {
    heading: string;
    text: string | null;
    people: {
      name: string;
      role: string;
      image: string | null;
      text: string | null;
      phone: string | null;
      email: string | null;
    }[];
  };
  tiles: { heading: string | null; tiles: { heading: string; text: string; url: string; image: string | null }[] };
  /** `basis` says where a figure is from, or what it counts. */
  numbers: { heading: string | null; numbers: { value: string; label: string; basis: string | null }[] };
  /** A film of the dealer's own, or a page elsewhere that shows it. */
  video: {
    heading: string;
    text: string | null;
    image: string | null;
    film: string | null;
    captions: string | null;
    watch: string | null;
  };
  timeline: { heading: string; entries: { when: string; heading: string; text: string | null }[] };
  positions: { heading: string; none: string; positions: Position[] };
  /** Vehicles of one of the site's lists, such as `/search/kia/sportage`. */
  stock: { heading: string; list: string; count: number };
  /** What the dealer's switches make true of personal information (privacy page). */
  disclosures: object;
  colours: { heading: string; colours: { name: string; colour: string; image: string | null }[] };
  variants: { heading: string; note: string | null; variants: ShownVariant[] };
  accessories: { heading: string; items: { name: string; price: number | null; image: string | null }[] };
}

export type BlockKind = keyof Blocks;
export type BlockOf<K extends BlockKind> = { kind: K } & Blocks[K];
export type ContentBlock = { [K in BlockKind]: BlockOf<K> }[BlockKind];
