/** Recalculates the lender's expiry, since an old page may show past dates (FIN-04). */
import { localDate } from '#src/lib/dates.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { offerValidity } from '#src/domain/finance/offer-validity.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';

function decide(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-offer-zone]')) {
    const text = offerValidity(
      localDate(Date.now(), host.dataset['offerZone'] ?? 'UTC'),
      document.documentElement.lang as Locale,
    );
    if (host.textContent !== text) host.textContent = text;
  }
}

whenIdle(decide);
document.addEventListener('visibilitychange', decide);
