import { expect, test } from 'vitest';
import { isTypedPriceColumn, priceTypeOfColumn } from '#src/domain/price/price-column.ts';

const without = 'excluding_government_charges';
const inItself: [column: string, type: string | null][] = [
  ['DapPrice', 'drive_away'],
  ['dapprice', 'drive_away'],
  ['DAP', 'drive_away'],
  ['Price (DAP)', 'drive_away'],
  ['DriveAwayPrice', 'drive_away'],
  ['driveawayprice', 'drive_away'],
  ['drive_away_price', 'drive_away'],
  ['Price (Drive Away)', 'drive_away'],
  ['Price - Driveaway', 'drive_away'],
  ['Drive-Away', 'drive_away'],
  ['rideAwayPrice', 'drive_away'],
  ['Ride Away Price', 'drive_away'],
  ['Tow Away Price', 'drive_away'],
  ['pricing.driveAway', 'drive_away'],
  ['Advertised Drive Away Price', 'drive_away'],
  ['PriceInclOnRoads', 'drive_away'],
  ['Estimated Drive Away Price', 'estimated_drive_away'],
  ['EgcPrice', without],
  ['egcprice', without],
  ['Price EGC', without],
  ['Price (EGC)', without],
  ['price_egc', without],
  ['Price Excl Govt Charges', without],
  ['PriceExclGovCharges', without],
  ['Price ex. Government Charges', without],
  ['PriceExOnRoads', without],
  ['Price Ex ORC', without],
  ['Price +ORC', without],
  ['PricePlusORC', without],
  ['Price before on road costs', without],
  ['Price excluding stamp duty', without],
  ['Price inc GST exc ORC', without],
  ['Drive Away No Rego', without],
  ['PriceList[Type=DAP].Amount', 'drive_away'],
  ['pricing.Prices[Kind=Drive Away].Value', 'drive_away'],
  ['PriceList[Type=EGC].Amount', without],
  ['Prices[Type=EGC].text', without],
  ['Price inc GST', 'plain'],
  ['PriceIncludingGST', 'plain'],
];
const unsaid = [
  'Price',
  'SalePrice',
  'Retail Price',
  'Web Price',
  'Price (AUD)',
  'Cost',
  'Advance',
  'Dapper',
  'Orchid',
];
/** Not prices, despite shared words. */
const charges = [
  'Rego No',
  'rego_no',
  'ids.rego',
  'Rego',
  'Stamp Duty',
  'On Road Costs',
  'ORC',
  'Gov Charges',
  'No GST',
];
const more = [
  'Drive Away GST',
  'Cost Drive Away',
  'EGC charges',
  'WasDriveAwayPrice',
  'Dealer DAP',
  'Drive Away From',
  'Old EGC Price',
  'Drive Away Saving',
  'Drive Away Price ABN',
  'prices.fleet.driveAway',
  'Prices[Type=ABN].driveAway',
  ...charges,
];

test.each(inItself)('reads a price column called %j as %s without a mapping (FEED-01)', (column, type) => {
  expect([priceTypeOfColumn(column, 'AUD'), isTypedPriceColumn(column, 'AUD')]).toEqual([type, true]);
});

test.each(unsaid)('does not infer a price type from a column called %j (FEED-01)', (column) => {
  expect([priceTypeOfColumn(column, 'AUD'), isTypedPriceColumn(column, 'AUD')]).toEqual([null, false]);
});

test.each(more)('does not read a price from %j without a mapping (FEED-01)', (column) => {
  expect(isTypedPriceColumn(column, 'AUD')).toBe(false);
});

test.each(['Not Drive Away Price', 'Price no drive away', 'Ask for drive away price', 'Drive away plus ORC'])(
  'never promises drive away for a column called %j (FEED-01)',
  (column) => {
    expect(priceTypeOfColumn(column, 'AUD')).not.toBe('drive_away');
  },
);

test('does not infer an Australian price type from the columns of an American feed (FEED-01)', () => {
  expect(priceTypeOfColumn('Drive Away Price', 'USD')).toBeNull();
});
