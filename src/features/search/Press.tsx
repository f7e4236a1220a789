import type { ReactNode } from 'react';

/** Where a press leads: an address on a page that needs no script, else what the live search does. */
export type Leads = string | (() => void);

export function Press({ to, className, children }: { to: Leads; className: string; children: ReactNode }) {
  return typeof to === 'string' ? (
    <a className={className} href={to}>
      {children}
    </a>
  ) : (
    <button className={className} type="button" onClick={to}>
      {children}
    </button>
  );
}
