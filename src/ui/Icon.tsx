import type { IconName } from './icon-names.ts';
import { iconHref } from './icon-sprite.ts';

/**
 * A decorative icon; the words beside it say what it means. Its size follows the text. A page has seventy: style sheets
 * know one by being an `svg` that is hidden and has no class (base.css).
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
