/** Words of badges in the letters that makers use. Feeds that title-case every word write "Tfsi" and "Phev". */
const spellings = new Map([
  'TFSI', 'TSI', 'TDI', 'FSI', 'CDI', 'HDI', 'CRDi', 'TDCi', 'PHEV', 'MHEV', 'EV', 'AWD', 'FWD', 'RWD', '2WD', '4WD', 'ADAS', 'Neo', 'Zen', 'Lux', 'Luxe', 'Life', 'Style', 'Pop', 'Core',
  'xDrive', 'sDrive', 'eDrive', 'VTi', 'VTi-S', 'VTi-L', 'VTi-LX', 'VTi-X', 'GLi', 'CSi', 'GXi', 'XEi', 'Turbo', 'Executive', 'Pack', 'Black', 'HSE', 'SWB', 'LWB', 'MWB', 'SLWB', 'DCT', 'DSG', 'CVT',
  'LED', 'GPS', 'Hybrid', 'Series', 'Pure', 'HiRider', 'GDi', 'CRD', 'SRi', 'SLi', 'BlueTEC', 'BlueEFFICIENCY', 'R.S.', '4MATIC', '4Motion', 'S-Tronic', 'X-Tronic', 'Max', 'Pro',
].map((word) => [word.toLowerCase(), word]));

export function badgeWord(word: string): string {
  const bare = word.replaceAll(/^\(+|\)+$/g, '');
  const known = spellings.get(bare.toLowerCase());
  if (known) return known === 'Hybrid' || bare === word ? known : word.replace(bare, known);
  return word.replace(/^(\d\.\d)([ID])(?=-|$)/, (_, size: string, letter: string) => size + letter.toLowerCase());
}
