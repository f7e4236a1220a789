/** The lender's current disclaimer (FIN-05, API-07): the page may be older than the offer. */
import { callEndpoint } from '#src/contracts/call.ts';
import { carDetail } from '#src/contracts/car.ts';
import { readPageVehicle } from './page-vehicle.ts';

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The displayed text may contain more than the server's disclaimer. */
export const hasEverySentence = (shown: string, disclaimer: string): boolean =>
  disclaimer.split(/(?<=\.)\s+/).every((sentence) => plain(shown).includes(plain(sentence)));

export async function refreshDisclaimer(): Promise<void> {
  const { finance } = await callEndpoint(carDetail, {}, { params: { id: readPageVehicle().id } });
  for (const host of document.querySelectorAll<HTMLElement>('[data-finance-disclaimer]')) {
    const text =
      finance?.disclaimer ?? 'The lender has no finance offer for this vehicle at the moment. Ask us for a quote.';
    if (!hasEverySentence(host.textContent, text)) host.textContent = text;
  }
  for (const validity of document.querySelectorAll<HTMLElement>('[data-offer-zone]'))
    validity.hidden = finance === null;
}
