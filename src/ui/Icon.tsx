import type { IconName } from './icon-names.ts';
import { iconHref } from './icon-sprite.ts';

/**
 * Decorative icon, sized by the text. A page has about seventy, so they have no class: base.css selects hidden `svg`
 * elements without one.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
