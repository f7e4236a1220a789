import { RemoveButton } from '../saved-vehicles/ListButton.tsx';
import type { SavedEntry } from '../saved-vehicles/saved-entry.ts';

interface Props {
  entries: readonly SavedEntry[];
  list: 'save' | 'compare';
}

export function RemovedVehicles({ entries, list }: Props) {
  if (entries.length === 0) return null;
  return (
    <section className="gone-list" aria-label="No longer listed">
      <h2 className="gone-list__title">No longer listed</h2>
      <p>Sold or removed since you added {entries.length === 1 ? 'it' : 'them'}.</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={entry.url}>{entry.title}</a> <span className="gone-list__note">See similar vehicles</span>
            <RemoveButton kind={list} vehicle={entry} label={`Remove ${entry.title}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
