import { formatDate, localDate } from '#src/lib/dates.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { SavedEntry } from '../saved-vehicles/saved-entry.ts';
import { UnwatchButton } from './UnwatchButton.tsx';
import type { WatchlistPageData } from '#src/view/lists/lists.page-data.ts';

interface Props {
  ids: readonly string[];
  /** ISO instants by vehicle id. */
  savedAt: Readonly<Record<string, string>>;
  /** This browser's names; the server's watchlist has only ids. */
  known: readonly SavedEntry[];
  copy: WatchlistPageData['gone'];
  settings: Pick<PublicSettings, 'regional'>;
}

/** The vehicle's page may be removed too. */
const similarUrl = (stock: string, entry: SavedEntry | undefined): string =>
  entry ? `${stock}?query=${encodeURIComponent(entry.title.replace(/^\d{4} /, ''))}` : stock;

export function RemovedWatchedVehicles({ ids, savedAt, known, copy, settings: { regional } }: Props) {
  if (ids.length === 0) return null;
  const saved = (id: string) =>
    savedAt[id] ? `Saved ${formatDate(localDate(Date.parse(savedAt[id]), regional.timeZone), regional.locale)}.` : '';
  return (
    <section className="gone-list" aria-labelledby="gone-list-title">
      <h2 className="gone-list__title" id="gone-list-title">
        No longer in stock
      </h2>
      <p>Sold or removed since you saved {ids.length === 1 ? 'it' : 'them'}.</p>
      <ul>
        {ids.map((id) => {
          const entry = known.find((one) => one.id === id);
          const title = entry?.title ?? copy.unnamed;
          // The date tells unnamed vehicles apart.
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
