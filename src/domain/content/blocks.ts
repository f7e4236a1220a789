/**
 * Blocks beside a page's main text (PAGE-01). Text is plain unless marked as (sanitised) HTML. `alt` is empty for
 * decorative images.
 */
interface BlockImage {
  image: string;
  alt: string;
}
export interface BlockLink {
  label: string;
  url: string;
}

/** A vacancy (FORM-05). ISO dates in the site's time zone; visible through its closing day. */
export interface Position {
  title: string;
  place: string;
  hours: string;
  posted: string;
  closes: string | null;
  /** HTML. */
  text: string;
}

interface VariantSummary {
  name: string;
  /** "From $57,990 drive away"; null shows no price. */
  from: string | null;
  engine: string | null;
  text: string | null;
}

interface Blocks {
  text: object;
  hero: BlockImage & { heading: string; text: string | null; action: BlockLink | null };
  /** `text` is HTML. */
  split: BlockImage & { heading: string; text: string; side: 'left' | 'right'; action: BlockLink | null };
  questions: { heading: string; items: { question: string; answer: string }[] };
  gallery: { heading: string; pictures: (BlockImage & { caption: string | null })[] };
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
  /** `basis` is a figure's source or meaning. */
  numbers: { heading: string | null; numbers: { value: string; label: string; basis: string | null }[] };
  /** `film` is self-hosted, `watch` a page that shows it. */
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
  /** Such as `/search/kia/sportage`. */
  stock: { heading: string; list: string; count: number };
  /** From the settings. */
  disclosures: object;
  colours: { heading: string; colours: { name: string; colour: string; image: string | null }[] };
  variants: { heading: string; note: string | null; variants: VariantSummary[] };
  accessories: { heading: string; items: { name: string; price: number | null; image: string | null }[] };
}

export type BlockKind = keyof Blocks;
export type BlockOf<K extends BlockKind> = { kind: K } & Blocks[K];
export type ContentBlock = { [K in BlockKind]: BlockOf<K> }[BlockKind];
