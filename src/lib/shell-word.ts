/** Quoted for commands that people copy: a POSIX shell expands nothing in it. */
export const quotedWord = (text: string): string =>
  /["$`\\!]/.test(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `"${text}"`;

/** Quoted only if needed. */
export const shellWord = (text: string): string => (/^[\w.\-\/]+$/v.test(text) ? text : quotedWord(text));
