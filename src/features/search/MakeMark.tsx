import { slugify } from '#src/lib/slug.ts';
import { makeLogos } from './make-logos.ts';
import { monogram } from './monogram.ts';
import marks from './makes.svg?url&no-inline';

interface Props {
  make: string;
  kind?: 'logo' | 'monogram' | 'none';
}

/** The logo if free to use, else initials. Decorative: the name is beside it. */
export function MakeMark({ make, kind = 'logo' }: Props) {
  if (kind === 'none') return null;
  const slug = slugify(make);
  const isLogo = kind === 'logo' && (makeLogos as readonly string[]).includes(slug);
  return (
    <span className={isLogo ? 'make-mark' : 'make-mark make-mark--letters'} aria-hidden="true">
      {isLogo ? (
        <svg className="make-mark__logo">
          <use href={`${marks}#${slug}`} />
        </svg>
      ) : (
        monogram(make)
      )}
    </span>
  );
}
