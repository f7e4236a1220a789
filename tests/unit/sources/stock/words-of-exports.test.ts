import { describe, expect, test } from 'vitest';
import { decode } from '#src/sources/stock/readers/decode.ts';
import { commentsHtml } from '#src/sources/stock/transforms/comments-html.ts';
import { load, vehicleOf } from './helpers.ts';

describe('equipment', () => {
  test.each<[unknown, string[]]>([
    ['Airbags (front, side, curtain), ABS', ['Airbags (front, side, curtain)', 'ABS']],
    ['1,000 kg tow rating, ABS', ['1,000 kg tow rating', 'ABS']],
    ['Tow bar 2,500kg,ABS,Sunroof', ['Tow bar 2,500kg', 'ABS', 'Sunroof']],
    ['Speakers (12; Bose); ABS', ['Speakers (12; Bose)', 'ABS']],
    ['Seats (heated (front)), ABS', ['Seats (heated (front))', 'ABS']],
    ['Airbags (front, ABS, Sunroof', ['Airbags (front', 'ABS', 'Sunroof']],
    ['Heating &amp; cooling; ABS', ['Heating & cooling', 'ABS']],
    ['ABS • Sunroof • Tow bar', ['ABS', 'Sunroof', 'Tow bar']],
    ['Tyres 235/55,19 inch wheels', ['Tyres 235/55', '19 inch wheels']],
    ['ABS|Sunroof, electric', ['ABS', 'Sunroof, electric']],
    [
      [{ Category: 'Safety', Name: 'ABS' }, { NAME: 'Sunroof' }],
      ['ABS', 'Sunroof'],
    ],
  ])('is split outside brackets and numbers: %j (FEED-06)', async (features, equipment) => {
    expect((await vehicleOf({ features })).standardEquipment).toEqual(equipment);
  });

  test('combines standard and optional items (FEED-06)', async () => {
    const row = { StandardFeature: 'Air Con, Bluetooth', OptionFeature: 'Tow Bar, Bluetooth' };
    expect((await vehicleOf(row)).standardEquipment).toEqual(['Air Con', 'Bluetooth', 'Tow Bar']);
  });
});

describe('text that was encoded twice', () => {
  const twice = (text: string) =>
    new TextEncoder().encode(new TextDecoder('windows-1252').decode(new TextEncoder().encode(text)));

  test.each(['It’s a great car – Citroën', 'Škoda’s “best” café…', 'Größe ½ price £5 • 30°', 'Nice 🚗 car'])(
    'is repaired and reported: %s (FEED-06)',
    (text) => {
      const { text: repaired, warning } = decode(twice(text));
      expect(repaired.replace('Å\u00a0', 'Š')).toBe(text);
      expect(warning).toMatch(/encoded twice, such as ".+", and (?:is|are) now repaired/);
    },
  );

  test.each(['Citroën’s “C3” – naïve', 'SÃO PAULO', 'CAFÉ» and Â', 'plain'])(
    'is not detected in %s (FEED-06)',
    (text) => {
      expect(decode(new TextEncoder().encode(text))).toEqual({ text, warning: null });
    },
  );
});

test.each([
  [
    '<table><tr><td>Gearbox</td><td>Automatic</td></tr><tr><th>Seats</th><td>5</td></tr></table>',
    '<p>Gearbox Automatic</p><p>Seats 5</p>',
  ],
  ['<dl><dt>Gearbox</dt><dd>Automatic</dd><dt>Seats</dt><dd>5</dd></dl>', '<p>Gearbox Automatic</p><p>Seats 5</p>'],
  ['<table>\n<tr>\n<td>A</td>\n<td>B</td>\n</tr>\n</table>', '<p> A B </p>'],
])('keeps the cells of a table in comments apart (FEED-06)', (html, text) => {
  expect(commentsHtml(html)).toBe(text);
});

describe('punctuation alone', () => {
  test.each(['?', '--', '.', '***', '-', '/', '( )'])(
    'is not a body, gearbox, fuel or condition: %s (FEED-02)',
    async (mark) => {
      const vehicle = await vehicleOf({ body: mark, trans: mark, fuel: mark, drive: mark, car_type: mark });
      expect(vehicle).toMatchObject({ body: null, transmission: null, fuel: null, drive: null, carType: 'used' });
    },
  );
});

describe('masses', () => {
  test.each([
    ['2.4t', 2400],
    ['3.0 T', 3000],
    ['1.85 tonnes', 1850],
    ['3 tonne', 3000],
    ['2400', 2400],
    ['2,400 kg', 2400],
    ['5,300 lbs', 2404],
  ])('are read in kilograms from %s (FEED-05)', async (tare_weight, kilograms) => {
    expect((await vehicleOf({ tare_weight })).specifications?.tareWeight).toBe(kilograms);
  });
});

describe('column names of real exports', () => {
  test('are read without a mapping (FEED-10)', async () => {
    const csv = [
      'StockNo,Make,Model,YearGroup,IsUsed,IsDemo,RegoNum,RegExpiry,AdvDescription,DateInStock',
      'S1,Ford,Ranger,2023,FALSE,TRUE,1AB2CD,30/06/2027,Low kms,01/10/2026',
    ].join('\n');
    const { vehicles } = await load(csv);
    expect(vehicles).toMatchObject([
      {
        year: 2023,
        carType: 'demo',
        plate: '1AB2CD',
        regoExpiry: '2027-06-30',
        dealerComments: '<p>Low kms</p>',
        createdAt: Date.parse('2026-10-01T00:00:00+10:00'),
      },
    ]);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ IsUsed: 'TRUE', IsDemo: 'FALSE' }, 'used'],
    [{ IsUsed: 'FALSE', IsDemo: 'TRUE' }, 'demo'],
    [{ IsUsed: 'FALSE', IsDemo: 'FALSE' }, 'new'],
    [{ IsUsed: 'TRUE', IsDemo: 'TRUE' }, 'used'],
    [{ IsUsed: 'FALSE' }, 'used'],
    [{ IsNew: 'TRUE' }, 'new'],
    [{ IsNew: 'TRUE', IsUsed: 'TRUE' }, 'used'],
    [{ IsNew: 'TRUE', IsDemo: 'TRUE' }, 'demo'],
    [{ IsNew: 'FALSE', IsDemo: 'FALSE' }, 'used'],
    [{ IsDemo: 'FALSE' }, 'used'],
    [{ car_type: 'Used', IsNew: 'TRUE' }, 'used'],
  ])('give the condition across several columns: %j is %s (FEED-02)', async (row, condition) => {
    expect((await vehicleOf(row)).carType).toBe(condition);
  });
});
