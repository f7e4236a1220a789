import { makeModelName } from '#src/domain/vehicle/vehicle-name.ts';
import { bodyLabel } from '#src/domain/vocabulary/labels.ts';
import { presetFor, typedPath } from '#src/domain/search/search-url.ts';
import type { CarType } from '#src/domain/vehicle/vehicle.ts';
import { isEverything, isIndexed, type Landing, type TypedLanding } from '#src/site/landings.ts';
import { locationsText, yardsText } from '../locations-copy.ts';
import type { Site } from '#src/site/site.ts';
import {
  capitalised,
  conditionText,
  listNoun,
  midSentence,
  stockName,
  stockCopy,
  stockNumbers,
  uncapitalised,
  vehicleNoun,
} from '../stock-copy.ts';

export function landingHeading(landing: Landing, { settings }: Site): string {
  const noun = listNoun(landing.vehicles, settings);
  switch (landing.kind) {
    case 'all':
      return landing.vehicles.length === 0 ? stockName(settings) : `All ${noun}`;
    case 'preset':
      return capitalised(`${conditionText(presetTypes(landing), settings)} ${noun}`);
    case 'quick':
      return landing.search.heading.replace('{vehicles}', noun).replace('{Vehicles}', capitalised(noun));
    case 'make':
      return landing.make.label;
    case 'model':
      return makeModelName(landing.make.label, landing.model.label);
    case 'typed':
      return typedHeading(landing, settings);
    case 'body':
      return bodyLabel(landing.body, { plural: true, locale: settings.regional.locale });
  }
}

type Preset = Extract<Landing, { kind: 'preset' }>;
const typesOf = ({ vehicles }: Landing): CarType[] => [...new Set(vehicles.map(({ carType }) => carType))];

const presetTypes = (landing: Preset): readonly CarType[] =>
  isEverything(landing) && landing.vehicles.length > 0 ? typesOf(landing) : landing.preset.carTypes;

function typedHeading({ preset, make, model }: TypedLanding, settings: Site['settings']): string {
  const name = model ? makeModelName(make.label, model.label) : `${make.label} ${vehicleNoun(settings)}`;
  return capitalised(`${conditionText(preset.carTypes, settings)} ${name}`);
}

/** Empty if the stock type has its own indexed page. */
function soldAs(landing: Landing, { settings, landings, index }: Site): string {
  const types = typesOf(landing);
  const preset = types.length === 1 ? presetFor(types) : null;
  const ofType = preset && landings.get(landing.kind === 'all' ? preset.path : typedPath(preset, landing.path));
  return ofType && isIndexed(ofType, index.vehicles.length) ? '' : conditionText(types, settings);
}

function subject(landing: Landing, site: Site): string {
  const heading = landingHeading(landing, site);
  switch (landing.kind) {
    case 'all':
      return `${soldAs(landing, site) || 'all'} ${listNoun(landing.vehicles, site.settings)}`;
    case 'preset':
    case 'typed':
      return uncapitalised(heading);
    case 'quick':
      return heading;
    case 'body':
      return `${soldAs(landing, site)} ${midSentence(heading)}`;
    case 'make':
      return `${soldAs(landing, site)} ${heading} ${listNoun(landing.vehicles, site.settings)}`.trim();
    default:
      return `${soldAs(landing, site)} ${heading}`.trim();
  }
}

/** Without the dealer's name, which ends every title. */
export function landingTitle(landing: Landing, site: Site): string {
  const place = locationsText(site.context.locations, site.settings.regional.locale);
  return capitalised(`${subject(landing, site)} for sale${place === '' ? '' : ` in ${place}`}`);
}

export function landingDescription(landing: Landing, site: Site, from: string | null): string {
  const { settings, context } = site;
  const where = [settings.branding.name, yardsText(context.locations)].filter(Boolean).join(', ');
  if (landing.vehicles.length === 0)
    return `${landingTitle(landing, site)} at ${settings.branding.name}. None in stock today. Browse what we have, or tell us what you’re looking for.`;
  const what =
    landing.kind === 'make' || landing.kind === 'model' ? subject(landing, site) : landingHeading(landing, site);
  const { main, also } = stockCopy(stockNumbers(landing.vehicles, settings), settings);
  return `${capitalised(what)} at ${where}: ${main}${also} in stock${from === null ? '' : `, prices ${from}`}. Photos, full details and the price type shown with every price.`;
}
