/** Bytes of a feed to text. Feeds come in UTF-8, in UTF-16 from spreadsheets, and in windows-1252 from old dealer systems, sometimes mixed. */
export interface Decoded {
  text: string;
  warning: string | null;
}

const lineFeed = 10;

export function decode(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), warning: null };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), warning: null };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), warning: null };
  } catch {
    return decodeLines(bytes);
  }
}

/** Line by line, so that one line in an old encoding does not garble the accents of all the others. */
function decodeLines(bytes: Uint8Array): Decoded {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const old = new TextDecoder('windows-1252');
  const lines: string[] = [];
  let count = 0, first = 0;
  for (let start = 0; start <= bytes.length;) {
    const found = bytes.indexOf(lineFeed, start);
    const end = found === -1 ? bytes.length : found;
    const line = bytes.subarray(start, end);
    try {
      lines.push(strict.decode(line));
    } catch {
      lines.push(old.decode(line));
      first ||= lines.length;
      count += 1;
    }
    start = end + 1;
  }
  return {
    text: lines.join('\n'),
    warning: `${count} ${count === 1 ? 'line is' : 'lines are'} not UTF-8 and ${count === 1 ? 'was' : 'were'} read as windows-1252 (first: line ${first}). Ask the feed's supplier for UTF-8.`,
  };
}
