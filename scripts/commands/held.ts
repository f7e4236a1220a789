/** Lists held changes; records decisions and answers (GUARD-04). */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { HeldChange, HeldRecord, HeldWord } from '#src/domain/guard/held-change.ts';
import { choiceText, heldItems } from '#src/domain/guard/held-item.ts';
import type { PriceDecision } from '#src/domain/guard/price-decision.ts';
import { chosenTenants } from '#src/generator/chosen-tenants.ts';
import { readFacts } from '#src/generator/operator-report/dealer-facts.ts';
import { CommandError } from '#src/generator/options.ts';
import { writeAtomically } from '#src/generator/record.ts';
import { formatMoney } from '#src/lib/money.ts';
import { decisionsFile, decisionsFileName } from '#src/sources/tenants/files/decisions-file.ts';
import { sameStockNumber } from '#src/sources/tenants/files/overrides-file.ts';
import { schemaReference } from '#src/sources/tenants/schema-files.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { parseOptions } from '../parse-options.ts';
import { answerHeldWords, wordAnswer } from '../held/answer-word.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt held [slug [stock number...]] [--approve | --keep | --hide] [--all] [--by NAME]
                          [--answer WORD=MEANING...] [--json] [--out DIR] [--tenants DIR]

Feed changes that shoppers do not see until you decide: prices outside stock.guards, and words and locations that the
product does not know.
  (nothing)          lists them for every dealer, or for the given dealer
  --approve          publishes the feed's price
  --keep             keeps the last good price until the feed's price changes
  --hide             hides the vehicle from the site until the feed's price changes
  --all              decides on every held price of the given dealer, or of all dealers if none is given
  --answer W=M       sets what a word in the feed means, or which location it is, for all vehicles with it:
                     --answer "Retail=in_stock", --answer "Blacktown Overflow=blacktown"
  --by NAME          who made the decision (default: the current user)
  --out DIR          folder of built sites (default: dist)
  --tenants DIR      dealers folder (default: the TENANTS variable, or tenants)
  --json             print one JSON object
Decisions are stored in decisions.json in the dealer's folder, and answers in stock.mapping in its settings.json; the next
build or refresh applies them. A different price for the same vehicle needs a new decision.`;

interface DealersHeld extends HeldRecord {
  dealer: string;
  held: HeldChange[];
  words: HeldWord[];
}

export const held = command({
  usage,
  run: async (args, { stdout }) => {
    const { values, positionals } = parseOptions(
      {
        args,
        allowPositionals: true,
        options: {
          approve: { type: 'boolean', default: false },
          keep: { type: 'boolean', default: false },
          hide: { type: 'boolean', default: false },
          all: { type: 'boolean', default: false },
          answer: { type: 'string', multiple: true, default: [] },
          by: { type: 'string' },
          json: { type: 'boolean', default: false },
          out: { type: 'string', default: 'dist' },
          tenants: { type: 'string' },
        },
      },
      usage,
    );
    const [slug, ...numbers] = positionals;
    const decision = decisionOf(values);
    const tenantsDir = tenantsFolder(values.tenants);
    const slugs = chosenTenants({ slugs: slug === undefined ? [] : [slug], tenantsDir });
    const dealers = slugs.map((dealer) => heldOf(resolve(values.out), dealer));
    if (values.answer.length > 0) {
      if (decision !== null || values.all || slug === undefined || numbers.length > 0)
        throw new CommandError(
          `--answer needs the dealer and no other options: ./forecourt held some-cars --answer "Retail=in_stock"`,
        );
      const said = await answerHeldWords({ ...dealers[0]!, tenantsDir }, values.answer.map(wordAnswer));
      stdout.write(values.json ? `${JSON.stringify({ dealer: slug, answers: said })}\n` : savedText(slug, said));
      return 0;
    }
    if (decision === null) {
      if (values.all || values.by !== undefined) throw new CommandError(`Add --approve, --keep or --hide.\n\n${usage}`);
      const waiting = dealers.filter(({ held: changes, words }) => changes.length + words.length > 0);
      stdout.write(values.json ? `${JSON.stringify({ dealers: waiting })}\n` : listText(dealers));
      return 0;
    }
    if (values.all ? numbers.length > 0 : numbers.length === 0)
      throw new CommandError(
        `Specify the dealer and the stock numbers to decide on, or use --all. Held now:\n${listText(dealers)}`,
      );
    const chosen = dealers.map((dealer) => ({ ...dealer, held: chosenOf(dealer, numbers, decision) }));
    const by = values.by ?? userInfo().username;
    for (const dealer of chosen.filter(hasHeld)) await write(dealer, decision, { by, tenantsDir });
    const decided = chosen.filter(hasHeld);
    stdout.write(values.json ? `${JSON.stringify({ decision, dealers: decided })}\n` : decidedText(decided, decision));
    return 0;
  },
});

function decisionOf(values: Record<PriceDecision['decision'], boolean>): PriceDecision['decision'] | null {
  const named = (['approve', 'keep', 'hide'] as const).filter((name) => values[name]);
  if (named.length > 1) throw new CommandError(`Use only one of --approve, --keep and --hide.\n\n${usage}`);
  return named[0] ?? null;
}

const hasHeld = ({ held: changes }: DealersHeld): boolean => changes.length > 0;

function heldOf(outDir: string, dealer: string): DealersHeld {
  const { regional, held = [], words = [] } = readFacts(outDir, dealer)?.result ?? {};
  return { dealer, regional, held, words };
}

/** @throws CommandError if a vehicle isn't held, or has no earlier price to keep */
function chosenOf({ dealer, held: changes }: DealersHeld, numbers: string[], decision: string): HeldChange[] {
  const found = (number: string) => changes.find(({ vehicle }) => sameStockNumber(vehicle) === sameStockNumber(number));
  const missing = numbers.filter((number) => !found(number));
  if (missing.length > 0)
    throw new CommandError(
      `${dealer} has no held price for ${missing.join(', ')}. Held now: ${changes.map(({ vehicle }) => vehicle).join(', ') || 'none'}. If it was held a moment ago, a refresh has since applied your decision or a change in the feed.`,
    );
  const chosen = numbers.length === 0 ? changes : numbers.map((number) => found(number)!);
  const without = decision === 'keep' ? chosen.filter(({ from }) => from === null) : [];
  if (without.length > 0)
    throw new CommandError(
      `${without.map(({ vehicle }) => vehicle).join(', ')} of ${dealer} had no price before, so there is none to keep. Use --approve or --hide.`,
    );
  return chosen;
}

async function write(
  { dealer, held: changes }: DealersHeld,
  decision: PriceDecision['decision'],
  { by, tenantsDir }: { by: string; tenantsDir: string },
): Promise<void> {
  const file = join(tenantsDir, dealer, decisionsFileName);
  const known = decisionsFile.parse(existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {});
  const decidedAt = new Date().toISOString();
  const made = changes.map(({ vehicle, from, to }): PriceDecision => {
    const keptPrice = decision === 'keep' ? from : null;
    return { vehicle, feedPrice: to, decision, keptPrice, decidedAt, decidedBy: by };
  });
  const isAgain = (old: PriceDecision) =>
    made.some(
      (one) => one.feedPrice === old.feedPrice && sameStockNumber(one.vehicle) === sameStockNumber(old.vehicle),
    );
  const prices = [...known.prices.filter((old) => !isAgain(old)), ...made];
  writeAtomically(file, `${JSON.stringify({ $schema: schemaReference('decisions'), prices }, null, 2)}\n`);
}

/** Each price needs its own decision. */
function listText(dealers: readonly DealersHeld[]): string {
  const lines = dealers.flatMap(({ dealer, held: changes, words, regional }) =>
    [...changes.map((change) => ({ held: [change] })), { words }].flatMap((things) =>
      heldItems(dealer, { ...things, regional }).map(
        (item) => `${dealer}  ${item.vehicles}  ${item.title}. ${item.text}\n    ${choiceText(item)}\n`,
      ),
    ),
  );
  return lines.join('') || 'Nothing is held.\n';
}

const savedText = (dealer: string, said: readonly string[]): string =>
  `Saved in ${dealer}/settings.json:\n${said.map((one) => `  ${one}\n`).join('')}${visibilityNote([dealer])}`;

const visibilityNote = (dealers: readonly string[]): string =>
  `Shoppers will see this after the next refresh. To publish it now: ./forecourt refresh ${dealers.join(' ')}\n`;

const done: Record<PriceDecision['decision'], (change: HeldChange) => string> = {
  approve: ({ vehicle, to }) => `Approved ${formatMoney(to)} for ${vehicle}.`,
  keep: ({ vehicle, from }) =>
    `Kept ${formatMoney(from ?? 0)} for ${vehicle}. You'll be asked again when the feed's price changes.`,
  hide: ({ vehicle }) =>
    `${vehicle} will be hidden from the site. You'll be asked again when the feed's price changes.`,
};

const decidedText = (dealers: readonly DealersHeld[], decision: PriceDecision['decision']): string =>
  dealers.length === 0
    ? 'No prices are held, so there is nothing to decide.\n'
    : `${dealers.flatMap(({ held: changes }) => changes.map(done[decision])).join('\n')}\n${visibilityNote(dealers.map(({ dealer }) => dealer))}`;
