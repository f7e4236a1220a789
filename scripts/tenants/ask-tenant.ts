import { templateNames } from '#src/domain/tenant/template-names.ts';
import { slugify } from '#src/lib/slug.ts';
import { regions } from './scaffold-regions.ts';

export interface Answers {
  slug: string;
  name: string;
  template: string;
  locale: string;
  feed: string | undefined;
}

type Ask = (question: string) => Promise<string>;

interface AnswerValidators {
  slug: (slug: string) => string | null;
  feed: (file: string, locale: string) => Promise<string | null>;
}

export async function askTenant(
  ask: Ask,
  defaults: Pick<Answers, 'template' | 'locale'>,
  faults: AnswerValidators,
): Promise<Answers> {
  const name = await answered(ask, 'Dealer name, as shoppers see it: ', (text) =>
    text === '' ? 'A dealer needs a name.' : null,
  );
  const orDefault = async (question: string, byDefault: string, faultOf: (text: string) => string | null) =>
    (await answered(ask, `${question} [${byDefault}]: `, (text) => (text === '' ? null : faultOf(text)))) || byDefault;
  const oneOf = (question: string, choices: readonly string[], byDefault: string) =>
    orDefault(`${question}: ${choices.join(', ')}`, byDefault, (text) =>
      choices.includes(text) ? null : `"${text}" is not one of the choices.`,
    );
  const answers = {
    name,
    slug: await orDefault('Folder, and first part of the local URL', slugify(name), faults.slug),
    template: await oneOf('Template', templateNames, defaults.template),
    locale: await oneOf('Country and wording', Object.keys(regions), defaults.locale),
  };
  const feed = await answered(ask, 'Stock feed, a .csv, .json or .xml file [six sample cars]: ', (text) =>
    text === '' ? null : faults.feed(unquoted(text), answers.locale),
  );
  return { ...answers, feed: unquoted(feed) || undefined };
}

/** Terminals quote dropped files. */
const unquoted = (text: string): string => text.replace(/^(['"])(.*)\1$/, '$2');

async function answered(
  ask: Ask,
  question: string,
  faultOf: (text: string) => string | null | Promise<string | null>,
): Promise<string> {
  let fault: string | null = null;
  for (;;) {
    const text: string = (await ask(fault === null ? question : `${fault}\n${question}`)).trim();
    fault = await faultOf(text);
    if (fault === null) return text;
  }
}
