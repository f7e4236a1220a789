const conjunction = /* @__PURE__ */ new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** "a", "a and b", "a, b and c". */
export const joinWithAnd = (parts: readonly string[]): string => conjunction.format(parts);

/** On one line: a number over two lines, or away from its unit, reads as two. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** "Blue" of "blue". */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
