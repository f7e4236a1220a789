import { describe, expect, test } from 'vitest';
import { heldItems } from '#src/domain/guard/held-item.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { now } from '../../../fixtures/vehicles.ts';
import { goingLive } from '../../../../scripts/tenants/going-live.ts';
import { plainSettings, tenantsWith } from '../tenants/tenant-folder.ts';
import { load } from './helpers.ts';

const feed = (column: string, cells: readonly string[]) =>
  [
    `StockNo,Make,Model,Year,Price,${column}`,
    ...cells.map((cell, row) => `A${row},Kia,Rio,20${10 + row},14990,${cell}`),
  ].join('\n');

const heldIn = async (column: string, cells: string[], stock = {}) => {
  const { vehicles, columnTexts } = await load(feed(column, cells), stock);
  const held = vehicles.flatMap((vehicle, row) => (vehicle.showOnDealerWebsite ? [] : [cells[row]]));
  return { held, asks: columnTexts.length };
};

const list = (names: string): string[] => names.split(', ');

describe('an unmapped column about availability', () => {
  test.each<[string, string[], string[]]>([
    ['Hidden', ['N', 'Y', ''], ['Y']],
    ['Do Not Advertise', ['0', '1', '0'], ['1']],
    ['Trade Only', ['N', 'Y', 'N'], ['Y']],
    ['Web Export', ['Y', 'N', 'Y'], ['N']],
    ['In Stock', ['Yes', 'No', 'Yes'], ['No']],
    ['Not For Sale', ['Yes', 'No', 'No'], ['Yes']],
    ['Deposit Taken', ['Y', '$500', '0', 'N', ''], ['Y', '$500']],
    ['Category', ['Retail', 'Wholesale', 'Auction'], ['Wholesale', 'Auction']],
    ['Progress', ['Sold', 'Ready', 'Detailing'], ['Sold']],
    ['Stock Status', ['In Stock', 'Sold to B Jones', 'Under Offer', 'Workshop'], ['Sold to B Jones', 'Under Offer']],
    ['Customer', ['J SMITH', '', ''], []],
    ['Retail Stage', ['Ready', 'Detailing', 'Photos'], []],
  ])(
    'asks about %s and holds only the vehicles with %j that it speaks against (FEED-03)',
    async (column, cells, held) => {
      expect(await heldIn(column, cells)).toEqual({ held, asks: 1 });
    },
  );

  test.each([
    ...list(
      'Archived At, Unpublished At, deletedAt, Deleted Date, Withdrawn Date, Date Removed, Removal Date, Delisted',
    ),
    ...list('Offline Since, Hold Until, Reserved Until, Hold Expiry, Sold Timestamp, Sold_Date_Time, Sold On, Settled'),
    ...list('Date of Sale, Sale Date, Contract Date, Settlement Date, Sold By, Reserved By, Allocated To'),
  ])('holds a vehicle with any date or name under %s (FEED-03)', async (column) => {
    expect(await heldIn(column, ['', '12/11/2026', '0000-00-00 00:00:00', '1/01/1900'])).toEqual({
      held: ['12/11/2026'],
      asks: 1,
    });
  });

  test.each([
    ...list('Removed, Cancelled, Void, Dead, Closed, Pulled, Embargo, Quarantine, Test Record, Allocated'),
    ...list('Do Not Sell, Stop Sale, NFS, Internal Use Only, Dealer Only, Export Only'),
    ...list('Written Off, WOVR, Branded Title, Title Brand, Salvage, Lemon'),
    ...list('In Transit, On Order, Ordered, Incoming'),
  ])('holds a vehicle with "Y" under %s (FEED-03)', async (column) => {
    expect(await heldIn(column, ['N', 'Y', 'N', ''])).toEqual({ held: ['Y'], asks: 1 });
  });

  test.each(list('On Hand, Include, Syndicate, Upload, Send, Feed, Approved, Landed, Arrived, Clean Title'))(
    'holds a vehicle with "N" under %s (FEED-03)',
    async (column) => {
      expect(await heldIn(column, ['Y', 'N', 'Y', ''])).toEqual({ held: ['N'], asks: 1 });
    },
  );

  test.each<[string, string[], string[]]>([
    ['WOVR', ['Clear', 'Repairable write-off', 'Not recorded'], ['Repairable write-off']],
    ['Title Brand', ['None', 'Rebuilt', 'Clean'], ['Rebuilt']],
    ['Qty', ['1', '0', '2'], ['0']],
    ['Quantity Available', ['1', '0.00', '1'], ['0.00']],
    ['Tags', ['Low kms; Sold', 'Low kms', 'One owner'], ['Low kms; Sold']],
    ['Channels', ['Website; Carsales', 'Carsales', 'Website'], ['Carsales']],
    ['Portals', ['Carsales; Gumtree', 'Carsales', ''], []],
    ['Feeds', ['CS', '', 'CS'], []],
    ['ETA', ['', 'Late March', '1/10/2025'], ['Late March']],
    ...list('ETA, Due Date, Expected Arrival, Availability Date, Available From, Delivery Date').map(
      (column): [string, string[], string[]] => [column, ['1/10/2025', '12/03/2027', ''], ['12/03/2027']],
    ),
  ])('asks about %s and holds only the vehicles of %j with %j (FEED-03)', async (column, cells, held) => {
    expect(await heldIn(column, cells)).toEqual({ held, asks: 1 });
  });

  test.each(['WOVR', 'Salvage', 'Branded Title'])(
    'mentions disclosure in its question about %s (FEED-03)',
    async (column) => {
      const { columnTexts } = await load(feed(column, ['N', 'Y']));
      expect(columnTexts).toEqual([expect.stringContaining('which the law may require you to disclose')]);
    },
  );

  test('doesn’t ask about the arrival of a vehicle whose status is coming soon (FEED-03)', async () => {
    const expected = (status: string) => heldIn('Status,ETA', [`In stock,`, `${status},12/03/2027`]);
    expect(await expected('Coming soon')).toEqual({ held: [], asks: 0 });
    expect(await expected('In stock')).toMatchObject({ held: ['In stock,12/03/2027'], asks: 1 });
  });

  test.each<[string, (isOff: boolean) => object]>([
    ['attributes[name=Hidden].value', (isOff) => ({ attributes: [{ name: 'Hidden', value: String(isOff) }] })],
    ['attributes[name=OnHold].value', (isOff) => ({ attributes: [{ name: 'OnHold', value: isOff ? 'Y' : 'N' }] })],
    [
      'fields[FieldName=Removed].FieldValue',
      (isOff) => ({ fields: [{ FieldName: 'Removed', FieldValue: isOff ? 'Y' : 'N' }] }),
    ],
    ['meta[k=Hidden].v', (isOff) => ({ meta: [{ k: 'Hidden', v: isOff ? 'Y' : 'N' }] })],
    ['tags', (isOff) => ({ tags: isOff ? ['Low kms', 'SOLD'] : ['Low kms'] })],
    ['channels', (isOff) => ({ channels: isOff ? ['carsales'] : ['website', 'carsales'] })],
    ['flags.hidden', (isOff) => ({ flags: { hidden: isOff } })],
  ])('asks about %s in JSON (FEED-03, FEED-07)', async (column, cells) => {
    const rows = [false, true, false].map((isOff, id) => ({
      id,
      make: 'Kia',
      model: 'Rio',
      year: 2020,
      ...cells(isOff),
    }));
    const { vehicles, columnTexts } = await load(rows);
    expect(vehicles.map(({ showOnDealerWebsite }) => showOnDealerWebsite)).toEqual([true, false, true]);
    expect(columnTexts).toEqual([expect.stringContaining(`"${column}"`)]);
  });

  test.each(
    list(
      'Towbar Removed, Seats Removed, Roadworthy Included, Second Hand, Left Hand Drive, Test Drive Available, Stop Start, Australian Delivered, Finance Approved, Recall Closed, Shipping, Delivery',
    ),
  )('ignores yes and no under %s (FEED-03)', async (column) => {
    expect(await heldIn(column, ['Y', 'N', 'Y'])).toEqual({ held: [], asks: 0 });
  });

  test.each(
    list(
      'Date In Stock, Listed Date, Published At, Arrival Date, Build Date, Last Updated, Deleted At Price, Status Date, Sale Price Until',
    ),
  )('ignores past dates under %s (FEED-03)', async (column) => {
    expect(await heldIn(column, ['1/2/2025', '1/3/2025', ''])).toEqual({ held: [], asks: 0 });
  });

  test.each<[string, string[]]>([
    ['Hidden', ['N', 'N', 'N']],
    ['Qty', ['1', '2', '1']],
    ['Channels', ['Carsales', 'Carsales', 'Carsales']],
    ['Display Order', ['1', '2', '3']],
    ['Ad No', ['71', '72', '73']],
    ['Internal No', ['1', '2', '3']],
    ['Listed By', ['Bob', 'Jim', '']],
    ['Warranty Expiry', ['1/2/2027', '1/3/2027', '']],
    ['Sale End Date', ['1/2/2027', '1/3/2027', '']],
    ['Trade In', ['Y', 'N', 'Y']],
    ['Rego Status', ['Current', 'Expired', 'Current']],
    ['Source', ['Auction', 'Trade', 'Private']],
    ['Wholesale Price', ['12000', '13000', '14000']],
    ['Headline Copy', ['Sold with roadworthy', 'Sold as is', 'Low kilometres']],
  ])('ignores %s with %j (FEED-03)', async (column, cells) => {
    expect(await heldIn(column, cells)).toEqual({ held: [], asks: 0 });
  });

  test.each([
    ['mapped', { mapping: { showOnDealerWebsite: { column: 'Hidden', words: { Y: 'no', N: 'yes' } } } }, ['Y']],
    ['in ignoredColumns', { ignoredColumns: ['hidden'] }, []],
    ['in stock.only', { only: { Hidden: ['N', 'Y'] } }, []],
  ])('raises no question once it is %s (FEED-03)', async (_, stock, held) => {
    expect(await heldIn('Hidden', ['N', 'Y', 'N'], stock)).toEqual({ held, asks: 0 });
  });

  test('keeps a vehicle as shoppers last saw it, reports it as held and blocks going live (FEED-03, OPS-05)', async () => {
    const folder = (cells: string[]) =>
      tenantsWith({
        'settings.json': { ...plainSettings, stock: { source: { kind: 'csv', path: 'stock.csv' } } },
        'stock.csv': feed('Hidden', cells),
      });
    const before = await loadSite('test-cars', { tenantsDir: folder(['N', 'N', 'N']), now });
    const tenantsDir = folder(['N', 'Y', 'N', 'Y']);
    const site = await loadSite('test-cars', {
      tenantsDir,
      now,
      listings: async () => Promise.resolve(before.listings),
    });
    expect(site.stock.vehicles.map(({ stockNumber }) => stockNumber).toSorted()).toEqual(['A0', 'A1', 'A2']);
    const question = expect.stringMatching(
      /^"Hidden" \("Y", "N"\) may control .* 2 vehicles with "Y" \(lines 3, 5\) are held/,
    );
    expect(site.warnings).toContainEqual(question);
    expect(heldItems('test-cars', { words: site.heldWords })).toMatchObject([
      { vehicles: 'A1, A3', otherwise: 'then map Hidden in settings.json, or add it to stock.ignoredColumns' },
    ]);
    const { issues } = await (await goingLive({ tenantsDir, now, online: false }))(site.tenant);
    expect(issues).toContainEqual(expect.objectContaining({ severity: 'error', reason: question }));
  });
});
