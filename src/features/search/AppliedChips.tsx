import { Icon } from '#src/ui/Icon.tsx';
import { LinkOrButton, type Leads } from './Press.tsx';
import type { SearchClasses } from './search-classes.ts';

interface Props {
  chips: { text: string; without: Leads }[];
  clear: Leads;
  classes: Pick<SearchClasses, 'applied' | 'chip'>;
}

export function AppliedChips({ chips, clear, classes }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className={classes.applied} aria-label="Applied filters">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <LinkOrButton className={classes.chip} to={without}>
            {text}
            <Icon name="x" />
            <span className="visually-hidden">, remove</span>
          </LinkOrButton>
        </li>
      ))}
      <li>
        <LinkOrButton className="clear" to={clear}>
          Clear all
        </LinkOrButton>
      </li>
    </ul>
  );
}
