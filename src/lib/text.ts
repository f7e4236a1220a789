const conjunction = /* @__PURE__ */ new Intl.ListFormat('en-AU', { type: 'conjunction' });

export const joinWithAnd = (parts: readonly string[]): string => conjunction.format(parts);

/** Non-breaking spaces keep a number with its unit. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
