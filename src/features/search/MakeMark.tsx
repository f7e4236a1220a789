import { slugify } from '#src/lib/slug.ts';
import { makeLogos } from './make-logos.ts';
import { monogram } from './monogram.ts';
import marks from './makes.svg?url&no-inline';

interface Props {
  make: string;
  /** `branding.makeLogos` of the dealer. */
  look?: 'logo' | 'monogram' | 'none';
}

/** A make's mark in an island; MakeMark.astro is its twin on static pages. */
export function MakeMark({ make, look = 'logo' }: Props) {
  if (look === 'none') return null;
  const slug = slugify(make);
  const isLogo = look === 'logo' && (makeLogos as readonly string[]).includes(slug);
  return (
    <span className={isLogo ? 'make-mark' : 'make-mark make-mark--letters'} aria-hidden="true">
      {isLogo ? <svg className="make-mark__logo"><use href={`${marks}#${slug}`} /></svg> : monogram(make)}
    </span>
  );
}
