const conjunction = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** "a", "a and b", "a, b and c". */
export const joinWithAnd = (parts: readonly string[]): string => conjunction.format(parts);
