import type { ReactNode } from 'react';

/** A URL without scripts, a callback in the live search. */
export type Leads = string | (() => void);

export function LinkOrButton({ to, className, children }: { to: Leads; className: string; children: ReactNode }) {
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
