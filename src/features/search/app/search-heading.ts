/** What a search is called: the same words as its landing page has, where it has one. */
import { searchState, type SearchState } from '#src/domain/search-state.ts';
import { presetFor } from '#src/domain/search-url.ts';
import { bodyFromSlug, bodyLabel } from '#src/domain/vehicle-labels.ts';
import { capitalised, conditionWords, midSentence, stockName, vehicleNoun } from '../stock-words.ts';
import type { SearchConfig } from './app-config.ts';

/** "Toyota HiLux", "Used SUVs", "Used Toyota cars", "All cars". */
export function searchHeading(state: SearchState, { settings, quick }: Pick<SearchConfig, 'settings' | 'quick'>): string {
  const named = quick.find((one) => JSON.stringify(searchState(one.state)) === JSON.stringify({ ...state, page: 1, sort: 'rank' }));
  if (named) return named.heading;
  const { car_type: types = [], make = [], model = [], body = [] } = state.refinements;
  const preset = presetFor(types);
  const condition = preset && preset.carTypes.length < 3 ? conditionWords(preset.carTypes, settings) : '';
  const makeName = make.length === 1 ? make[0]! : '';
  const modelName = makeName !== '' && model.length === 1 ? model[0]! : '';
  const key = body.length === 1 ? bodyFromSlug(body[0]!) : null;
  const bodies = key === null ? '' : bodyLabel(key, { plural: true, locale: settings.regional.locale });
  if (condition === '' && makeName === '') return bodies || stockName(settings);
  const what = bodies !== '' ? midSentence(bodies) : modelName !== '' || condition === '' ? '' : vehicleNoun(settings);
  return capitalised([condition, makeName, modelName, what].filter(Boolean).join(' '));
}
