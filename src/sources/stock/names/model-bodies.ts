/** Body types of models with only one, for rows with "Commercial", "Other", none, or "Wagon" for an SUV. */
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';

const table: Partial<Record<BodyType, string>> = {
  suv: `Acadia|Actyon|Adventra|Airtrek|Arkana|ASX|Atto 3|BT-50 SUV|C-HR|Captiva|Captur|Cayenne|Challenger|Cherokee|Commander|Compass|Corolla Cross|CR-V|Crosstrek|CX-3|CX-30|CX-5|CX-60|CX-7|CX-70|CX-8|CX-80|CX-9|CX-90
|D90|Defender|Discovery|Discovery Sport|Dualis|E-Pace|Eclipse Cross|EcoSport|Endura|Equinox|Escape|EV5|EV9|Everest|F-Pace|FJ Cruiser|Forester|Fortuner|Freelander|Freelander 2|Grand Cherokee|Grand Cherokee L|Grand Vitara|Grenadier
|GV60|GV70|GV80|H2|H6|H6GT|H8|H9|Haval H6|Haval H6GT|Haval H9|Haval Jolion|HR-V|HS|I-Pace|iX|iX1|iX3|ix35|Jimny|Jolion|Juke|Kamiq|Karoq|Kluger|Kodiaq|Koleos|Kona|Korando|Kuga|LandCruiser|LandCruiser 300|LandCruiser Prado|Levante
|Macan|Maverick|Model X|Model Y|MU-X|Murano|MX-30|Omoda 5|Outlander|Pajero|Pajero Sport|Palisade|Pathfinder|Patriot|Patrol|Prado|Puma|Q2|Q3|Q5|Q7|Q8|Qashqai|Range Rover|Range Rover Evoque|Range Rover Sport|Range Rover Velar|Range Rover Vogue
|RAV4|Renegade|Rexton|Santa Fe|Scorpio-N|Seltos|Sorento|Sportage|SQ2|SQ5|SQ7|SQ8|Stelvio|Stonic|T-Cross|T-Roc|Tank 300|Tank 500|Terracan|Territory|Tiguan|Tiguan Allspace|Touareg|Trailblazer|Trax|Tribute|Tucson|Venue|Vezel|Vitara
|X-Trail|X1|X2|X240|X3|X4|X5|X6|X7|XC40|XC60|XC90|XUV500|XV|Yaris Cross|ZR-V|ZS|ZST|2008|3008|4008|5008|Formentor|Ateca|Tonale|DBX|Bentayga|GLA180|GLA200|GLA220|GLA250|GLA35|GLA45|GLB|GLC|GLC200|GLC220|GLC250|GLC300|GLC350|GLC43|GLC63
|GLE|GLE250|GLE300|GLE350|GLE400|GLE450|GLE53|GLE63|GLS|GLS350|GLS500|ML250|ML300|ML320|ML350|ML400|ML500|ML63|M-Class|G-Class|G350|G63|GL320|GL500|GL63|EQA|EQB|EQC|NX|NX200t|NX250|NX300|NX300h|NX350|NX350h|RX|RX270|RX300|RX330|RX350|RX450h|RX450hL|RX500h|UX200|UX250h
|LX450d|LX470|LX500d|LX570|GX460|Wrangler|Countryman|Jackaroo|Nitro`,
  ute: 'Amarok|BT-50|Cannon|Colorado|Colorado SportsCat|Courier|Crewman|D-MAX|F-150|F-250|F-350|Gladiator|HiLux|Maloo|Musso|Navara|Pik-Up|Ranger|Rodeo|Silverado|Steed|T60|Triton|Tunland|Ute|1500|2500|3500|B2500|B4000|Actyon Sports|Avalanche|Santa Cruz|Shark 6|X250|X350',
  van: 'Berlingo|Caddy|Caravan|Combo|Crafter|Daily|Deliver 7|Deliver 9|Doblo|Ducato|E2000|E20|eDeliver 9|eSprinter|eVito|Every|Expert|Express|G10|G10+|HiAce|Hijet|iLoad|Kangoo|L300|Master|MB100|NV350|Partner|Regius|Sambar|Sprinter|Staria Load|T3|Trafic|Transit|Transit Custom|Transporter|V80|Vito|APV|Carry',
  peopleMover:
    'Alphard|Caravelle|Carnival|Delica|Elgrand|Estima|Grand Carnival|Grand Voyager|Granvia|HiAce Commuter|iMax|MIFA|MIFA 9|MPV|Multivan|Noah|Odyssey|Serena|Staria|Stavic|Tarago|V250|Valente|Vellfire|Viano|Voyager|Voxy|Rondo|Avensis',
  lightTruck:
    'Atlas|Aumark|Dyna|Eurocargo|FRD|FRR|FSR|FTS|FYJ|Mighty|NLR|NLS|NNR|NPR|NQR|Prostar|Stralis|300 Series|500 Series|700 Series|F-450|K2700|Canter',
  motorhome: 'California|Marco Polo',
  bus: 'Coaster',
  sedan:
    'Altezza|Altima|Aurion|Avalon|Berlina|Camry|Caprice|Century|Crown|Epica|Fairlane|Fairmont|Falcon|Ghibli|Giulia|G70|G80|GTS|i45|Lancer|Magna|Maxima|Model 3|Model S|Mulsanne|Optima|Quattroporte|S-Class|Sai|Seal|Sonata|Statesman|Stanza|Stinger|Flying Spur|Ghost|ES250|ES300|ES300h|GS250|GS450h|IS200t|IS250|IS300|IS300h|IS350|LS460|LS500|LS500h|S60|S90|XE|XF|XJ8|X-Type|WRX STI|7 Series|5 Series|740i|730d|530i|530d|530e|520i|520d|Liberty|Vectra|Accord|C-Class|E-Class|A8|Panamera|Passat CC|Lanos',
  hatch:
    '208|i20|Alto|Barina|Baleno|Cube|Demio|Dolphin|Fabia|Fit|Fiesta|Getz|Golf|Ignis|Jazz|Leaf|March|Mazda2|Micra|MG3|MG4|Mirage|Note|Picanto|Polo|Prius|Prius C|Ractis|Scala|Swift|Tiida|Up!|3D Hatch|5D Hatch|CT200h|CT 200h|Celerio|Clio|Fortwo|A-Class|Born',
  wagon: 'Levorg|Octavia Wagon|Outback|Clubman|Freemont|Journey',
  coupe:
    '86|BRZ|GR86|GR Supra|Supra|GT-R|370Z|350Z|Z|Silvia|180SX|Skyline|RCZ|Scirocco|Celica|Evora|RC350|LC500|Monaro|Mustang|Corvette|GT40|911|718 Cayman|CR-Z|Integra|Coupe|GranTurismo|DB9|DB11|M4|M2|4 Series|Veloster|Q60',
  convertible:
    'MX-5|Boxster|718 Boxster|Z4|Cascada|Eos|MGF|Convertible|Roadster|GranCabrio|IS250C|SC430|Elise|Seven|SLK350|SLC|SL350',
};

const bodies = new Map(
  Object.entries(table).flatMap(([body, names]) =>
    names
      .replaceAll('\n', '')
      .split('|')
      .map((name) => [name, body as BodyType] as const),
  ),
);
const truckMakes = new Set([
  'Hino',
  'Iveco',
  'Isuzu',
  'Fuso',
  'Scania',
  'MAN',
  'Mack',
  'Kenworth',
  'International',
  'UD',
  'Freightliner',
]);

export function bodyOfModel(make: string, model: string): BodyType | null {
  return (
    bodies.get(model) ?? (truckMakes.has(make) && !['D-MAX', 'MU-X', 'Daily'].includes(model) ? 'lightTruck' : null)
  );
}
