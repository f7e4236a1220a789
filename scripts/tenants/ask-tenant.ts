/** Asks what a new dealer needs, one question a line; an empty answer takes what stands in brackets. */
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

/** `ask` shows a question and gives the line that was typed. */
export async function askTenant(
  ask: (question: string) => Promise<string>,
  defaults: Pick<Answers, 'template' | 'locale'>,
): Promise<Answers> {
  const name = await untilAnswered(ask, 'Name of the dealer, as shoppers read it: ');
  const answer = async (question: string, byDefault: string) =>
    (await ask(`${question} [${byDefault}]: `)).trim() || byDefault;
  return {
    name,
    slug: await answer('Folder, and the first part of its address here', slugify(name)),
    template: await answer(`Template: ${templateNames.join(', ')}`, defaults.template),
    locale: await answer(`Country: ${Object.keys(regions).join(', ')}`, defaults.locale),
    feed: (await ask('Stock feed, a .csv or .json file [six sample cars]: ')).trim() || undefined,
  };
}

async function untilAnswered(ask: (question: string) => Promise<string>, question: string): Promise<string> {
  for (;;) {
    const answer = (await ask(question)).trim();
    if (answer !== '') return answer;
  }
}
