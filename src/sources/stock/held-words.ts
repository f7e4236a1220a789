import type { HeldWord } from '#src/domain/guard/held-change.ts';
import type { LoadedStock } from './load-stock.ts';
import { isAboutLocation, meanwhileOf } from './open-questions.ts';

/** @param onSite visible vehicles; `until`: when vehicles shown as last seen disappear (keep-seen.ts) */
export function heldWords(
  { vehicles, asked, waiting }: Pick<LoadedStock, 'vehicles' | 'asked' | 'waiting'>,
  { onSite, until }: { onSite: ReadonlySet<string>; until: ReadonlyMap<string, number> },
): HeldWord[] {
  const words = new Map<string, HeldWord>();
  for (const { id, stockNumber, name } of vehicles) {
    // Sold and hidden vehicles need no answer.
    if (!waiting.has(id) && !onSite.has(id)) continue;
    const { feed = null, words: own = [] } = asked.get(id) ?? {};
    for (const { field, column, word, isUnmapped } of own) {
      const key = JSON.stringify([feed, field, column, word.toLowerCase()]);
      const meaning = { isLocation: isAboutLocation({ field }), meanwhile: meanwhileOf(field) };
      const held = words.get(key) ?? {
        feed,
        field,
        column,
        word,
        ...meaning,
        ...(isUnmapped && { isUnmapped }),
        vehicles: [],
      };
      words.set(key, held);
      held.vehicles.push({
        vehicle: stockNumber ?? id,
        name,
        until: until.get(id) ?? null,
        isOnSite: onSite.has(id),
      });
    }
  }
  return [...words.values()].toSorted((a, b) => b.vehicles.length - a.vehicles.length);
}
