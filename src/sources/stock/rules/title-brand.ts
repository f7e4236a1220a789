import type { FeedValues } from '../mapping/fields.ts';
import type { Note } from '../notes.ts';

/** In the United States, "title" may be the document that proves ownership. Its brand is no part of the name. */
const titleBrand =
  /^\W*(?:(?:clean|clear|salvaged?|rebuilt|rebuildable|reconstructed|repaired|restored|lemon(?: law)?|flood(?:ed)?|hail|fire|water|junk(?:ed)?|scrap|branded|bonded|theft|recovered|recovery|stolen|non-?repairable|irreparable|parts only|total(?:ed)? loss|buy-?back|damaged?|prior|former|title|manufacturer|certificate of destruction|odometer|not actual|lien|none?|yes|no|n\/?a)(?:\W+|$))+$/i;

export function withoutTitleBrand(values: FeedValues, note: Note): FeedValues {
  if (values.listingTitle === null || !titleBrand.test(values.listingTitle)) return values;
  note('listingTitle', 'a title brand, not a name. State law may require you to disclose it: add it to the comments');
  return { ...values, listingTitle: null };
}
