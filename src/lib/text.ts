const conjunction = /* @__PURE__ */ new Intl.ListFormat('en-AU', { type: 'conjunction' });

export const joinWithAnd = (parts: readonly string[]): string => conjunction.format(parts);

/** Uses non-breaking spaces, so that a number stays with its unit. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
