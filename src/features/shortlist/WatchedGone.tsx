import { formatDate, localDate } from '#src/lib/dates.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { SavedEntry } from '../saved-vehicles/saved-entry.ts';
import { UnwatchButton } from './UnwatchButton.tsx';
import type { WatchlistPageData } from '#src/view/lists/lists.page-data.ts';

interface Props {
  ids: readonly string[];
  /** Instants of saving, ISO, by id. */
  savedAt: Readonly<Record<string, string>>;
  /** What this browser knows by name: the watchlist itself keeps numbers alone. */
  known: readonly SavedEntry[];
  copy: WatchlistPageData['gone'];
  settings: Pick<PublicSettings, 'regional'>;
}

/** The page of a vehicle that is gone may be gone too: the stock is searched for the same make and model. */
const similarUrl = (stock: string, entry: SavedEntry | undefined): string =>
  entry ? `${stock}?query=${encodeURIComponent(entry.title.replace(/^\d{4} /, ''))}` : stock;

/**
 * Watched vehicles that the dealer no longer has: what each was, when it was saved, where to look
 * next, and a way off the list.
 */
export function WatchedGone({ ids, savedAt, known, copy, settings: { regional } }: Props) {
  if (ids.length === 0) return null;
  const saved = (id: string) =>
    savedAt[id] ? `Saved ${formatDate(localDate(Date.parse(savedAt[id]), regional.timeZone), regional.locale)}.` : '';
  return (
    <section className="gone-list" aria-labelledby="gone-list-title">
      <h2 className="gone-list__title" id="gone-list-title">
        No longer in stock
      </h2>
      <p>Sold, or removed since you saved {ids.length === 1 ? 'it' : 'them'}.</p>
      <ul>
        {ids.map((id) => {
          const entry = known.find((one) => one.id === id);
          const title = entry?.title ?? copy.unnamed;
          // Several without a name are told apart by their day.
          const about = entry ? title : [title, saved(id)].filter(Boolean).join('. ');
          return (
            <li key={id}>
              <span className="gone-list__vehicle">
                <b>{title}</b>
                <span className="gone-list__note">No longer in stock. {saved(id)}</span>
              </span>
              <a
                className="button button--line"
                href={similarUrl(copy.url, entry)}
                aria-label={`Find similar: ${about}`}
              >
                Find similar
              </a>
              <UnwatchButton
                id={id}
                title={title}
                label={`Remove from your watchlist: ${about}`}
                className="button button--line"
              >
                Remove
              </UnwatchButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
