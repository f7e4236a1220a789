/**
 * Equipment in feature-filters.ts. Runs before gearboxes and fuels: "android auto" isn't an automatic, nor "electric
 * seats" an electric car.
 */

const table: readonly [label: string, words: string][] = [
  ['Apple CarPlay', String.raw`(?:apple )?car ?-?play`],
  ['Android Auto', String.raw`android(?: auto)?`],
  [
    '360-degree camera',
    String.raw`360(?: ?-?(?:degrees?|deg|°))?(?: ?-?(?:view|camera|cam|parking camera))|surround(?: view)?(?: camera| cam)|bird'?s ?-?eye(?: view)?(?: camera)?`,
  ],
  [
    'Reversing camera',
    String.raw`(?:revers(?:e|ing)|rear(?: ?-?view)?|back(?:ing)? ?-?up|parking) ?-?(?:camera|cam)s?`,
  ],
  ['Parking sensors', String.raw`(?:park(?:ing)?|reverse|reversing) ?-?(?:sensors?|assist)`],
  ['Satellite navigation', String.raw`sat(?:ellite)? ?-?nav(?:igation)?|navigation(?: system)?|gps`],
  ['Adaptive cruise control', String.raw`(?:adaptive|active|radar|distance) ?-?cruise(?: control)?`],
  [
    'Autonomous emergency braking',
    String.raw`aeb|auto(?:nomous|matic)? ?-?emergency brak(?:ing|es?)|auto(?:matic)? braking`,
  ],
  ['Blind-spot monitoring', String.raw`blind ?-?spot(?: (?:monitor(?:ing)?|warning|assist|detection|sensors?))?`],
  ['Lane keeping', String.raw`lane ?-?(?:keep(?:ing)?|assist|departure)(?: (?:assist|aid|warning))?`],
  ['Head-up display', String.raw`heads? ?-?up(?: display)?|hud`],
  ['Ventilated seats', String.raw`(?:ventilated|cooled) seats?`],
  ['Heated seats', String.raw`heated(?: \w+)? seats?|seat (?:heaters?|heating|warmers?)`],
  ['Electric seats', String.raw`(?:electric|power)(?: \w+)? seats?`],
  ['Leather seats', String.raw`leather(?: (?:seats?|interior|trim|upholstery))?`],
  ['Sunroof', String.raw`(?:panoramic |pano )?(?:sun|moon) ?-?roof|pano(?:ramic)? roof|glass roof`],
  ['Keyless entry', String.raw`key ?-?less(?: (?:entry|start|go))?|push ?-?button start|smart key`],
  ['Power tailgate', String.raw`(?:power|electric|auto(?:matic)?|hands ?-?free) (?:tail ?gate|lift ?gate|boot)`],
  ['LED headlights', String.raw`led (?:head ?)?(?:lights?|lamps?)`],
  ['Alloy wheels', String.raw`alloys?(?: wheels?| rims?)?|mag wheels?|mags`],
  ['Tow bar', String.raw`tow ?-?(?:bars?|ball|hitch|pack(?:age)?|kit)`],
  ['Bull bar', String.raw`(?:bull|nudge|roo) ?-?bars?`],
  ['Roof racks', String.raw`roof ?-?(?:racks?|rails?|bars?)`],
  ['Wireless charging', String.raw`wireless(?: phone)? charg(?:ing|er|ers)`],
  ['Digital radio', String.raw`digital radio|dab\+?(?: radio)?`],
  ['ISOFIX anchors', String.raw`iso ?-?fix(?: anchors?| points?)?`],
  ['Solar panels', String.raw`solar(?: panels?| power)?`],
  ['Lithium battery', String.raw`lithium(?: batter(?:y|ies))?`],
  ['Ensuite', String.raw`en ?-?suites?|(?:shower|toilet)(?: and (?:shower|toilet))?|bathroom`],
  ['Bunks', String.raw`bunks?(?: ?-?beds?)?`],
  ['Annexe', String.raw`annexe?s?|awnings?`],
  ['Air conditioning', String.raw`air ?-?con(?:ditioning|ditioner)?|a\/c|climate control|aircon`],
  ['ABS brakes', String.raw`abs(?: brakes?)?`],
  ['Quickshifter', String.raw`quick ?-?shift(?:er)?`],
  ['Heated grips', String.raw`heated grips?`],
  [
    'Learner approved',
    String.raw`lams(?: ?-?approved| legal)?|learner(?:s|'s)?(?: ?-?(?:approved|legal|friendly|suitable))?`,
  ],
];

const patterns = table.map(([label, words]) => ({
  label,
  pattern: new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'gi'),
}));

export function readFeatures(text: string, read: (label: string, words: string) => string): string {
  return patterns.reduce((rest, { label, pattern }) => rest.replace(pattern, (words) => read(label, words)), text);
}
