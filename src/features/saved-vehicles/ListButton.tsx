import { useStore } from '@nanostores/react';
import type { CardButton } from '#src/view/card/card-buttons.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { $compared } from './compare.store.ts';
import { $favourites } from './favourites.store.ts';
import { buttonVariants } from './list-button-variants.ts';
import { hasEntry, type SavedEntry } from './saved-entry.ts';

const lists = { save: $favourites, compare: $compared };

/** The lists need browser storage: import on the first click. */
const handleClick =
  (kind: CardButton, { id, url, title }: SavedEntry) =>
  () =>
    void import('./press-list-button.ts').then(({ listActions }) => listActions[kind]({ id, url, title }));

interface Props {
  kind: CardButton;
  vehicle: SavedEntry;
  name: string;
}

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
      onClick={handleClick(kind, vehicle)}
    >
      <Icon name={icon} />
      {kind === 'compare' && <span>{verb}</span>}
    </button>
  );
}

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
      onClick={handleClick(kind, vehicle)}
    >
      <Icon name="x" />
    </button>
  );
}
