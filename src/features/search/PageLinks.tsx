import type { MouseEventHandler } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import type { PageItem } from '#src/view/search/page-items.ts';

interface Props {
  label: string;
  items: readonly (PageItem | null)[];
  previous?: string | null;
  next?: string | null;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** Null is a gap. `previous` and `next` have visible labels only without page numbers. */
export function PageLinks({ label, items, previous = null, next = null, onClick }: Props) {
  if (items.length === 0 && previous === null && next === null) return null;
  const labelClass = items.length === 0 ? undefined : 'visually-hidden';
  return (
    <nav className="pages" aria-label={label}>
      <ul>
        {previous !== null && (
          <li>
            <a href={previous} rel="prev" onClick={onClick}>
              <Icon name="chevron-left" />
              <span className={labelClass}>Previous page</span>
            </a>
          </li>
        )}
        {items.map((item, index) =>
          item === null ? (
            <li key={`gap ${index}`} className="pages__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item.label}>
              <a href={item.url} aria-current={item.current ? 'page' : undefined} onClick={onClick}>
                <span className="visually-hidden">Page </span>
                {item.label}
              </a>
            </li>
          ),
        )}
        {next !== null && (
          <li>
            <a href={next} rel="next" onClick={onClick}>
              <span className={labelClass}>Next page</span>
              <Icon name="chevron-right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
