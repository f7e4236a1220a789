import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import type { HeldWord } from '#src/domain/guard/held-change.ts';
import type { Tenant } from '#src/domain/site.ts';
import { feedsOf, mainFeed } from '#src/domain/tenant/stock-feeds.ts';
import { CommandError } from '#src/generator/options.ts';
import { writeAtomically } from '#src/generator/record.ts';
import { readContext } from '#src/sources/stock/feed-part.ts';
import { isDateField, isDateOrder } from '#src/sources/stock/mapping/date-order.ts';
import { fields, type FieldName } from '#src/sources/stock/mapping/fields.ts';
import { columnsNamed, type ColumnMapping } from '#src/sources/stock/mapping/mapping-rules.ts';
import { answerIssue } from '#src/sources/stock/open-questions.ts';
import { compactKey } from '#src/sources/stock/transforms/reading.ts';
import { settingsFileName } from '#src/sources/tenants/group-settings.ts';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';

export interface WordAnswer {
  word: string;
  answer: string;
}

/** `Retail=in_stock`; the word may contain "=". */
export function wordAnswer(text: string): WordAnswer {
  const { word = '', answer = '' } = /^(?<word>.+)=(?<answer>[^=]+)$/v.exec(text)?.groups ?? {};
  if (word.trim() === '' || answer.trim() === '')
    throw new CommandError(
      `--answer "${text}" is not a valid answer. Write the feed's word and its meaning: --answer "Retail=in_stock".`,
    );
  return { word: word.trim(), answer: answer.trim() };
}

/**
 * Leaves the rest of settings.json alone.
 *
 * @returns a sentence per answer
 * @throws CommandError, before writing, for a word without an open question or an invalid answer
 */
export async function answerHeldWords(
  { dealer, words, tenantsDir }: { dealer: string; words: readonly HeldWord[]; tenantsDir: string },
  answers: readonly WordAnswer[],
): Promise<string[]> {
  const tenant = await loadTenant(dealer, tenantsDir);
  const context = readContext(tenant, Date.now());
  const file = join(tenantsDir, dealer, settingsFileName);
  let text = await readFile(file, 'utf8');
  const said: string[] = [];
  for (const given of answers) {
    const asked = words.filter(({ word }) => word.toLowerCase() === given.word.toLowerCase());
    if (asked.length === 0) throw new CommandError(noQuestionText(dealer, given, words));
    const column = asked.find(({ isUnmapped }) => isUnmapped)?.column;
    if (column !== undefined)
      throw new CommandError(
        `"${column}" isn't mapped, so one word can't be answered. Map it in settings.json, or add it to stock.ignoredColumns. Nothing was written.`,
      );
    if (asked.some(({ field }) => field === undefined))
      throw new CommandError(
        `These held words were recorded by an earlier version. First run: ./forecourt refresh ${dealer}`,
      );
    const answerable = asked.map((one) => ({
      one,
      fault: answerIssue(one.field as FieldName, given.answer, { locations: tenant.locations, context }),
    }));
    for (const { one, fault } of answerable) {
      // A column may hold conditions and statuses: the answer is one of them.
      const isOther = answerable.some((other) => other.fault === null && other.one.column === one.column);
      if (fault !== null && isOther) continue;
      if (fault !== null) throw new CommandError(`${fault} Nothing was written.`);
      text = withAnswer(text, one, given, tenant.settings.stock);
      said.push(`${one.column} "${one.word}" means ${given.answer}.`);
    }
  }
  writeAtomically(file, text);
  return said;
}

function noQuestionText(dealer: string, { word }: WordAnswer, words: readonly HeldWord[]): string {
  const known = words.map((one) => `"${one.word}" in ${one.column}`).join(', ') || 'none';
  return `${dealer} has no vehicles held because of the word "${word}". Words to answer: ${known}. If a vehicle was held a moment ago, a refresh has since applied your answer or a change in the feed.`;
}

interface WrittenFeed {
  name?: string;
  mapping?: Record<string, ColumnMapping>;
}

function withAnswer(
  text: string,
  { feed, field, column, word }: HeldWord,
  { answer }: WordAnswer,
  stock: Tenant['settings']['stock'],
): string {
  const own = feedsOf(stock).find(({ name }) => name === (feed ?? mainFeed));
  const { stock: written } = JSON.parse(text) as { stock?: WrittenFeed & { feeds?: WrittenFeed[] } };
  const [, , index] = own?.at ?? [];
  const place = index === undefined ? written : written?.feeds?.[Number(index)];
  if (!own || (index !== undefined && place?.name !== feed))
    throw new CommandError(
      `The dealer's settings.json has no feed ${feed}. If the feed comes from the dealer's group, add the answer to stock.feeds there: "${field}": ${JSON.stringify({ column, words: { [word]: answer } })}`,
    );
  // Includes answers written just now; other answers may come from the dealer's group.
  const entry = answered(
    place?.mapping?.[field] ?? own.stock.mapping[field] ?? (isSharedColumn(field, column, own.stock) ? {} : { column }),
    field,
    { word, answer },
  );
  return applyEdits(
    text,
    modify(text, [...own.at, 'mapping', field], entry, { formattingOptions: { insertSpaces: true, tabSize: 2 } }),
  );
}

/** Naming a default column, or one that also holds conditions, would change how the others are read. */
function isSharedColumn(field: string, column: string, { mapping }: Tenant['settings']['stock']): boolean {
  const ofCondition = mapping.carType === undefined ? [] : columnsNamed(mapping.carType);
  const shared = [...fields.status.columns, ...fields.carType.columns, ...ofCondition];
  return field === 'status' && shared.some((name) => compactKey(name) === compactKey(column));
}

type ColumnRules = Exclude<ColumnMapping, string | unknown[]>;

function answered(mapping: ColumnMapping, field: string, { word, answer }: WordAnswer): ColumnRules {
  const rules: ColumnRules =
    typeof mapping === 'object' && !Array.isArray(mapping)
      ? mapping
      : { column: typeof mapping === 'string' ? mapping : columnsNamed(mapping) };
  if (isDateField(field as FieldName) && isDateOrder(answer)) return { ...rules, dateOrder: answer };
  const isOther = ([known]: [string, unknown]): boolean => known.trim().toLowerCase() !== word.toLowerCase();
  return {
    ...rules,
    words: { ...Object.fromEntries(Object.entries(rules.words ?? {}).filter(isOther)), [word]: answer },
  };
}
