import type { IconName } from './icon-names.ts';
import { iconHref } from './icon-sprite.ts';

/** About seventy per page, so without a class: reset.css selects hidden `svg` elements without one. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
