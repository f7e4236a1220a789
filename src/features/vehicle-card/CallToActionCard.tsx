import { Icon } from '#src/ui/Icon.tsx';
import type { CallToAction } from '#src/view/card/pick-tile.ts';

interface Props {
  tile: Omit<CallToAction, 'position'>;
  /** On for the one that closes the list: a template may let it fill the row. */
  last?: boolean;
}

/** A promotion among the vehicles (SRCH-11), or what to do when none of them was right. */
export function CallToActionCard({ tile, last = false }: Props) {
  return (
    <li className={last ? 'call-to-action-card call-to-action-card--last' : 'call-to-action-card'}>
      <p className="call-to-action-card__title">{tile.title}</p>
      <p className="call-to-action-card__text">{tile.text}</p>
      <a className="call-to-action-card__link" href={tile.url}>
        {tile.label}
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}
