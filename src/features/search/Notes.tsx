import { onlyText, type NoteLine } from '#src/view/search/note-lines.ts';
import { LinkOrButton, type Leads } from './Press.tsx';

interface Props {
  notes: (NoteLine & { onlyTo: Leads | null })[];
  /** Set if a script changes the notes. */
  role?: 'status';
}

export function Notes({ notes, role }: Props) {
  if (notes.length === 0) return null;
  return (
    <div className="search-notes muted" role={role}>
      {notes.map(({ key, text, only, onlyTo, way }) => (
        <p key={key}>
          {text}
          {way && (
            <>
              {' '}
              <a href={way.url}>{way.label}</a>
            </>
          )}
          {only !== null && onlyTo !== null && (
            <>
              {' '}
              <LinkOrButton className="search-problem__retry" to={onlyTo}>
                {onlyText(only)}
              </LinkOrButton>
            </>
          )}
        </p>
      ))}
    </div>
  );
}
