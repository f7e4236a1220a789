import { useStore } from '@nanostores/react';
import type { SavedEntry } from '../saved-vehicles/saved-entry.ts';
import type { FavouritesPageData } from '#src/view/lists/lists.page-data.ts';
import { $keeping, keepingNote } from '../saved-vehicles/keeping.store.ts';

const useKeepingNote = (): string | null => keepingNote(useStore($keeping, { ssr: 'initial' }));

/** No instructions for a list that the browser can't store. */
export function EmptyList({ empty }: { empty: FavouritesPageData['empty'] }) {
  const note = useKeepingNote();
  return (
    <div className="empty-list">
      <h2 className="empty-list__title">{empty.title}</h2>
      <p>{note ?? empty.text}</p>
      <a className="button button--primary" href={empty.url}>
        {empty.label}
      </a>
    </div>
  );
}

export function UnkeptNote() {
  const note = useKeepingNote();
  return note && <p className="list-note">{note}</p>;
}

export function ComingList({ text, count }: { text: string; count: number }) {
  return (
    <>
      <p className="list-loading" role="status">
        {text}
      </p>
      <ul className="list-blanks" aria-hidden="true">
        {Array.from({ length: Math.min(count, 6) }, (_, index) => (
          <li key={index} />
        ))}
      </ul>
    </>
  );
}

export function Unreachable({ entries, retry }: { entries: readonly SavedEntry[]; retry: () => void }) {
  return (
    <div className="empty-list" role="alert">
      <h2 className="empty-list__title">Prices and photos didn’t load</h2>
      <p>Check your connection. The names below still link to their pages.</p>
      <ul className="empty-list__names">
        {entries.map(({ id, url, title }) => (
          <li key={id}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      <button className="button button--line" type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
