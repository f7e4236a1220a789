import { useState, type ReactNode } from 'react';
import { toggleWatched } from '#src/journeys/account/ui/watchlist.ts';

interface Props {
  id: string;
  title: string;
  label: string;
  className: string;
  children: ReactNode;
}

export function UnwatchButton({ id, title, label, className, children }: Props) {
  const [isBusy, setBusy] = useState(false);
  const remove = () => {
    setBusy(true);
    void toggleWatched({ id, title }).finally(() => setBusy(false));
  };
  return (
    <button className={className} type="button" aria-label={label} aria-busy={isBusy || undefined} onClick={remove}>
      {children}
    </button>
  );
}
