/** Parsing state. Private-use characters replace choices, so that joining words can still be read. */
import { slugify } from '#src/lib/slug.ts';
import type { AmountKind, Limit } from './amounts.ts';
import type { OmittedTerm } from './asides.ts';
import { compact } from './compact.ts';
import type { NamedChoice } from './names.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { Range, SearchState } from '../search-state.ts';
import type { QueryCatalogue } from './catalogue.ts';

interface Choice extends NamedChoice {
  mark: string;
  words: string;
}

const firstMark = 0xe000;
const marks = /[\u0001\ue000-\uf8ff]/g;
export const isMark = (word: string): boolean => /^[\u0001\ue000-\uf8ff]/.test(word);

/** Per facet in a URL. */
const maxValues = 100;
/** Longest readable list; beyond it, the search text excludes the unwanted model. */
const maxOthers = 12;
const alternative = /^(?:or|vs|versus)$/i;
export const choiceKind = ({ facet }: NamedChoice): string =>
  facet === 'make' || facet === 'model' || facet === 'badge' ? 'name' : facet;
const longestTerms = 120;

export class Reading {
  readonly choices: Choice[] = [];
  readonly limits = new Map<AmountKind, Range>();
  readonly untouched: string[] = [];
  readonly unwanted = new Set<string>();
  /** Makes known only from their models. */
  readonly derived = new Set<string>();
  readonly catalogue: QueryCatalogue;
  readonly locale: Locale;
  private marked = 0;

  constructor(catalogue: QueryCatalogue, locale: Locale) {
    this.catalogue = catalogue;
    this.locale = locale;
  }

  readonly keep = (words: string): string => {
    this.untouched.push(words.trim());
    return ' \u0001 ';
  };

  readonly choose = (choice: NamedChoice, words = choice.label): string => {
    const mark = String.fromCharCode(firstMark + (this.marked++ % 6000));
    const same = this.choices.find(({ facet, label }) => facet === choice.facet && label === choice.label);
    if (!same) this.choices.push({ ...choice, mark, words: words.trim() });
    return ` ${same?.mark ?? mark} `;
  };

  measure(limit: Limit, words: string): string {
    if (!this.catalogue.measures?.some((one) => one === limit.kind)) return this.keep(words);
    this.limit(limit);
    return ' \u0001 ';
  }

  /** Joins "over 10k" and "under 20k"; the last wins a conflict. */
  limit({ kind, range }: Limit): void {
    const known = this.limits.get(kind) ?? { min: null, max: null };
    const joined = { min: range.min ?? known.min, max: range.max ?? known.max };
    this.limits.set(kind, joined.min !== null && joined.max !== null && joined.min > joined.max ? range : joined);
  }

  /** Adds other names of the last model: GWM Haval Jolion for Haval Jolion. */
  alsoCalled(name: string): void {
    const [make, model] = this.choices.slice(-2);
    for (const other of this.catalogue.makes) {
      const names = other.models.filter((one) => compact(one) === name);
      if (names.length === 0 || make?.values.includes(other.name)) continue;
      make?.values.push(other.name);
      model?.values.push(...names);
    }
  }

  values(facet: NamedChoice['facet']): string[] {
    return this.choices.filter((choice) => choice.facet === facet).flatMap(({ values }) => values);
  }

  /** "bmw or audi a4" includes every BMW. */
  nameWholeMakes(): void {
    const models = new Set(this.values('model'));
    const makes = this.catalogue.makes.filter(({ name }) => this.values('make').includes(name));
    const whole = makes.filter((make) => !make.models.some((model) => models.has(model)));
    const values = whole.flatMap((make) => make.models);
    if (models.size === 0 || whole.length === 0 || values.length + models.size > maxValues) return;
    this.choose({ facet: 'model', values, label: `Any ${whole.map(({ name }) => name).join(' or ')}` });
  }

  /** "corolla or suv" can't be one search. */
  otherKinds(rest: string): OmittedTerm[] {
    const parts: string[][] = [[]];
    for (const word of rest.split(/\s+/))
      if (alternative.test(word)) parts.push([]);
      else parts.at(-1)!.push(word);
    const ofPart = parts.map((words) => this.choices.filter(({ mark }) => words.includes(mark)));
    const seen = new Set(ofPart[0]!.map(choiceKind));
    return ofPart.slice(1).flatMap((own): OmittedTerm[] => {
      const isOther = seen.size > 0 && own.length > 0 && !own.some((choice) => seen.has(choiceKind(choice)));
      if (!isOther) for (const choice of own) seen.add(choiceKind(choice));
      if (!isOther) return [];
      const words = [...new Set(own.map((choice) => choice.words))].join(' ');
      this.choices.splice(0, this.choices.length, ...this.choices.filter((choice) => !own.includes(choice)));
      return [{ kind: 'other', words }];
    });
  }

  /**
   * Selects all other values (models: of the chosen makes or any). If too many, the search text excludes the names.
   * Returns exclusions that neither can express.
   */
  exclude(choices: readonly NamedChoice[]): OmittedTerm[] {
    return choices.flatMap((choice): OmittedTerm[] => {
      const { facet, values, unwanted = [], label } = choice;
      const names = shortestNames(values);
      const others = facet === 'model' ? this.otherModels(values) : values;
      // As text, a bare number isn't a model.
      const most = names.every(isSayable) ? maxOthers : maxValues;
      const isText = facet === 'badge' || (facet === 'model' && others.length > most);
      if (!isText && others.length > 0) this.choose({ ...choice, values: others });
      const said = isText ? [...unwanted, ...names] : unwanted;
      if (said.join('').length > longestTerms || !said.every(isSayable)) return [{ kind: 'without', words: label }];
      for (const name of said) this.unwanted.add(name);
      return [];
    });
  }

  private otherModels(models: readonly string[]): string[] {
    const makes = this.values('make');
    const among = this.catalogue.makes
      .filter(({ name }) => makes.length === 0 || makes.includes(name))
      .flatMap((make) => make.models);
    const chosen = this.values('model');
    return [...new Set(chosen.length > 0 ? chosen : among)].filter((model) => !models.includes(model));
  }

  /** First-car defaults, where unset. */
  addMissing({ refinements = {}, ranges = {} }: Pick<Partial<SearchState>, 'refinements' | 'ranges'>): void {
    for (const [facet, values] of Object.entries(refinements) as [NamedChoice['facet'], string[]][]) {
      if (this.values(facet).length === 0 && (facet !== 'body' || this.values('model').length === 0))
        this.choose({ facet, values: [...values], label: 'First car' });
    }
    for (const [name, range] of Object.entries(ranges) as [AmountKind, Range][])
      if (!this.limits.has(name)) this.limits.set(name, range);
  }

  unmarked(text: string): string {
    return text.replace(marks, ' ');
  }
}

const isSayable = (name: string): boolean => /[a-z]/.test(name);

/** "Ranger" also covers "Ranger Raptor". */
function shortestNames(models: readonly string[]): string[] {
  const names = models.map(slugify);
  return names.filter((name) => !names.some((other) => other !== name && name.startsWith(`${other}-`)));
}
