/** @param words separated by single spaces */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
