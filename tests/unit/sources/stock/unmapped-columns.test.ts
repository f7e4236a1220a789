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

  test.each<[string, string[]]>([
    ['Hidden', ['N', 'N', 'N']],
    ['Show Price', ['Y', 'N', 'Y']],
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
