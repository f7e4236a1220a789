import { useStore } from '@nanostores/react';
import type { CardButton } from '#src/view/card/card-buttons.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { $compared } from './compare.store.ts';
import { $favourites } from './favourites.store.ts';
import { buttonVariants } from './list-button-variants.ts';
import { hasEntry, type SavedEntry } from './saved-entry.ts';

const lists = { save: $favourites, compare: $compared };

/** The storage behind the lists belongs to the browser, so it is opened there, at the first press. */
const pressed =
  (kind: CardButton, { id, url, title }: SavedEntry) =>
  () =>
    void import('./press-list-button.ts').then(({ press }) => press[kind]({ id, url, title }));

interface Props {
  kind: CardButton;
  vehicle: SavedEntry;
  /** What the button is named by, where several vehicles share a title. */
  name: string;
}

/** Heart or compare tick of a card that React draws, in step with its list. */
export function ListButton({ kind, vehicle, name }: Props) {
  const { verb, icon } = buttonVariants[kind];
  const isOn = hasEntry(useStore(lists[kind], { ssr: 'initial' }), vehicle.id);
  return (
    <button
      className={`card__${kind}`}
      type="button"
      aria-label={`${verb} ${name}`}
      aria-pressed={isOn}
      {...{ [`data-${kind}`]: vehicle.id }}
      onClick={pressed(kind, vehicle)}
    >
      <Icon name={icon} />
      {kind === 'compare' && <span>{verb}</span>}
    </button>
  );
}

/** A way off a list, for what stands in it. */
export function RemoveButton({
  kind,
  vehicle,
  label,
  className = '',
}: {
  kind: CardButton;
  vehicle: SavedEntry;
  label: string;
  className?: string;
}) {
  return (
    <button
      className={`${className} icon-button`.trim()}
      type="button"
      aria-label={label}
      onClick={pressed(kind, vehicle)}
    >
      <Icon name="x" />
    </button>
  );
}
