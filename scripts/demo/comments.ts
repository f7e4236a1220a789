import type { Random } from './random.ts';

export interface CommentFacts {
  model: string;
  kind: 'ute' | 'family' | 'small' | 'sporty' | 'van' | 'electric' | 'bike' | 'caravan' | 'motorhome';
  town: string;
  distance: string;
  seller: string;
  region: 'au' | 'nz' | 'us';
}

const pick = (random: Random, lines: string[], facts: CommentFacts) =>
  random
    .pick(lines)
    .replaceAll('{model}', facts.model)
    .replaceAll('{town}', facts.town)
    .replaceAll('{distance}', facts.distance)
    .replaceAll('{seller}', facts.seller);

const openings = [
  'One owner, a family in {town}, and serviced on time since new.',
  'Traded by a customer who has bought three cars from us; we sold them this {model} new.',
  'Local trade-in from {town}. The previous owner kept every receipt in the glovebox, and they are still there.',
  'Second owner. Bought new in {town}, then driven by a teacher to school and back.',
  'A clean, honest {model} that has had an easy life: mostly highway, always garaged.',
  'Came to us off a novated lease with {distance} and a complete history.',
  'We know this one well. {seller} drove it home for a week and had nothing to add to the list.',
  'Ex-lease, one driver, never on a building site.',
  'Bought from an estate. It stood a lot, so we fitted a new battery and tyres.',
  'This {model} belonged to a retired couple who used it for trips to see the grandchildren.',
  'Straight, tidy and exactly as described. {distance} on the clock, all of them accounted for.',
  'If you have been looking for a {model} in this colour you know how rarely they turn up.',
  'Previous owner upgraded to a newer {model}, which tells you something.',
  'Came in from {town} last week. Interior is better than the odometer suggests.',
];
const histories = [
  'Full logbook, last stamp two months ago. Two keys.',
  'Serviced eight times, always at the same place. Two keys and both books.',
  'The logbook is complete except for one service, for which we have the invoice.',
  'We have done the next service early, so it is not due for twelve months.',
  'New front tyres in August; the rears have about six millimetres left.',
  'Four new tyres fitted here. Brakes measured: more than half left all round.',
  'Digital service history; we print it for you.',
  'Windscreen replaced under insurance last year, with the camera recalibrated. Paperwork on file.',
  'Wheels aligned and balanced this month; it tracks straight with your hands off.',
  'One key only, so we are having a second cut.',
  'The 12 V battery tested at 92% health when it came to us.',
  'Brake fluid, coolant and cabin filter done this month. Invoice in the glovebox.',
];
const flaws = [
  'There is a four-centimetre scratch on the left rear bumper. We have priced it in rather than painted over it.',
  'Two small stone chips on the bonnet, touched up. Nothing else to report.',
  'Driver’s seat bolster shows some wear; the rest of the trim is as new.',
  'One wheel has kerb rash. We can have it repaired before delivery if it bothers you.',
  'A car park ding in the right rear door, about the size of a five cent piece.',
  'The rear bumper was resprayed before we got it, and matched well. No structural repairs.',
  'Light scratches in the load area, as you would expect.',
  'We looked for something to complain about and found a missing luggage cover clip. It is on order.',
  'Small crack in the fog light lens. A new one arrives on Thursday.',
  'Slight fading on the roof rails. Mechanically we could not fault it.',
  'The previous owner fitted seat covers on day one, so the seats underneath are spotless.',
];
const uses: Record<CommentFacts['kind'], string[]> = {
  ute: [
    'Tow bar, brake controller wiring and a tub liner are fitted. It has pulled a box trailer and a tinnie, not a caravan.',
    'Bull bar and UHF came from the previous owner and are engineered. Happy at 110, quiet for a diesel.',
    'Hard lid, rubber mats, snorkel. Never beached: the underside is clean, and you are welcome to look.',
    'Tub is straight and the tailgate still drops slowly. Canopy available at cost.',
  ],
  family: [
    'Three child seats fit across the back with some patience; we have tried.',
    'Boot swallows a double pram and the shopping. Adaptive cruise works in stop-start traffic.',
    'Vents and two sockets in the back, so nobody argues.',
    'Quiet on the motorway and easy to park; the cameras are good.',
  ],
  small: [
    'A first car that parents approve of: airbags everywhere and cheap to insure.',
    'Parks anywhere and sips fuel. CarPlay and Android Auto work as they should.',
    'Turns on a coin. The perfect station car.',
  ],
  sporty: [
    'Standard throughout, no tune and no lowered springs.',
    'A weekend car that never saw a track day; tyres are the good ones.',
    'It sounds right. Bring someone who wants a lift home.',
  ],
  van: [
    'Ply lined, bulkhead fitted, two sliding doors. Used by an electrician who kept it tidy.',
    'Load area is dry and straight. Roof racks included, ladder keeper too.',
    'Ready for work on Monday: cargo barrier, reverse camera and a fresh service.',
  ],
  electric: [
    'Charging cable and the wall-box adaptor are with the car. It shows its full range at 100%.',
    'Home charged on a timer for most of its life; rarely on a fast charger.',
    'We will show you the charging app and set it up with you before you leave.',
  ],
  bike: [
    'Standard exhaust is included in the box.',
    'Chain and sprockets at {distance}, valve clearance check done.',
    'Heated grips, crash bars and a centre stand. Panniers can be had separately.',
    'Never dropped: look at the bar ends and the levers.',
    'Suits a rider who wants one bike for the week and the weekend.',
  ],
  caravan: [
    'Annexe walls in their bag, hardly used. Fridge, hot water and heating tested this week on gas and on mains.',
    'No leaks: we measured every corner with a damp meter and the readings are on file.',
    'Lithium battery and 400 W of solar. It has been free camping for a week at a time.',
    'Weighed on our own weighbridge, so the numbers are real and not from a brochure.',
    'Bearings repacked and brakes adjusted this month. Gas certificate is current.',
  ],
  motorhome: [
    'Everything tested in the yard: fridge on three ways, diesel heater, slide-outs, awning, reversing camera.',
    'Drives on a car licence. Belts and tyres are dated, and the dates are good.',
    'Gas and electrical certificates current. We go through it with you for two hours at handover.',
  ],
};
const phrasesByKind: Partial<
  Record<CommentFacts['kind'], { openings: string[]; histories: string[]; flaws: string[] }>
> = {
  bike: {
    openings: [
      'One owner, ridden in the dry and put away clean.',
      'Second owner, a commuter from {town} who kept it in the office car park.',
      'Traded on something bigger. {seller} rode it home and came back smiling.',
      'A weekend bike from {town}, {distance} and no more.',
      'Came in on consignment from a regular; we have serviced it since new.',
      'Bought new here, serviced here, and here again because the owner moved to an adventure bike.',
      'Tidy {model} with sensible extras and none of the other kind.',
    ],
    histories: [
      'Full service history, last one done in our workshop.',
      'New tyres front and rear, scrubbed in by us.',
      'Chain, sprockets and pads are new; the receipts are under the seat.',
      'Valve clearances checked at the last major service, on time.',
      'Fork seals done in the spring. Battery is six months old.',
      'Two keys and both books.',
      'Dyno run on file: it makes what the maker says.',
    ],
    flaws: [
      'A scuff on the left bar end from a garage wall.',
      'Stone chips on the lower fairing, as any bike that is ridden has.',
      'Light marks on the tank from a zip. A tank pad covers them.',
      'Small dent in the exhaust heat shield, priced in.',
      'One mirror has been replaced with a genuine one.',
      'The seat has been re-covered, and well.',
      'Nothing to report, and we looked.',
    ],
  },
  caravan: {
    openings: [
      'One owner, a couple from {town} who have bought a bigger one.',
      'Traded by a family whose children have outgrown the bunks.',
      'It has done {distance} and was stored under cover between trips.',
      'Came to us from an estate in {town}, hardly used in the last three years.',
      'Weekends at Rainbow Beach and one trip to Longreach: that is its life so far.',
      'We sold it new, serviced it each winter, and have it back.',
      'A clean {model} that shows how little some vans are used.',
    ],
    histories: [
      'Bearings and brakes done last month. The ticket from our weighbridge is in the drawer.',
      'Tyres are two years old, by their date codes.',
      'Batteries tested: 94% of their capacity.',
      'Gas certificate renewed this month.',
      'Roof seals renewed last year; damp readings are low in every corner.',
      'All manuals and both sets of keys, labelled.',
      'Suspension bushes replaced, alignment checked.',
    ],
    flaws: [
      'Slight fading of the decals on the sunny side.',
      'A scrape along the left rear corner moulding, repaired and sealed.',
      'One cupboard latch is new and a shade lighter than the others.',
      'Small dent in the stone guard. That is what it is for.',
      'The awning has a patch the size of a hand.',
      'A mark on the bench where a kettle stood.',
      'We found nothing to apologise for.',
    ],
  },
};
phrasesByKind.motorhome = phrasesByKind.caravan;

const closings = [
  'Ring before you come and we will have it warm at the door.',
  'Ask for {seller}.',
  'Any inspection by your own mechanic is welcome.',
  'Happy to send a walk-around video.',
  'Priced to go this week, and the price is the price.',
  'Trade-ins welcome; bring it along and we will value it while you drive.',
  'Come for a proper drive, not a lap of the block.',
  'It will have clean mats by the time you come, promise.',
];
const longer = [
  'We check every car against the same list before it goes on the lot: body, underbody, electronics, brakes, tyres, fluids, air conditioning and a 20-kilometre road test. This one needed a wiper blade and a bulb. The sheet with all the measurements is in the folder, so you can read it before you ask us anything.',
  'A word on the price. We compared it with every similar {model} advertised in the state this week, took out the ones with gaps in their history, and set ours in the lower half. If you find the same one with the same history for less, show us and we will tell you honestly why, or match it.',
  'You can see it any day we are open, and most evenings if you ring first. We will leave the keys with you, show you how everything works and then go away. If it suits, the papers take half an hour; if it does not, we will keep an eye out for the one that does.',
];
const regional = (text: string, region: CommentFacts['region']) => {
  if (region === 'au') return text;
  const words: [RegExp, string][] =
    region === 'nz'
      ? [
          [/novated lease/g, 'company lease'],
          [/five cent piece/g, 'ten cent piece'],
          [/in the state/g, 'in the region'],
          [/tinnie/g, 'small boat'],
          [/\bute\b/g, 'ute'],
        ]
      : [
          [/novated lease/g, 'lease'],
          [/five cent piece/g, 'dime'],
          [/\bute\b/g, 'truck'],
          [/logbook/g, 'service record'],
          [/Logbook/g, 'Service record'],
          [/tyres/g, 'tires'],
          [/Tyres/g, 'Tires'],
          [/kerb/g, 'curb'],
          [/bonnet/g, 'hood'],
          [/Boot /g, 'Trunk '],
          [/boot/g, 'trunk'],
          [/\bRing\b/g, 'Call'],
          [/\bring\b/g, 'call'],
          [/Windscreen/g, 'Windshield'],
          [/centimetre/g, 'centimeter'],
          [/four-centimeter/g, 'two-inch'],
          [/six millimeters|six millimetres/g, '8/32"'],
          [/20-kilometre/g, '12-mile'],
          [/colour/g, 'color'],
          [/Tow bar/g, 'Receiver hitch'],
          [/a box trailer and a tinnie, not a caravan/g, 'a small utility trailer and nothing heavier'],
          [/Bull bar and UHF/g, 'Brush guard and bed cover'],
          [/engineered/g, 'factory approved'],
          [/at 110/g, 'at 75'],
          [/tub\b/g, 'bed'],
          [/Tub\b/g, 'Bed'],
          [/Canopy/g, 'Topper'],
          [/car park/gi, 'parking lot'],
          [/pram/g, 'stroller'],
          [/motorway/g, 'interstate'],
          [/on the lot/g, 'on the lot'],
          [/luggage/g, 'cargo'],
          [/with some patience/g, 'with some patience'],
          [/Hard lid/g, 'Tonneau cover'],
          [/, snorkel/g, ''],
          [/beached/g, 'off road'],
          [/glovebox/g, 'glove box'],
          [/Trade-ins/g, 'Trade-ins'],
        ];
  return words.reduce((result, [from, to]) => result.replace(from, to), text);
};

const newCar = [
  'In stock and ready to go within a week of signing.',
  'Just landed. No screen shows this paint as it is; come and see it in daylight.',
  'Built this year, with the current equipment and the long warranty.',
  'Ordered by a customer whose plans changed, so you do not have to wait for one.',
  'Seven-day test drives are not a thing, but an hour is. Ring and we will have it at the door.',
  'We have two in this colour, and the other one is under the cover next to it.',
  'Ready to look at today; ask for the walk-around video if you are far away.',
];
const demoCar = [
  'Driven by our manager and by customers on test drives, never by a hire company.',
  'On our demonstration fleet since the winter. Washed every week, warranty from the day you buy it.',
  'Registered by us this year, so the saving is real and the warranty starts with you.',
  'Has every option we could tick, because we use it to show them.',
  'A few marks from being shown around, otherwise as new.',
];

const unusedUses: Partial<Record<CommentFacts['kind'], string[]>> = {
  electric: [
    'Charging cable and the wall-box adaptor are with the car. It shows its full range at 100%.',
    'We charge it before every test drive, so you see the real range on the screen.',
    'We will show you the charging app and set it up with you before you leave.',
  ],
  family: uses.family.slice(0, 3),
  small: [
    'Parks anywhere, and CarPlay and Android Auto work as they should.',
    'Bring the child seat and the shopping trolley: we try both before you decide.',
    'Turns on a coin. The perfect station car.',
  ],
  sporty: [
    'It sounds right. Bring someone who wants a lift home.',
    'Come on a dry morning and take the long way round.',
    'Two adults and two bags, and a boot for the weekend.',
  ],
  ute: [
    'Tow bar, tub liner and canopy are fitted here before you collect it, if you want them.',
    'Bring the trailer that you mean to pull, and drive it with that behind you.',
    'Tie-down points at all four corners, and the tailgate drops slowly.',
  ],
  van: [
    'Shelves, racks and a cargo barrier are fitted here before you collect it.',
    'Bring the longest thing that you carry: we see together whether the door shuts.',
    'Low floor, wide doors, and the camera shows the step.',
  ],
};

/** Null for the few cars without comments yet. */
export function usedComments(random: Random, facts: CommentFacts): string | null {
  if (random.chance(0.1)) return null;
  const line = (lines: string[]) => pick(random, lines, facts),
    own = phrasesByKind[facts.kind] ?? { openings, histories, flaws };
  const first = [line(own.openings), ...(random.chance(0.8) ? [line(own.histories)] : [])];
  const second = [
    ...(random.chance(0.65) ? [line(own.flaws)] : []),
    ...(random.chance(0.7) ? [line(uses[facts.kind])] : []),
  ];
  const third =
    random.chance(0.22) && !phrasesByKind[facts.kind]
      ? [line(longer)]
      : random.chance(0.2)
        ? [line(longer.slice(1))]
        : [];
  const last = random.chance(0.6) ? [line(closings)] : [];
  return paragraphs([first, second, third, last], facts.region);
}

export function unusedComments(random: Random, facts: CommentFacts, demo: boolean): string | null {
  if (random.chance(0.25)) return null;
  const lines = demo ? demoCar : newCar;
  const first = random.some(lines, random.int(1, 2)).map((line) => pick(random, [line], facts));
  const second = random.chance(0.4) ? [pick(random, unusedUses[facts.kind] ?? uses.family, facts)] : [];
  return paragraphs(
    [first, facts.kind === 'bike' || facts.kind === 'caravan' || facts.kind === 'motorhome' ? [] : second],
    facts.region,
  );
}

const paragraphs = (groups: string[][], region: CommentFacts['region']) =>
  regional(
    groups
      .filter((group) => group.length > 0)
      .map((group) => `<p>${group.join(' ')}</p>`)
      .join(''),
    region,
  );
