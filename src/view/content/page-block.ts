import type { BlockOf, ContentBlock, Position } from '#src/domain/content/blocks.ts';
import type { PageForm } from '#src/domain/content/page-form.ts';
import type { CardData } from '../card/card.ts';
import type { Disclosure } from '../privacy/disclosures.ts';

export type PageBlock =
  | Exclude<ContentBlock, { kind: 'text' | 'form' | 'stock' | 'positions' | 'disclosures' }>
  | { kind: 'form'; form: PageForm }
  | (Omit<BlockOf<'positions'>, 'positions'> & { positions: (Position & { applyAt: string | null })[] })
  | { kind: 'stock'; heading: string; list: string; cards: CardData[] }
  | { kind: 'disclosures'; sections: Disclosure[] };
