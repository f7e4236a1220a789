interface JsonElement {
  start: number;
  end: number;
  /** From 1. */
  line: number;
}

export interface JsonElements {
  elements: JsonElement[];
  /** Every bracket is closed. */
  closes: boolean;
}

const quote = 34,
  comma = 44,
  backslash = 92,
  bracket = 93,
  openers = '[{',
  closers = ']}';

/**
 * Elements of the top-level array, or the array under `key` (null: the first), found without parsing, for line numbers
 * and to rescue rows from a broken file.
 */
export function jsonElements(text: string, key: string | null = null): JsonElements {
  const elements: JsonElement[] = [];
  let isRead = false;
  let depth = 0,
    arrayDepth = 0,
    lastString = '',
    start = -1;
  const lineAt = lineCounter(text);
  const close = (end: number) => {
    if (start !== -1) elements.push({ start, end, line: lineAt(start) });
    start = -1;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= 32) continue;
    if (!isRead && depth === arrayDepth && arrayDepth > 0) {
      if (code === comma) {
        close(at);
        continue;
      }
      if (code === bracket) {
        close(at);
        isRead = true;
        depth -= 1;
        continue;
      }
      if (start === -1) start = at;
    }
    if (code === quote) {
      const end = stringEnd(text, at);
      if (depth === 1 && arrayDepth === 0) lastString = text.slice(at + 1, end);
      at = end;
    } else if (openers.includes(text[at]!)) {
      depth += 1;
      const isArray =
        text[at] === '[' && arrayDepth === 0 && (depth === 1 || (depth === 2 && (key === null || lastString === key)));
      if (isArray) arrayDepth = depth;
    } else if (closers.includes(text[at]!)) {
      depth -= 1;
    }
  }
  if (!isRead) close(text.length);
  return { elements, closes: isRead && depth === 0 };
}

/** Positions must increase. Remembers the next line break: a feed may be a single 40 MB line. */
function lineCounter(text: string): (position: number) => number {
  let line = 1,
    nextBreak = text.indexOf('\n');
  return (position) => {
    for (; nextBreak !== -1 && nextBreak < position; nextBreak = text.indexOf('\n', nextBreak + 1)) line += 1;
    return line;
  };
}

function stringEnd(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === backslash) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}
