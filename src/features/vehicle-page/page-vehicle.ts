export interface PageVehicle {
  id: string;
  title: string;
  word: string;
  /** The dealer's, IANA. */
  timeZone: string;
  /** Link target; null without a number. */
  phone: string | null;
  similar: { url: string; label: string };
}

/** Data of the page's vehicle. Throws if the page is not a vehicle's. */
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
