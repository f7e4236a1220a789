import { slugify } from '#src/lib/slug.ts';

/** Makes whose usual letters clash with another make's, in stock or not. */
const customLetters: Record<string, string> = {
  austin: 'As',
  benelli: 'Bn',
  bugatti: 'Bg',
  caterham: 'Ct',
  changan: 'Cg',
  chery: 'Cy',
  chevrolet: 'Cv',
  chrysler: 'Cr',
  daewoo: 'Dw',
  daihatsu: 'Dh',
  daimler: 'Dm',
  datsun: 'Dt',
  denza: 'Dz',
  forthing: 'Fg',
  foton: 'Ft',
  genesis: 'Gs',
  holden: 'Hl',
  hummer: 'Hm',
  indian: 'Id',
  ineos: 'Io',
  international: 'It',
  jaecoo: 'Jc',
  jayco: 'Jy',
  lancia: 'Ln',
  leapmotor: 'Lp',
  mack: 'Mk',
  mahindra: 'Mh',
  maserati: 'Ms',
  maxus: 'Mx',
  maybach: 'My',
  mini: 'Mn',
  mitsubishi: 'Mt',
  'moto-guzzi': 'Gz',
  nio: 'Ni',
  nissan: 'Ns',
  'mv-agusta': 'MV',
  polestar: 'Ps',
  pontiac: 'Pn',
  proton: 'Pt',
  subaru: 'Sb',
  suzuki: 'Sz',
  volkswagen: 'VW',
};

/** Land Rover LR, Isuzu Is, BYD BYD. */
export function monogram(make: string): string {
  const own = customLetters[slugify(make)];
  if (own !== undefined) return own;
  const words = make.split(/[\s-]+/).filter(Boolean);
  if (words.length > 1)
    return words
      .slice(0, 2)
      .map((word) => word.charAt(0).toUpperCase())
      .join('');
  const word = words[0] ?? '';
  return word.length <= 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.charAt(1).toLowerCase();
}
