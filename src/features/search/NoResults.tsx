import type { EmptySearch } from '#src/view/search/empty-search.ts';
import { LinkOrButton, type Leads } from './Press.tsx';

interface Props {
  title: string;
  reason: string;
  offers?: { label: string; note: string; to: Leads }[];
  ways: (Omit<EmptySearch['ways'][number], 'note'> & { note?: string })[];
  beside?: { similar: EmptySearch['similar']; all: { label: string; to: Leads } };
}

/** Filters to drop, other searches, and contacts (SRCH-09). */
export function NoResults({ title, reason, offers = [], ways, beside }: Props) {
  return (
    <div className="empty panel">
      <div>
        <h2 className="title title--small">{title}</h2>
        <p className="muted">{reason}</p>
        {offers.length > 0 && (
          <ul className="empty__offers" aria-label="Search without one of the filters">
            {offers.map(({ label, note, to }) => (
              <li key={label}>
                <LinkOrButton className="button button--line" to={to}>
                  {label}
                  <small>{note}</small>
                </LinkOrButton>
              </li>
            ))}
          </ul>
        )}
        {ways.length > 0 && (
          <ul className="empty__offers" aria-label="Other searches">
            {ways.map(({ label, url, note }) => (
              <li key={url}>
                <a className="button button--line" href={url}>
                  {label}
                  {note && <small>{note}</small>}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {beside && (
        <div className="empty__ways">
          <p>
            <b>Like this and want something similar?</b>
          </p>
          <p className="buttons">
            <a className="button button--primary" href={beside.similar.url}>
              {beside.similar.label}
            </a>
            <LinkOrButton className="button button--line" to={beside.all.to}>
              {beside.all.label}
            </LinkOrButton>
          </p>
        </div>
      )}
    </div>
  );
}
