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

type Ask = (question: string) => Promise<string>;

/**
 * `ask` shows a question and gives the line that was typed; `faultOf` says what is wrong with a stock feed, which is then
 * asked for again, or null.
 */
export async function askTenant(
  ask: Ask,
  defaults: Pick<Answers, 'template' | 'locale'>,
  faultOf: (feed: string, locale: string) => Promise<string | null>,
): Promise<Answers> {
  const name = await untilAnswered(ask, 'Name of the dealer, as shoppers read it: ');
  const answer = async (question: string, byDefault: string) =>
    (await ask(`${question} [${byDefault}]: `)).trim() || byDefault;
  const answers = {
    name,
    slug: await answer('Folder, and the first part of its address here', slugify(name)),
    template: await answer(`Template: ${templateNames.join(', ')}`, defaults.template),
    locale: await answer(`Country: ${Object.keys(regions).join(', ')}`, defaults.locale),
  };
  return { ...answers, feed: await usableFeed(ask, (feed) => faultOf(feed, answers.locale)) };
}

/** A file that is dropped on a terminal comes in quotes. */
const unquoted = (text: string): string => text.trim().replace(/^(['"])(.*)\1$/, '$2');

async function usableFeed(ask: Ask, faultOf: (feed: string) => Promise<string | null>): Promise<string | undefined> {
  let fault: string | null = null;
  for (;;) {
    const said = fault === null ? '' : `${fault}\n`;
    const feed = unquoted(await ask(`${said}Stock feed, a .csv, .json or .xml file [six sample cars]: `));
    if (feed === '') return undefined;
    fault = await faultOf(feed);
    if (fault === null) return feed;
  }
}

async function untilAnswered(ask: Ask, question: string): Promise<string> {
  for (;;) {
    const answer = (await ask(question)).trim();
    if (answer !== '') return answer;
  }
}
