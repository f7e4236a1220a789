export interface PageVehicle {
  id: string;
  title: string;
  word: string;
  /** The dealer's, IANA. */
  timeZone: string;
  /** Null without a number. */
  phone: string | null;
  similar: { url: string; label: string };
}

/** Throws if the page isn't about a vehicle. */
export function readPageVehicle(): PageVehicle {
  const said = document.querySelector<HTMLElement>('[data-page-vehicle]')?.dataset;
  if (said === undefined) throw new Error('This page has no vehicle data.');
  return {
    id: said['pageVehicle'] ?? '',
    title: document.querySelector('[data-seen]')?.textContent.trim() ?? '',
    word: said['word'] ?? '',
    timeZone: said['timeZone'] ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    phone: said['callUs'] ?? null,
    similar: { url: said['similar'] ?? '/cars/', label: said['similarLabel'] ?? '' },
  };
}
