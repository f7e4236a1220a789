import type { Random } from './random.ts';

const makers: Record<string, string> = {
  Mazda: 'JM0',
  Kia: 'KNA',
  Ford: 'MPB',
  Subaru: 'JF1',
  BYD: 'LGX',
  Toyota: 'JTM',
  Hyundai: 'KMH',
  Mitsubishi: 'MMA',
  Nissan: 'JN1',
  Isuzu: 'MPA',
  Honda: 'MRH',
  Volkswagen: 'WVW',
  BMW: 'WBA',
  Audi: 'WAU',
  'Mercedes-Benz': 'WDD',
  MG: 'LSJ',
  GWM: 'LGW',
  Suzuki: 'JSA',
  Holden: '6G1',
  Tesla: 'LRW',
  Lexus: 'JTH',
  Chevrolet: '1GC',
  Jeep: '1C4',
  Ram: '1C6',
  RAM: '1C6',
  GMC: '1GK',
  Yamaha: 'JYA',
  Kawasaki: 'JKA',
  Ducati: 'ZDM',
  Triumph: 'SMT',
  'Harley-Davidson': '5HD',
  KTM: 'VBK',
  Indian: '56K',
  Jayco: '6J9',
  Avida: '6A9',
};
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ',
  digits = '0123456789';

const code = (random: Random, length: number, from: string) =>
  Array.from({ length }, () => from[random.int(0, from.length - 1)]).join('');

export function identities(random: Random) {
  const used = new Set<string>();
  const unique = (make: () => string): string => {
    const value = make();
    if (used.has(value)) return unique(make);
    used.add(value);
    return value;
  };
  return {
    vin: (make: string) =>
      unique(() => `${makers[make] ?? 'ZZ9'}${code(random, 8, letters + digits)}${code(random, 6, digits)}`),
    stockNumber: (prefix: string, long = 6) => unique(() => `${prefix}${code(random, long, '123456789')}`),
    plate: (state: string) => unique(() => plate(random, state)),
    id: (from: number) => {
      let next = from;
      return () => String((next += random.int(1, 9)));
    },
  };
}

function plate(random: Random, state: string): string {
  const three = () => code(random, 3, letters);
  if (state === 'NSW')
    return random.chance(0.5)
      ? `${three()}${code(random, 2, digits)}${code(random, 1, letters)}`
      : `F${code(random, 2, letters)}${code(random, 2, digits)}${code(random, 1, letters)}`;
  if (state === 'VIC') return `1${code(random, 2, letters)}${code(random, 1, digits)}${code(random, 2, letters)}`;
  if (state === 'QLD') return `${code(random, 3, digits)}${three()}`;
  return `${three()}${code(random, 3, digits)}`;
}
