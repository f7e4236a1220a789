export const paintKeys = [
  'white',
  'pearl',
  'silver',
  'grey',
  'graphite',
  'black',
  'red',
  'maroon',
  'blue',
  'navy',
  'green',
  'beige',
  'bronze',
  'orange',
  'yellow',
] as const;
export type PaintKey = (typeof paintKeys)[number];
export interface Paint {
  key: PaintKey | null;
  /** `#rrggbb`. */
  hex: string;
}

const hexes: Record<PaintKey, string> = {
  white: '#eceff0',
  pearl: '#e8e1d3',
  silver: '#b4bbc1',
  grey: '#747d85',
  graphite: '#454c54',
  black: '#1e2125',
  red: '#c4161c',
  maroon: '#6a1623',
  blue: '#1c5fb3',
  navy: '#1f3a66',
  green: '#27573f',
  beige: '#c9b896',
  bronze: '#8f6b45',
  orange: '#dd6414',
  yellow: '#f2bd12',
};

const unknown: Paint = { key: null, hex: '#9aa3aa' };

const paint = (key: PaintKey, hex = hexes[key]): Paint => ({ key, hex });
const purple: Paint = { key: null, hex: '#5b3a78' };

/** The last one counts: "Silver Blue" is blue. */
const basic: Record<string, Paint> = {
  white: paint('white'),
  silver: paint('silver'),
  grey: paint('grey'),
  gray: paint('grey'),
  black: paint('black'),
  red: paint('red'),
  maroon: paint('maroon'),
  burgundy: paint('maroon'),
  blue: paint('blue'),
  navy: paint('navy'),
  green: paint('green'),
  yellow: paint('yellow'),
  orange: paint('orange'),
  bronze: paint('bronze'),
  gold: paint('bronze', '#b6955a'),
  beige: paint('beige'),
  brown: paint('bronze', '#5d4330'),
  cream: paint('pearl', '#ede3c8'),
  ivory: paint('pearl', '#eee8d5'),
  purple,
  violet: purple,
  pink: { key: null, hex: '#d9809c' },
};

/** Makers' names, used without a basic colour. */
const fancy: Record<string, string> = {
  white: 'glacier arctic snow snowflake frost frosted polar alabaster alpine ice blizzard windchill chalk ceramic',
  silver: 'platinum aluminium aluminum sterling chrome mercury moonlight moondust quicksilver iridium',
  grey: 'titanium steel stone pebble cement concrete ash smoke pewter nardo mineral machine',
  graphite:
    'graphite gunmetal charcoal slate anthracite magnetite magnetic lead meteor carbon granite tungsten asphalt',
  black: 'onyx ebony jet obsidian phantom midnight raven panther ink liquorice',
  red: 'ruby crimson scarlet flame wildfire candy lava rosso tomato vermilion',
  maroon: 'wine merlot claret oxblood bordeaux garnet cherry',
  blue: 'sapphire ocean azure cobalt sky marine cyan teal aqua turquoise electric surf lagoon pacific denim',
  navy: 'indigo nautical',
  green: 'emerald olive forest lime khaki jade eucalyptus moss fern rallye pine',
  yellow: 'lemon sunburst mustard solar canary saffron',
  orange: 'tangerine amber copper sunset tango mango inferno ember',
  beige: 'champagne sand sandstone quicksand desert latte',
  bronze: 'tan taupe caramel chocolate mocha coffee cocoa quartz sepia camel mushroom',
};
const fancyPaints = new Map(
  Object.entries(fancy).flatMap(([key, words]) =>
    words.split(' ').map((word) => [word, paint(key as PaintKey)] as const),
  ),
);
for (const word of ['plum', 'aubergine', 'eggplant', 'mulberry', 'grape', 'lilac']) fancyPaints.set(word, purple);

/** Only without another colour: "pearl" is a finish, mostly of white. */
const standalonePaints: [RegExp, Paint][] = [
  [/\bgun metal/, paint('graphite')],
  [/\bpearl\b/, paint('pearl')],
];

/** Words that turn a basic colour into another paint. */
const shades: [PaintKey, RegExp, PaintKey][] = [
  ['blue', /\b(dark|deep|midnight|navy|night|ink|indigo|nautical|nightfall)\b/, 'navy'],
  [
    'grey',
    /\b(dark|graphite|gun ?metal|charcoal|slate|anthracite|magnetite|magnetic|meteor|carbon|granite|tungsten|lead|asphalt)\b/,
    'graphite',
  ],
  ['red', /\b(dark|deep|wine|burgundy|merlot|maroon|claret|garnet|cherry)\b/, 'maroon'],
  ['silver', /\b(dark|tungsten)\b/, 'grey'],
];

function bodyColourText(text: string): string {
  return (text.toLowerCase().split(/[/|+,;]| with | w\/ | and | & | over /)[0] ?? '').replace(/[^a-z]+/g, ' ').trim();
}

const known = new Map<string, Paint>();
/** Feeds have fewer colours than vehicles. */
const maxCachedPaints = 5000;

export function paintOf(colourText: string | null): Paint {
  const key = colourText ?? '';
  const found = known.get(key) ?? readPaint(key);
  if (known.size < maxCachedPaints) known.set(key, found);
  return found;
}

function readPaint(colourText: string): Paint {
  const text = bodyColourText(colourText);
  const words = text.split(' ');
  const named = words.findLast((word) => Object.hasOwn(basic, word));
  if (named === undefined)
    return (
      words.map((word) => fancyPaints.get(word)).findLast(Boolean) ??
      standalonePaints.find(([words]) => words.test(text))?.[1] ??
      unknown
    );
  const found = basic[named] as Paint;
  const shade = shades.find(([key, words]) => key === found.key && words.test(text));
  return shade ? paint(shade[2]) : found;
}
