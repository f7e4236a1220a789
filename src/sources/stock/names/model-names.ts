/**
 * Models that feeds truncate ("Grand"), miscapitalise ("I30") or shorten ("3"). The longest match wins. Feed spellings
 * follow "=".
 */
import { compactKey } from '../transforms/reading.ts';

const table: Record<string, string> = {
  'Aston Martin': 'DB9|DB11|DB12|DBX|DBS|V8 Vantage|Vantage|Vanquish|Rapide',
  'Alfa Romeo': 'Giulietta|Giulia|Stelvio|Tonale|MiTo=mito|Brera|GTV|Spider|4C|147|156|159',
  Audi: 'e-tron GT=etrongt|e-tron=etron|Q4 e-tron=q4etron|RS3|RS4|RS5|RS6|RS7|RS Q3=rsq3|RS Q8=rsq8|TT|TTS|TT RS=ttrs',
  Bentley: 'Flying Spur=flying|Continental|Mulsanne|Arnage|Bentayga',
  BMW: '1 Series=1|2 Series=2|3 Series=3|4 Series=4|5 Series=5|6 Series=6|7 Series=7|8 Series=8|iX|iX1|iX2|iX3|i3|i4|i5|i7|i8|X1|X2|X3|X4|X5|X6|X7|XM|Z3|Z4',
  BYD: 'Atto 3=atto|Dolphin|Seal|Shark 6=shark|Sealion 6|Sealion 7|T3',
  Chery: 'Omoda 5=omoda5|Tiggo 4 Pro|Tiggo 7 Pro|Tiggo 8 Pro',
  Chevrolet: 'Silverado|Corvette|Camaro',
  Chrysler: 'Grand Voyager|Voyager|300C|300|Sebring|PT Cruiser',
  Citroen: 'Grand C4 Picasso|C4 Picasso|C4 Cactus|C4|C3 Aircross|C3|C5 Aircross|C5|Berlingo',
  Cupra: 'Formentor|Ateca|Leon|Born',
  Ford: 'F-150=f150|F-250=f250|F-350=f350|F-450=f450|Transit Custom|Transit Cargo|Transit|Mustang Mach-E=mustangmache|EcoSport=ecosport|Ranger|GT40|Falcon Ute|Falcon',
  Ferrari: 'Portofino|California',
  Genesis: 'GV60|GV70|GV80|G70|G80|G90',
  GWM: 'Haval H6GT=havalh6gt,havalh6gtgt|Haval H6=havalh6|Haval H9=havalh9|Haval Jolion=havaljolion|Tank 300=tank300|Tank 500=tank500|Ora|Ute|Steed|Cannon|V240|X240',
  Haval: 'Jolion|H2|H6|H6GT|H8|H9',
  Holden: 'Ute|Commodore|Calais|Captiva|Monaro',
  Honda: 'CR-V=crv|HR-V=hrv|ZR-V=zrv|CR-Z=crz|Civic Type R=civictyper|Civic|WR-V=wrv',
  HSV: 'GTSR=gtsr|GTS|ClubSport=clubsport|Maloo|Senator|Grange|Colorado SportsCat=coloradosportscat|Coupe|Avalanche',
  Hyundai:
    'Santa Fe|Santa Cruz|i20|i30|i30 N=i30n|i40|i45|iLoad=iload|iMax=imax|ix35|Ioniq 5=ioniq5|Ioniq 6=ioniq6|Ioniq 9=ioniq9|Ioniq|Kona|Inster|Tucson|Staria Load|Staria|Mighty=trucksmighty',
  Ineos: 'Grenadier',
  Isuzu: 'D-MAX=dmax|MU-X=mux',
  Jaguar: 'E-Pace=epace|F-Pace=fpace|I-Pace=ipace|F-Type=ftype|X-Type=xtype|S-Type=stype|XJS-C=xjsc|XK|XKR|XF|XE|XJ8',
  Jeep: 'Grand Cherokee L|Grand Cherokee|Cherokee|Wrangler|Gladiator|Compass|Renegade|Avenger',
  Kia: 'Grand Carnival|Carnival|Rio|EV5|EV6|EV9|Niro|Sportage|Sorento|Seltos|Stinger|Cerato|Cerato Koup|ProCeed=proceed|K4|K2700',
  'Land Rover':
    'Range Rover Sport|Range Rover Evoque|Range Rover Velar|Range Rover Vogue|Range Rover|Discovery Sport|Discovery|Defender|Freelander 2|Freelander',
  LDV: 'Deliver 9=deliver|Deliver 7|T60|D90|G10|V80|eDeliver 9|MIFA 9=mifa9|MIFA=mifa|eT60',
  Lexus: 'RC F=rcf|IS F=isf|GS F=gsf',
  Lotus: 'Evora|Elise|Exige|Emira|Eletre',
  Mahindra: 'Pik-Up=pikup|XUV500|XUV700|Scorpio-N=scorpion|Scorpio',
  Maserati: 'GranTurismo=granturismo|GranCabrio=grancabrio|Quattroporte|Levante|Ghibli|Grecale',
  Mazda:
    'Mazda2=2,mazda2|Mazda3=3,mazda3|Mazda6=6,mazda6|CX-3=cx3|CX-5=cx5|CX-7=cx7|CX-8=cx8|CX-9=cx9|CX-30=cx30|CX-60=cx60|CX-70=cx70|CX-80=cx80|CX-90=cx90|MX-5=mx5|MX-30=mx30|RX-8=rx8|RX-7=rx7|BT-50=bt50|MPV',
  'Mercedes-Benz':
    'A-Class|B-Class|C-Class|CLA-Class|CLK-Class|CLS-Class|E-Class|G-Class|GLA-Class|GLC-Class|GLE-Class|M-Class|R-Class|S-Class|V-Class|X-Class|AMG GT=amggt|Marco Polo=marco|eVito|eSprinter|Sprinter|Vito|Valente|Viano|Maybach',
  MG: 'MG3=3,mg3|MG4=4,mg4|MG5=5,mg5|MG6=6,mg6|MG7|MGF=f,mgf|HS|ZS|ZST|ZS EV|QS|Cyberster',
  MINI: '3D Hatch=3d|5D Hatch=5d|Countryman=coopercountryman|Clubman=cooperclubman|Convertible|Paceman|Cooper|Aceman|Roadster',
  Mitsubishi: 'Eclipse Cross|Outlander|Pajero Sport|Pajero|ASX|Triton|Lancer|L300|Express|Delica|i-MiEV=imiev|380',
  Nissan:
    'X-Trail=xtrail|GT-R=gtr|Skyline GT-R=skylinegtr|Skyline|180SX=180sx|Qashqai|Navara|Patrol|Pathfinder|Leaf|Juke|Z',
  Peugeot: '208|308|408|508|2008|3008|4008|5008|RCZ|Expert|Partner|Boxer',
  Porsche: '718 Cayman|718 Boxster|718 Spyder|718|911|Cayenne|Macan|Panamera|Taycan|Boxster|Cayman',
  Ram: '1500|2500|3500',
  Renault: 'Megane E-Tech=meganeetech|Megane|Koleos|Captur|Kangoo|Trafic|Master|Arkana|Clio|Duster|Scenic E-Tech',
  Saab: '9-3=93|9-5=95|9-2|900',
  Skoda: 'Octavia|Kodiaq|Superb|Kamiq|Karoq|Fabia|Scala|Enyaq|Elroq',
  SsangYong: 'Musso XLV|Musso|Rexton|Korando|Tivoli XLV|Tivoli|Actyon Sports|Actyon|Stavic',
  Subaru: 'BRZ|WRX STI=wrxsti|WRX|XV|Forester|Outback|Impreza|Liberty|Legacy|Levorg|Crosstrek|Solterra|Tribeca',
  Suzuki: 'Grand Vitara|S-Cross=scross|SX4|Swift Sport|Swift|Vitara|Jimny XL|Jimny|APV|Ignis|Baleno|Fronx',
  Tesla: 'Model 3|Model S|Model X|Model Y|Cybertruck',
  Toyota:
    'HiLux=hilux|HiAce=hiace|HiAce Commuter|LandCruiser Prado=landcruiserprado|LandCruiser 70 Series=landcruiser70series|LandCruiser 300=lc300|LandCruiser=landcruiser|Prado|RAV4=rav4|C-HR=chr|Yaris Cross|Yaris|Corolla Cross|Corolla|FJ Cruiser|GR86|GR Yaris|GR Corolla|GR Supra|MR2=mr2|Mark X|bZ4X|Prius C=priusc|Prius V=priusv|Prius|86|Camry|Kluger|Fortuner|Granvia|Coaster|Dyna|Rukus|Crown',
  Volkswagen:
    'T-Roc=troc|T-Cross=tcross|Eos|Golf GTI=golfgti|Golf R=golfr|Golf|Tiguan Allspace|Tiguan|ID.3=id3|ID.4=id4|ID.5=id5|ID. Buzz=idbuzz|Up!=up|Polo|Passat Alltrack|Passat|Touareg|Amarok|Caddy|Crafter|Transporter|Multivan|Caravelle|California',
  Volvo: 'XC40|XC60|XC70|XC90|EX30|EX90|C40|V40|V50|V60|V90|S60|S90',
};

const models = new Map(
  Object.entries(table).map(([make, names]) => [
    make,
    new Map(
      names.split('|').flatMap((entry) => {
        const [name, aliases] = entry.split('=') as [string, string?];
        return [compactKey(name), ...(aliases?.split(',') ?? [])].map((key) => [key, name] as const);
      }),
    ),
  ]),
);

const patterns = new Map<string, [RegExp, (parts: RegExpExecArray) => string]>([
  [
    'BMW',
    [
      /^(m?)(\d{3})(ci|cd|[a-z]{1,2})?(l?)$/,
      ([, m = '', digits, suffix = '', long = '']) =>
        m.toUpperCase() + digits + (suffix.startsWith('c') ? `C${suffix.slice(1)}` : suffix) + long.toUpperCase(),
    ],
  ],
  [
    'Lexus',
    [
      /^(ct|es|gs|gx|hs|is|lc|lm|ls|lx|nx|rc|rx|rz|sc|tx|ux)(\d{3})([a-z]{0,2})$/,
      ([, family, digits, suffix = '']) =>
        family!.toUpperCase() + digits + suffix.replaceAll(/[cl]/g, (letter) => letter.toUpperCase()),
    ],
  ],
  [
    'Mercedes-Benz',
    [
      /^(a|b|c|cl|cla|clc|cle|clk|cls|e|g|gl|gla|glb|glc|gle|gls|glk|ml|r|s|sl|slc|slk|sls|v|x|eqa|eqb|eqc|eqe|eqs|eqv)(\d{2,3})([a-z]?)$/,
      ([, family, digits, suffix = '']) => (family! + digits + suffix).toUpperCase(),
    ],
  ],
]);

export function knownModel(make: string, key: string): string | null {
  return models.get(make)?.get(key) ?? patternedModel(make, key);
}

function patternedModel(make: string, key: string): string | null {
  const pattern = patterns.get(make);
  const parts = pattern?.[0].exec(key);
  return parts ? pattern![1](parts) : null;
}

const longestName = 4;

/**
 * The longest known model at the start of a title. It spans two words only between letters and digits ("GLC 300"), or
 * "330I M Sport" would become a 330im.
 */
export function leadingModel(make: string, words: string[]): { model: string; key: string; count: number } | null {
  for (let count = Math.min(longestName, words.length); count > 0; count--) {
    const key = compactKey(words.slice(0, count).join(''));
    if (key === 'i30n' && /^line$/i.test(words[count] ?? '')) continue;
    const isSplit = count === 2 && /^[a-z]+$/i.test(words[0]!) && /^\d/.test(words[1]!);
    const model = models.get(make)?.get(key) ?? (count === 1 || isSplit ? patternedModel(make, key) : null);
    if (model) return { model, key, count };
  }
  return null;
}

export function tidyModel(text: string): string {
  if (/\d/.test(text) || text.length <= 3) return text;
  if (text === text.toUpperCase() || text === text.toLowerCase()) {
    return text
      .toLowerCase()
      .replaceAll(/(^|[\s-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
  }
  return text;
}
