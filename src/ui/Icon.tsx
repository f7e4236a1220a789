import type { IconName } from './icon-names.ts';
import { iconHref } from './icon-sprite.ts';

/** A decorative icon; the words beside it say what it means. Its size follows the text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
