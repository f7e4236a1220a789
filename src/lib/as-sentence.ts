export const asSentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);
