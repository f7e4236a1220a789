/** Feed spellings follow "=". Feeds may shorten two-word makes ("Land", "Alfa"). */
import { compactKey } from '../transforms/reading.ts';

const table = `Abarth|Alfa Romeo=alfa,alpharomeo|Alpine|Aprilia|Aston Martin=aston|Audi|Bentley|BMW|BYD|Cadillac|Can-Am|Caterham|CFMOTO|Chery|Chevrolet=chev,chevy|Chrysler|Citroen=citroën|Cupra
|Daewoo|Daihatsu|Datsun|Deepal|Dodge|DS|Ducati|Ferrari|Fiat|Ford|Foton|FPV|Freightliner|Fuso=mitsubishifuso|GAC|Geely|Genesis|GMC|GMSV|Great Wall=great|GWM|Harley-Davidson=harley|Haval|Hino|Holden
|Honda|HSV|Hummer|Husqvarna|Hyundai=hyundia,hundai|Indian=indianmotorcycle|Ineos|Infiniti|International|Isuzu=isuzuute|Iveco|JAC|Jaecoo|Jaguar|Jayco|Jeep|Kawasaki|Kenworth|KGM|Kia|KTM|Lamborghini
|Land Rover=land|LDV|Leapmotor|Lexus|Lincoln|Lotus|Mack|Mahindra|MAN|Maserati|Mazda|McLaren|Mercedes-Benz=mercedes,merc,benz,mercedesamg,mercedesmaybach|MG=mgmotor|MINI|Mitsubishi|Morgan|Moto Guzzi
|Nissan|Omoda|Opel|Packard|Peugeot|Piaggio|Polestar|Porsche|Proton|Ram=dodgeram|Renault|Rivian|Rolls-Royce=rolls|Rover|Royal Enfield=royal|Saab|Scania|Skoda=škoda|Smart|SsangYong|Subaru|Suzuki|Tesla
|Toyota=toyta|Triumph|UD=udtrucks|Vespa|Volkswagen=vw,volkswagon,volkswagencommercial|Volvo|Xpeng|Yamaha|Zeekr|Acura|Buick|Pontiac|GIO|Kymco|SYM|Benelli|Buell|Husaberg|Zero|LiveWire|Ural|Victory`;

const makes = new Map<string, string>();
for (const entry of table.replaceAll('\n', '').split('|')) {
  const [name, aliases] = entry.split('=') as [string, string?];
  for (const key of [compactKey(name), ...(aliases?.split(',') ?? [])])
    makes.set(key.normalize('NFKD').replaceAll(/[^a-z0-9]/g, ''), name);
}

export function knownMake(text: string, extra: ReadonlyMap<string, string>): string | null {
  const key = compactKey(text.normalize('NFKD'));
  if (key === '') return null;
  return extra.get(key) ?? makes.get(key) ?? null;
}

const halves = new Set(
  [...new Set(makes.values())].filter((name) => name.includes(' ')).map((name) => compactKey(name.split(' ')[0]!)),
);

/** "Great" or "Land" alone may be any word. */
export const isHalfMake = (text: string): boolean => halves.has(compactKey(text));

export function tidyMake(text: string): string {
  const isFlat = text === text.toLowerCase() || (text === text.toUpperCase() && text.length > 4);
  return isFlat
    ? text
        .toLowerCase()
        .replaceAll(/(^|[\s-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    : text;
}
