import { useRefinementList } from 'react-instantsearch';

/** A chosen make's models under its button, the most stocked first (SRCH-05). */
export function ModelList({ make, limit }: { make: string; limit: number }) {
  const { items, refine } = useRefinementList({ attribute: 'make_model', limit: 1000, operator: 'or', sortBy: ['isRefined:desc', 'count:desc', 'name:asc'] });
  const own = items.filter(({ value }) => value.startsWith(`${make} `)).slice(0, limit);
  if (own.length === 0) return null;
  return (
    <ul className="options options--models">
      {own.map(({ value, count, isRefined }) => (
        <li key={value}>
          <label className="option"><input type="checkbox" checked={isRefined} onChange={() => { refine(value); }} /><span>{value.slice(make.length + 1)}</span><small>{count.toLocaleString('en')}</small></label>
        </li>
      ))}
    </ul>
  );
}
