/** Named in errors. Commands for a dealer without settings replace it with their own option. */
export const listSetting = 'stock.source.list in settings.json';
export const checkList = `Check ${listSetting}.`;
export const setList = 'Set stock.source.list to';

export const listsFound = (paths: readonly string[]): string =>
  `It has lists at ${paths.map((path) => `"${path}"`).join(', ')}.`;

/** Null unless the error names exactly one list. */
export const onlyListFound = (message: string): string | null =>
  /It has lists at "([^"]+)"\./.exec(message)?.[1] ?? null;
