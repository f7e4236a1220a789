const conjunction = /* @__PURE__ */ new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** "a", "a and b", "a, b and c". */
export const joinWithAnd = (parts: readonly string[]): string => conjunction.format(parts);

/** "Blue" of "blue". */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
