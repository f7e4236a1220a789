import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { siteOf } from '#src/site/site.ts';
import { watchlistPage } from '#src/view/lists/list-pages.ts';
import { RemovedWatchedVehicles } from '#src/features/shortlist/RemovedWatchedVehicles.tsx';
import { aContext, aTenant, publicSettings, someStock } from '../../fixtures/vehicles.ts';

const tenant = aTenant({ settings: { stockRules: { itemTypes: ['motorcycle'] } } });
const { gone: words } = watchlistPage(siteOf(tenant, someStock([]), aContext(tenant)));
const known = [{ id: 'one', url: '/cars/2019-bmw-r-1250-gs', title: '2019 BMW R 1250 GS' }];
const rows = (ids: string[], savedAt: Record<string, string> = {}, regional: object = {}) =>
  renderToStaticMarkup(
    <RemovedWatchedVehicles
      ids={ids}
      savedAt={savedAt}
      known={known}
      copy={words}
      settings={publicSettings({ regional })}
    />,
  );

describe('watched vehicles that are no longer in stock', () => {
  test('shows nothing when all are still in stock (WATCH-02)', () => expect(rows([])).toBe(''));

  test('names a vehicle that this browser knows and links to stock of its make and model (WATCH-02)', () => {
    const markup = rows(['one']);
    expect(markup).toContain('<b>2019 BMW R 1250 GS</b>');
    expect(markup).toContain('href="/cars/?query=BMW%20R%201250%20GS"');
    expect(markup).toContain('aria-label="Remove from your watchlist: 2019 BMW R 1250 GS"');
  });

  test('links to all stock for an unknown vehicle, without showing its id (WATCH-02)', () => {
    const markup = rows(['gone-7']);
    expect(markup).toContain('<b>A motorcycle you saved</b>');
    expect(markup).not.toContain('gone-7');
    expect(markup).toContain(`href="${words.url}"`);
  });

  test.each([
    ['Sydney, the day after the instant in UTC', {}, 'Saved 13/11/2026.'],
    [
      'Chicago, in the order of the country',
      { locale: 'en-US', timeZone: 'America/Chicago', distanceUnit: 'mi' },
      'Saved 11/12/2026.',
    ],
  ])("shows the saved date in the dealer's time zone: %s (WATCH-02)", (_place, regional, text) => {
    expect(rows(['one'], { one: '2026-11-12T21:00:00Z' }, regional)).toContain(text);
  });

  test('omits an unknown date (WATCH-02)', () => expect(rows(['one'])).not.toContain('Saved'));
});
