/** Headings, titles and descriptions of landing pages. */
import { makeModelName } from '#src/domain/vehicle/vehicle-name.ts';
import { bodyLabel } from '#src/domain/vocabulary/labels.ts';
import type { Landing } from '#src/site/landings.ts';
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
} from '../stock-copy.ts';

/** "Toyota HiLux", "SUVs", "Used cars". */
export function landingHeading(landing: Landing, { settings }: Site): string {
  const noun = listNoun(landing.vehicles, settings);
  switch (landing.kind) {
    case 'all':
      return landing.vehicles.length === 0 ? stockName(settings) : `All ${noun}`;
    case 'preset':
      return capitalised(`${conditionText(landing.preset.carTypes, settings)} ${noun}`);
    case 'quick':
      return landing.search.heading.replace('{vehicles}', noun).replace('{Vehicles}', capitalised(noun));
    case 'make':
      return landing.make.label;
    case 'model':
      return makeModelName(landing.make.label, landing.model.label);
    case 'body':
      return bodyLabel(landing.body, { plural: true, locale: settings.regional.locale });
  }
}

const soldAs = (landing: Landing, { settings }: Site) =>
  conditionText(new Set(landing.vehicles.map(({ carType }) => carType)), settings);

/** The subject of the page in the middle of a sentence: "used Toyota HiLux", "used SUVs". */
function subject(landing: Landing, site: Site): string {
  const heading = landingHeading(landing, site);
  switch (landing.kind) {
    case 'all':
      return `${soldAs(landing, site)} ${listNoun(landing.vehicles, site.settings)}`.trim();
    case 'preset':
      return uncapitalised(heading);
    case 'quick':
      return heading;
    case 'body':
      return `${soldAs(landing, site)} ${midSentence(heading)}`;
    case 'make':
      return `${soldAs(landing, site)} ${heading} ${listNoun(landing.vehicles, site.settings)}`;
    default:
      return `${soldAs(landing, site)} ${heading}`;
  }
}

/** Without the dealer's name, which every title ends on. */
export function landingTitle(landing: Landing, site: Site): string {
  const place = locationsText(site.context.locations, site.settings.regional.locale);
  return capitalised(`${subject(landing, site)} for sale${place === '' ? '' : ` in ${place}`}`);
}

export function landingDescription(landing: Landing, site: Site, from: string | null): string {
  const { settings, context } = site;
  const where = [settings.branding.name, yardsText(context.locations)].filter(Boolean).join(', ');
  if (landing.vehicles.length === 0)
    return `${landingTitle(landing, site)} at ${settings.branding.name}. None in stock today. Browse what is, or tell us what you are after.`;
  const what =
    landing.kind === 'make' || landing.kind === 'model' ? subject(landing, site) : landingHeading(landing, site);
  const { main, also } = stockCopy(stockNumbers(landing.vehicles, settings), settings);
  return `${capitalised(what)} at ${where}: ${main}${also} in stock${from === null ? '' : `, prices ${from}`}. Photos, full details and the price type beside every price.`;
}
