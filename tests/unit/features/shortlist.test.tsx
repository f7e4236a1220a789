import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { compareFacts, type ComparedVehicle } from '#src/domain/card/compare-facts.ts';
import { siteOf } from '#src/site/site.ts';
import { CompareTable } from '#src/features/shortlist/CompareTable.tsx';
import { CompareList } from '#src/features/shortlist/CompareList.tsx';
import { RemovedVehicles } from '#src/features/shortlist/RemovedVehicles.tsx';
import { ComingList } from '#src/features/shortlist/Notes.tsx';
import { shortlistPaths } from '#src/domain/site-paths.ts';
import { comparePage, favouritesPage } from '#src/view/lists/list-pages.ts';
import { cardData } from '#src/view/card/card-data.ts';
import { buttonNames } from '#src/view/card/card-buttons.ts';
import { VehicleCard } from '#src/features/vehicle-card/VehicleCard.tsx';
import { VehicleCards } from '#src/features/vehicle-card/VehicleCards.tsx';
import { aContext, aTenant, aVehicle, now, publicSettings, someStock } from '../../fixtures/vehicles.ts';

const text = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test.each([
  [2, 2],
  [40, 6],
])('shows a list of %i vehicles as %i placeholders while it loads (FAV-01, CMP-01)', (count, blanks) => {
  const markup = renderToStaticMarkup(<ComingList text="Loading your list" count={count} />);
  expect(markup.match(/<li>/g)).toHaveLength(blanks);
});

describe('heart and compare buttons of a card', () => {
  const buttons = (settings: Record<string, unknown>, changes = {}) => {
    const shown = publicSettings(settings);
    return renderToStaticMarkup(
      <VehicleCards cards={[cardData(aVehicle({ id: 'one', ...changes }), shown, now, 'list')]} settings={shown} />,
    );
  };

  test('live list cards have the buttons; static ones name their vehicle for the script that adds them (CARD-07, CMP-01)', () => {
    expect(buttons({})).toContain('data-vehicle="one"');
    expect([...buttons({}).matchAll(/ data-(save|compare)="one"/g)].map(([, kind]) => kind)).toEqual([
      'save',
      'compare',
    ]);
    const shown = publicSettings({});
    const fixed = renderToStaticMarkup(
      <VehicleCard card={cardData(aVehicle({ id: 'one' }), shown, now, 'list')} settings={shown} />,
    );
    expect(fixed).toContain('data-vehicle="one"');
    expect(fixed).not.toContain('<button');
    expect(buttonNames(publicSettings())).toBe('save compare');
  });

  test.each<[string, Record<string, unknown>, string | undefined]>([
    ['hides it on cards', { cards: { compare: false } }, 'save'],
    ['compares nothing', { account: { compare: false } }, 'save'],
    ['has neither list', { account: { compare: false, favourites: false } }, undefined],
  ])('shows no compare button on any card of a dealer who %s (CARD-07)', (_name, settings, names) => {
    expect(buttonNames(publicSettings(settings))).toBe(names);
    expect(buttons(settings).includes('data-vehicle')).toBe(names !== undefined);
    expect(
      ['save', 'compare'].filter((kind) => buttons(settings).includes(` data-${kind}=`)).join(' ') || undefined,
    ).toBe(names);
  });

  test.each<[string, Record<string, unknown>, object]>([
    ['what is no vehicle', {}, { itemType: 'accessory' }],
    ['new stock, by settings', { cards: { lists: { hideForNonUsed: true } } }, { carType: 'new' }],
    ['what has no price, by settings', { cards: { lists: { hideWithoutPrice: true } } }, { price: null }],
    ['what has no photo, by settings', { cards: { lists: { hideWithoutImages: true } } }, { images: [] }],
  ])('neither button is offered on %s (CARD-07)', (_name, settings, changes) => {
    expect(buttons(settings, changes)).not.toMatch(/data-vehicle|<button/);
  });
});

describe('the comparison table', () => {
  const settings = publicSettings();
  const vehicles: ComparedVehicle[] = [
    aVehicle({ price: 20_000, seats: 5 }),
    aVehicle({ price: 18_000, seats: 5, model: 'RAV4' }),
    aVehicle({ price: 9000, status: 'sold', soldAt: now, model: 'Yaris' }),
  ];
  const table = (hideSame = false) =>
    renderToStaticMarkup(
      <CompareTable
        cards={vehicles.map((vehicle) => cardData(vehicle, settings, now, 'list'))}
        groups={compareFacts(vehicles, settings)}
        settings={settings}
        hideSame={hideSame}
      />,
    );

  test('has a column per vehicle, a row per fact, and a header for every cell (CMP-01)', () => {
    const markup = table();
    expect(markup.match(/<th scope="col"/g)).toHaveLength(3);
    const rows = markup.match(/<tr class="compare__line[^"]*">.*?<\/tr>/g) ?? [];
    expect(rows.length).toBeGreaterThan(8);
    for (const row of rows) expect([row.match(/<th scope="row"/g)?.length, row.match(/<td/g)?.length]).toEqual([1, 3]);
    expect(text(markup)).toContain('2021 Toyota Corolla, 2021 Toyota RAV4, 2021 Toyota Yaris');
  });

  test('labels differing rows in text, and the better figure as Best (CMP-01)', () => {
    expect(text(table())).toContain('Price shown (differs) $20,000 $18,000 Best $9,000');
    expect(text(table())).toMatch(/Seats 5 5 5/);
  });

  test('hides rows that are the same on request (CMP-01)', () => {
    expect(text(table(true))).not.toContain('Seats');
    expect(text(table(true))).toContain('Price shown');
  });

  test('marks a sold vehicle and does not offer it (CMP-01)', () => {
    const [, , sold = ''] = table().split('<th scope="col"').slice(1);
    const head = sold.slice(0, sold.indexOf('</th>'));
    expect(text(head)).toContain('JUST SOLD');
    expect(text(head)).toContain('Find Me Something Similar');
    expect(text(head)).not.toContain('Enquire');
    expect(text(head)).not.toContain('Reserve');
  });

  test('does not show the empty message before the browser has read the list (CMP-01)', () => {
    const empty = { title: 'Nothing to compare yet', text: '', label: 'Choose', url: '/cars/' };
    expect(
      renderToStaticMarkup(<CompareList settings={settings} now={now} empty={empty} lookUp={async () => []} />),
    ).not.toContain('Nothing to compare yet');
  });

  test('keeps the name and URL of an unlisted vehicle, which can be removed (FAV-01, CMP-01)', () => {
    const markup = renderToStaticMarkup(
      <RemovedVehicles entries={[{ id: 'x', url: '/cars/old-one', title: '2016 Toyota Yaris' }]} list="compare" />,
    );
    expect(text(markup)).toContain('Sold or removed since you added it.');
    expect(markup).toContain('href="/cars/old-one"');
    expect(markup).toMatch(/<button[^>]* aria-label="Remove 2016 Toyota Yaris"/);
    expect(renderToStaticMarkup(<RemovedVehicles entries={[]} list="save" />)).toBe('');
  });
});

describe('the list pages', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['has both', {}, ['/favourites', '/compare']],
    ['hides favourites', { cards: { favourites: false } }, ['/compare']],
    ['compares nothing', { account: { compare: false } }, ['/favourites']],
    ['has neither', { account: { compare: false, favourites: false } }, []],
    ['keeps a watchlist', { account: { garage: true } }, ['/favourites', '/compare', '/watchlist']],
  ])('match the settings of a dealer who %s (ROUTE-22, FAV-01, CMP-01)', (_name, settings, paths) => {
    expect(shortlistPaths(publicSettings(settings))).toEqual(paths);
  });

  test("use the dealer's and the country's terms (FAV-01, CMP-01)", () => {
    const tenant = aTenant({
      settings: {
        stockRules: { itemTypes: ['motorcycle'] },
        regional: { locale: 'en-US', timeZone: 'America/Chicago', distanceUnit: 'mi' },
      },
    });
    const site = siteOf(tenant, someStock([]), aContext(tenant));
    expect(favouritesPage(site).heading).toBe('Your favorite motorcycles');
    expect(comparePage(site)).toMatchObject({ kind: 'compare', title: 'Compare motorcycles' });
  });
});
