import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useInstantSearch } from 'react-instantsearch';
import { Icon } from '#src/ui/Icon.tsx';
import { $searches } from '../../saved-vehicles/search-history.store.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { lastSearchText } from './last-search-text.ts';
import { forgetSearches, currentSearchPath } from './remember-search.ts';
import { searchInput } from './SearchField.tsx';
import { readAddress, toUiState } from '#src/view/search/search-route.ts';

function useEmptyField(field: HTMLInputElement | null): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => field !== null && field === document.activeElement && field.value === '');
  useEffect(() => {
    const form = field?.form;
    if (!field || !form) return undefined;
    const look = () => {
      setOpen(field.value === '' && form.contains(document.activeElement));
    };
    const left = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setOpen(false);
    };
    const pressed = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      field.focus();
    };
    form.addEventListener('focusin', look);
    form.addEventListener('input', look);
    form.addEventListener('click', look);
    form.addEventListener('focusout', left);
    form.addEventListener('keyup', pressed);
    return () => {
      form.removeEventListener('focusin', look);
      form.removeEventListener('input', look);
      form.removeEventListener('click', look);
      form.removeEventListener('focusout', left);
      form.removeEventListener('keyup', pressed);
    };
  }, [field]);
  return [isOpen, setOpen];
}

/** Below the empty search field (SRCH-18). */
export function LastSearches({ config }: { config: SearchConfig }) {
  const [field] = useState(searchInput);
  const [isOpen, setOpen] = useEmptyField(field);
  const { setUiState } = useInstantSearch();
  const stored = useStore($searches);
  const titleId = useId();
  const here = currentSearchPath();
  const others = stored.filter(({ path }) => path !== here);
  if (!field?.form || !isOpen || others.length === 0) return null;
  const follow = (path: string) => (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    const [pathname = '', search = ''] = path.split('?');
    setUiState(toUiState(readAddress(pathname, search, config), config.settings.search.indexName));
    setOpen(false);
    document.querySelector<HTMLElement>('[data-search-heading]')?.focus({ preventScroll: true });
  };
  const clear = () => {
    forgetSearches();
    field.focus();
  };
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- mousedown would blur the field, which closes the list before the click
    <div
      className="last-searches"
      role="group"
      aria-labelledby={titleId}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      <p className="last-searches__head">
        <b id={titleId}>Your recent searches</b>
        <button type="button" className="clear" onClick={clear}>
          Clear<span className="visually-hidden"> recent searches</span>
        </button>
      </p>
      <ul>
        {others.map((entry) => (
          <li key={entry.path}>
            <a href={entry.path} onClick={follow(entry.path)}>
              <Icon name="search" />
              <span>{lastSearchText(entry, config.settings)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>,
    field.form,
  );
}
