/** With a full stop, where it has no end. */
export const asSentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);
