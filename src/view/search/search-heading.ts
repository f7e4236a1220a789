import { joinWithAnd } from '#src/lib/text.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import { presetFor } from '#src/domain/search/search-url.ts';
import { bodyFromSlug, bodyLabel } from '#src/domain/vocabulary/labels.ts';
import { makeModelName } from '#src/domain/vehicle/vehicle-name.ts';
import { carTypes, type CarType } from '#src/domain/vehicle/vehicle.ts';
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { capitalised, conditionText, midSentence, vehicleNoun } from '../copy/stock-copy.ts';
import { chosenKind } from './result-count.ts';
import { addressKey, type SearchConfig } from './search-config.ts';
import { matchingQuickSearch } from './matching-quick-search.ts';

type Config = Pick<SearchConfig, 'settings' | 'quick' | 'headings'>;

const maxMakes = 3;

/** "Toyota HiLux", "Used SUVs", "All cars". `address`: the current path. */
export function searchHeading(state: SearchState, config: Config, address = ''): string {
  const { settings, headings } = config;
  const quick = matchingQuickSearch(state, config);
  if (quick) return quick.heading;
  const types = (state.refinements.car_type ?? []).filter((type): type is CarType =>
    (carTypes as readonly string[]).includes(type),
  );
  const condition = types.length < carTypes.length ? conditionText(types, settings) : '';
  const kind = settings.stockRules.itemTypes.length > 1 ? chosenKind(state.refinements) : null;
  const noun = kind ? vehicleWord(kind, { plural: true }) : vehicleNoun(settings);
  const makes = makesText(state);
  const bodies = bodiesText(state, config);
  if (makes === '' && bodies === '' && !kind) {
    const list = condition === '' ? address : (presetFor(types)?.path ?? '');
    return (
      headings[addressKey(list)] ??
      (condition === '' ? (headings['/cars'] ?? noun) : capitalised(`${condition} ${noun}`))
    );
  }
  if (condition === '' && makes === '' && bodies !== '') return bodies;
  const isModel = makes !== '' && (state.refinements.model?.length ?? 0) > 0;
  const what = bodies !== '' ? midSentence(bodies) : (condition === '' && !kind) || isModel ? '' : noun;
  return capitalised([condition, makes, what].filter(Boolean).join(' '));
}

/** "Toyota HiLux", "Volkswagen Golf and Golf R", "Kia and Toyota"; empty for none or too many. */
function makesText({ refinements: { make = [], model = [] } }: SearchState): string {
  if (make.length > maxMakes) return '';
  if (make.length !== 1 || model.length === 0 || model.length > maxMakes) return joinWithAnd(make);
  const [first, ...others] = model;
  return joinWithAnd([makeModelName(make[0]!, first!), ...others]);
}

function bodiesText({ refinements: { body = [] } }: SearchState, { settings }: Config): string {
  const key = body.length === 1 ? bodyFromSlug(body[0]!) : null;
  return key === null ? '' : bodyLabel(key, { plural: true, locale: settings.regional.locale });
}
