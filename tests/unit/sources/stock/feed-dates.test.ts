import { describe, expect, test } from 'vitest';
import { Unreadable, type Read, type ReadContext } from '#src/sources/stock/transforms/reading.ts';
import { registry } from '#src/sources/stock/transforms/registry.ts';
import { load } from './helpers.ts';

const read = (
  name: 'date' | 'expiryDate' | 'month' | 'year' | 'timestamp',
  cell: unknown,
  timeZone = 'Australia/Sydney',
  locale: ReadContext['locale'] = 'en-AU',
) => {
  const context: ReadContext = {
    locale,
    currency: 'AUD',
    timeZone,
    now: Date.UTC(2026, 10, 18),
    turns: [],
    odometerUnit: 'km',
    truck: 'ute',
    makeNames: new Map(),
  };
  const value = (registry[name].read as Read<unknown>)(cell, context, false);
  return value instanceof Unreadable ? value.reason : value;
};

describe('placeholder dates', () => {
  test.each([
    '0001-01-01T00:00:00',
    '0001-01-01',
    '01/01/0001',
    '1753-01-01',
    '1753-01-01T00:00:00Z',
    '1899-12-30',
    '30/12/1899',
    '1899-12-31T00:00:00',
    '1900-01-01',
    '1/1/1900',
    '1 Jan 1900',
    '1970-01-01',
    '1970-01-01T00:00:00Z',
    '01/01/1970 00:00:00',
    '/Date(0)/',
    '/Date(-62135596800000)/',
    '9999-12-31',
  ])('are not read as a date or a month: %s (FEED-08)', (cell) => {
    for (const zone of ['Australia/Sydney', 'America/Los_Angeles'])
      expect([read('date', cell, zone), read('month', cell, zone)]).toEqual([
        'a placeholder date',
        'a placeholder date',
      ]);
  });

  test.each([
    '31/12/9999',
    '9999-12-31T23:59:59.9999999',
    '9999-12-31T23:59:59Z',
    '/Date(253402300799999)/',
    '/Date(999999999999999)/',
    '/Date(-999999999999999)/',
    '9999999999',
    '9999999999999',
    '0000-01-01',
    '31/12/2099',
    '2049-06-30',
    '18/11/2032',
    '1 Jan 1900',
  ])('are never an exception, and are not a time either: %s (FEED-08)', (cell) => {
    for (const zone of ['Australia/Sydney', 'America/Los_Angeles', 'Pacific/Auckland']) {
      expect([read('timestamp', cell, zone), read('date', cell, zone)]).toEqual(Array(2).fill('a placeholder date'));
      expect(read('expiryDate', cell, zone)).toBe('a placeholder date');
    }
  });

  test.each(['99999999999999999999', '-99999999999999999999', `${'9'.repeat(400)}`, '-1'.padEnd(12, '0')])(
    'include epoch times that no clock reaches: %s (FEED-08)',
    (cell) => {
      expect(['a placeholder date', 'not a plausible date and time']).toContain(read('timestamp', cell));
      expect(read('date', cell)).toBe('not a date');
    },
  );

  test.each(['99999', '2958465', '2026-13-01', '31/13/2026', '99/99/9999', '2026-11-17T25:00:00', '17/11/2026 10:75'])(
    'do not include impossible ones: %s is not a date (FEED-08)',
    (cell) => {
      expect([read('timestamp', cell), read('date', cell)]).toEqual(['not a date and time', 'not a date']);
    },
  );

  test('do not count as a sold date, and keep the rest of the feed (FEED-08)', async () => {
    const car = { make: 'Kia', model: 'Rio', year: 2019 };
    const { vehicles, warnings } = await load([
      { ...car, id: 1, sold_date: '31/12/9999', date_in_stock: '9999-12-31T23:59:59.9999999' },
      { ...car, id: 2, sold_date: '', date_in_stock: '45292' },
    ]);
    expect(vehicles.map(({ status, soldAt, createdAt }) => [status, soldAt, createdAt])).toEqual([
      ['in_stock', null, null],
      ['in_stock', null, Date.UTC(2023, 11, 31, 13)],
    ]);
    expect(warnings).toContainEqual(
      expect.stringMatching(/soldAt: set aside in 1 row, a placeholder date \(line \d+: "31\/12\/9999"\)/v),
    );
    expect(warnings).toContainEqual(expect.stringMatching(/createdAt: set aside in 1 row, a placeholder date/v));
  });

  test.each(['January 1900', '01/1900', '1900-01', 'Jan-1970'])('are not read as a month: %s (FEED-08)', (cell) => {
    expect(read('month', cell)).toBe('a placeholder date');
  });

  test('do not include the real month of a classic car (FEED-08)', () => {
    expect([read('month', '06/1970'), read('month', '11/1928'), read('month', '1969-05-20')]).toEqual([
      '1970-06',
      '1928-11',
      '1969-05',
    ]);
  });

  test('are omitted from vehicles and reported (FEED-08)', async () => {
    const { vehicles, warnings } = await load([
      {
        id: 1,
        make: 'Kia',
        model: 'Rio',
        year: 2019,
        rego_expiry: '0001-01-01T00:00:00',
        compliance_date: '1753-01-01',
        build_date: '1900-01-01',
      },
    ]);
    expect(vehicles).toMatchObject([{ regoExpiry: null, complianceDate: null, buildDate: null }]);
    for (const field of ['regoExpiry', 'complianceDate', 'buildDate'])
      expect(warnings).toContainEqual(expect.stringContaining(`${field}: set aside in 1 row, a placeholder date`));
  });
});

/** Time zone, cell, and the local date. */
const days: [string, string, string][] = [
  ['Australia/Sydney', '2027-05-31T14:00:00.000Z', '2027-06-01'],
  ['Australia/Sydney', '2022-12-31T13:00:00Z', '2023-01-01'],
  ['Australia/Sydney', '2022-12-31T12:59:59Z', '2022-12-31'],
  ['Australia/Sydney', '2023-01-01T00:00:00+11:00', '2023-01-01'],
  // Daylight saving ends on 2 April 2023 and starts on 1 October 2023.
  ['Australia/Sydney', '2023-04-01T13:30:00Z', '2023-04-02'],
  ['Australia/Sydney', '2023-04-02T13:30:00Z', '2023-04-02'],
  ['Australia/Sydney', '2023-04-02T14:00:00Z', '2023-04-03'],
  ['Australia/Sydney', '2023-09-30T14:00:00Z', '2023-10-01'],
  ['Australia/Sydney', '2023-10-01T13:00:00Z', '2023-10-02'],
  ['Australia/Perth', '2022-12-31T15:59:59Z', '2022-12-31'],
  ['Australia/Perth', '2022-12-31T16:00:00Z', '2023-01-01'],
  ['Australia/Perth', '2022-12-31 16:00:00 UTC', '2023-01-01'],
  ['Pacific/Auckland', '2022-12-31T11:00:00Z', '2023-01-01'],
  ['Pacific/Auckland', '2023-06-30T11:59:00Z', '2023-06-30'],
  ['Pacific/Auckland', '2023-06-30T12:00:00Z', '2023-07-01'],
  ['America/Los_Angeles', '2023-01-01T07:59:00Z', '2022-12-31'],
  ['America/Los_Angeles', '2023-01-01T08:00:00Z', '2023-01-01'],
  // Daylight saving starts on 12 March 2023 and ends on 5 November 2023.
  ['America/Los_Angeles', '2023-03-12T07:30:00Z', '2023-03-11'],
  ['America/Los_Angeles', '2023-03-13T07:00:00Z', '2023-03-13'],
  ['America/Los_Angeles', '2023-11-06T07:30:00Z', '2023-11-05'],
  ['America/Los_Angeles', '2023-01-01T00:00:00-08:00', '2023-01-01'],
  ['Australia/Sydney', 'Sat, 31 Dec 2022 13:00:00 GMT', '2023-01-01'],
  ['Australia/Sydney', 'Sat Dec 31 2022 13:00:00 GMT+0000 (Coordinated Universal Time)', '2023-01-01'],
  ['Australia/Sydney', '31/12/2022 1:00 pm +00:00', '2023-01-01'],
  ['Australia/Sydney', '20221231T130000Z', '2023-01-01'],
  ['Australia/Sydney', '/Date(1798675200000)/', '2026-12-31'],
  ['Australia/Sydney', '/Date(1798675200000+1100)/', '2026-12-31'],
  ['Australia/Sydney', '1672491600', '2023-01-01'],
  ['Australia/Sydney', '1672491600000', '2023-01-01'],
  // Without a time zone, the day is as written.
  ['Australia/Sydney', '2022-12-31T23:30:00', '2022-12-31'],
  ['America/Los_Angeles', '2022-12-31 00:00:00', '2022-12-31'],
  ['Australia/Sydney', '20221231', '2022-12-31'],
  ['Australia/Sydney', '44926', '2022-12-31'],
  ['Australia/Sydney', '44926.75', '2022-12-31'],
  ['Australia/Sydney', 'Saturday, 31 December 2022', '2022-12-31'],
];

describe('expiry dates', () => {
  const doubtful = 'could be month and year or day and month: write the full date';
  test.each([
    ['03/2027', '2027-03-31'],
    ['3-2027', '2027-03-31'],
    ['2027-03', '2027-03-31'],
    ['202703', '2027-03-31'],
    ['Mar 2027', '2027-03-31'],
    ['March, 2027', '2027-03-31'],
    ['2027 March', '2027-03-31'],
    ["Mar '27", '2027-03-31'],
    ['02/2028', '2028-02-29'],
    ['12/2026', '2026-12-31'],
    ['April 2027', '2027-04-30'],
    ['05/03/2027', '2027-03-05'],
    ['2027-03-05T00:00:00', '2027-03-05'],
    ['5 Mar 2027', '2027-03-05'],
    ['March 27', doubtful],
    ['Mar-27', doubtful],
    ['3/27', doubtful],
    ['27/3', 'not a date'],
    ['11/12', doubtful],
    ['201203', doubtful],
    ['13/2027', 'not a date'],
    ['2027', 'not a date'],
    ['27 March', 'not a date'],
    ['12 months', 'not a date'],
    ['01/1900', 'a placeholder date'],
  ])('are read from %s as %s: the end of the month, never a guess (FEED-08)', (cell, day) => {
    expect(read('expiryDate', cell)).toBe(day);
  });

  test('default to the end of the month for registration, but not for other fields (FEED-08)', async () => {
    const { vehicles, warnings } = await load([
      { id: 1, make: 'Kia', model: 'Rio', year: 2019, rego_expiry: '03/2027', battery_tested_on: '03/2026' },
      { id: 2, make: 'Kia', model: 'Cerato', year: 2020, rego_expiry: '3/27' },
    ]);
    expect(vehicles.map(({ regoExpiry }) => regoExpiry)).toEqual(['2027-03-31', null]);
    expect(warnings).toContainEqual(
      expect.stringMatching(/regoExpiry: set aside in 1 row, could be month and year or/v),
    );
    expect(warnings).toContainEqual(expect.stringContaining('purchase.batteryTestedOn: set aside in 1 row'));
  });
});

describe('the order of day and month', () => {
  const american = ['10/13/2027', '05/04/2027', '12/31/2026', '03/06/2027', '07/07/2027', '9 Aug 2027'];
  const cars = (field: string, cells: readonly string[]) =>
    cells.map((cell, index) => ({ id: index + 1, make: 'Kia', model: 'Rio', year: 2019, [field]: cell }));
  const expiries = async (...args: Parameters<typeof load>) => {
    const { vehicles, questions, questionTexts } = await load(...args);
    return { dates: vehicles.map(({ regoExpiry }) => regoExpiry), questions, questionTexts };
  };

  test('is asked if one date contradicts the expected order, and only certain dates are used meanwhile (FEED-08)', async () => {
    const { dates, questions, questionTexts } = await expiries(cars('rego_expiry', american));
    expect(dates).toEqual([null, null, null, null, '2027-07-07', '2027-08-09']);
    expect(questions).toMatchObject([{ field: 'regoExpiry', column: 'rego_expiry', vehicles: 4 }]);
    expect(questionTexts).toEqual([
      'regoExpiry: dates in column "rego_expiry" may have the day or the month first, because of "10/13/2027" (4 vehicles, lines 2, 9, 16 …). Until you answer, the column’s ambiguous dates are not used. Add the answer to stock.mapping in settings.json: "regoExpiry": {"column":"rego_expiry","dateOrder":"…"}, replacing … with day_first or month_first.',
    ]);
  });

  const twoColumns = (expiry: string, built: string[], settings = {}) =>
    expiries(
      built.map((date, index) => ({
        ...cars('rego_expiry', [expiry])[0],
        id: index + 1,
        date_in_stock: date,
      })),
      settings,
    );

  test('is asked if another column has the day and the month the other way round (FEED-08)', async () => {
    const { dates, questions } = await twoColumns('05/04/2027', ['10/13/2026', '10/01/2026']);
    expect(dates).toEqual([null, null]);
    expect(questions).toMatchObject([
      { field: 'regoExpiry', column: 'rego_expiry', words: [{ word: '10/13/2026', vehicles: 2 }] },
      { field: 'createdAt', column: 'date_in_stock' },
    ]);
  });

  test('is not asked of a column that proves the expected order (FEED-08)', async () => {
    const { dates, questions } = await twoColumns('25/04/2027', ['10/13/2026', '10/01/2026']);
    expect(dates).toEqual(['2027-04-25', '2027-04-25']);
    expect(questions).toMatchObject([{ field: 'createdAt' }]);
  });

  test('is still asked of one column when another is answered (FEED-08)', async () => {
    const mapping = { createdAt: { column: 'date_in_stock', dateOrder: 'month_first' } };
    const { questions } = await twoColumns('05/04/2027', ['10/13/2026', '10/01/2026'], { mapping });
    expect(questions).toMatchObject([{ field: 'regoExpiry', words: [{ word: '10/13/2026' }] }]);
  });

  test('is asked for an American dealer too (FEED-08)', async () => {
    const { dates, questions } = await expiries(
      cars('rego_expiry', ['04/05/2027', '12/31/2026', '31/12/2026 10:30']),
      {},
      {},
      { regional: { locale: 'en-US' } },
    );
    expect(dates).toEqual([null, '2026-12-31', null]);
    expect(questions).toMatchObject([{ words: [{ word: '31/12/2026 10:30' }], vehicles: 2 }]);
  });

  test.each([
    ['month_first', ['2027-10-13', '2027-05-04', '2026-12-31', '2027-03-06', '2027-07-07', '2027-08-09']],
    ['day_first', [null, '2027-04-05', null, '2027-06-03', '2027-07-07', '2027-08-09']],
  ])('can be set to %s in the mapping (FEED-08)', async (dateOrder, days) => {
    const mapping = { regoExpiry: { column: 'rego_expiry', dateOrder } };
    const { dates, questions } = await expiries(cars('rego_expiry', american), { mapping });
    expect([dates, questions]).toEqual([days, []]);
  });

  test('is not asked about a date that is impossible in any order, or that the mapping corrects (FEED-08)', async () => {
    const cells = ['31/13/2027', '05/04/2027', '10/13/2027'];
    const mapping = { regoExpiry: { column: 'rego_expiry', words: { '10/13/2027': '2027-10-13' } } };
    expect(await expiries(cars('rego_expiry', cells), { mapping })).toMatchObject({
      dates: [null, '2027-04-05', '2027-10-13'],
      questions: [],
    });
  });

  test('leaves a vehicle sold while its sold date is in doubt (FEED-08)', async () => {
    const { vehicles } = await load(cars('sold_date', ['11/16/2026', '05/10/2026', '']));
    expect(vehicles.map(({ status, soldAt }) => [status, soldAt])).toEqual([
      ['sold', null],
      ['sold', null],
      ['in_stock', null],
    ]);
  });

  test('belongs to date columns only (FEED-08)', async () => {
    const mapping = { odometer: { column: 'km', dateOrder: 'day_first' } };
    await expect(load(cars('km', ['10']), { mapping })).rejects.toThrow(
      'stock.mapping.odometer: only date columns have a dateOrder; remove it.',
    );
  });
});

describe('dates', () => {
  test.each(days)('use the dealer’s time zone, %s: %s is %s (FEED-08)', (zone, cell, day) => {
    const locale = zone.startsWith('America') ? 'en-US' : 'en-AU';
    expect(read('date', cell, zone, locale)).toBe(day);
    expect(read('month', cell, zone, locale)).toBe(day.slice(0, 7));
  });

  test.each(['32/12/2022', '20221331', '99999', '12345', 'soon', '2022-12-31T25:00:00 maybe'])(
    'are not read from %s (FEED-08)',
    (cell) => {
      expect(['not a date', '2022-12-31']).toContain(read('date', cell));
    },
  );

  test('keep the seconds of a timestamp with a time zone (FEED-08)', () => {
    const instant = Date.UTC(2026, 9, 1, 3, 4, 5);
    for (const cell of [
      '2026-10-01T03:04:05Z',
      '2026-10-01 13:04:05+10:00',
      `/Date(${instant})/`,
      'Thu, 01 Oct 2026 03:04:05 GMT',
    ])
      expect(read('timestamp', cell), cell).toBe(instant);
  });
});

describe('dates that contradict the rest of the row', () => {
  const dates = async (row: object) => {
    const { vehicles, warnings } = await load([{ id: 1, make: 'Kia', model: 'Rio', year: 2019, price: 9990, ...row }]);
    const { regoExpiry, buildDate, complianceDate } = vehicles[0]!;
    return { dates: [regoExpiry, buildDate, complianceDate], warnings: warnings.map((text) => text.split(' (')[0]) };
  };
  const aside = (field: string, reason: string) => `${field}: set aside in 1 row, ${reason}`;

  test.each<[string, object, (string | null)[], string[]]>([
    [
      'nothing',
      { rego_expiry: '18/11/2026', build_date: '12/2018', compliance_date: '01/2020' },
      ['2026-11-18', '2018-12', '2020-01'],
      [],
    ],
    [
      'a late compliance of an import',
      { build_date: '05/2019', compliance_date: '08/2026' },
      [null, '2019-05', '2026-08'],
      [],
    ],
    [
      'the expiry of an unregistered vehicle',
      { rego_expiry: '31/12/2026', Registered: 'N' },
      [null, null, null],
      [aside('regoExpiry', 'another column says the vehicle isn’t registered')],
    ],
    ['a past expiry', { rego_expiry: '17/11/2026' }, [null, null, null], [aside('regoExpiry', 'already expired')]],
    [
      'a far-away expiry',
      { rego_expiry: '31/12/2099' },
      [null, null, null],
      [aside('regoExpiry', 'a placeholder date')],
    ],
    [
      'a future build',
      { build_date: '01/2029', compliance_date: '02/2019' },
      [null, null, '2019-02'],
      [aside('buildDate', 'a date in the future')],
    ],
    [
      'a build years after the year',
      { build_date: '01/2024' },
      [null, null, null],
      [aside('buildDate', 'years after the vehicle’s year')],
    ],
    [
      'a build years before the year',
      { build_date: '01/2014' },
      [null, null, null],
      [aside('buildDate', 'years before the vehicle’s year')],
    ],
    [
      'a compliance years before the year',
      { build_date: '05/2019', compliance_date: '02/2015' },
      [null, '2019-05', null],
      [aside('complianceDate', 'years before the vehicle’s year')],
    ],
    [
      'a build after the compliance',
      { build_date: '05/2019', compliance_date: '03/2019' },
      [null, null, null],
      ['complianceDate', 'buildDate'].map((field) => aside(field, 'the build date is after the compliance date')),
    ],
  ])('are omitted and reported: %s (FEED-08)', async (_, row, kept, reported) => {
    expect(await dates(row)).toEqual({ dates: kept, warnings: reported });
  });
});

describe('years', () => {
  test.each([
    ['11/2017', 2017],
    ['Mar-19', 2019],
    ['Mar-2019', 2019],
    ['March 2019', 2019],
    ['mar/19', 2019],
    ["Mar '19", 2019],
    ['MY23', 2023],
    ['MY 23', 2023],
    ['MY23.5', 2023],
    ["MY'23", 2023],
    ['MY2023.5', 2023],
    ['MY97', 1997],
    ['23MY', 2023],
    ['23.5 MY', 2023],
    ['11 / 2017', 2017],
    ['MY18/2017', 2017],
    ["'19", 2019],
    ['30/11/2017', 2017],
    ['2017-11-30', 2017],
    ['2017-11', 2017],
    ['201711', 2017],
    ['20171130', 2017],
    ['11/17', 2017],
    ['11.2017', 2017],
    ['2017/18', 2017],
    ['Built 2017', 2017],
    ['2016-12-31T14:00:00Z', 2017],
    [2019, 2019],
    ['2019.0', 2019],
    ['1900', 1900],
    ['0', 0],
  ])('are read from %s (FEED-08)', (cell, year) => {
    expect(read('year', cell)).toBe(year);
  });

  test.each(['new', 'Mar', '19-19-19', 'MYxx', '11/2017 to 03/2019'])('are not read from %s (FEED-08)', (cell) => {
    expect(read('year', cell)).toBe('not a year');
  });
});
