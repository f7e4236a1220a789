/** UTF-8, UTF-16 (spreadsheets) and windows-1252 (old dealer systems), sometimes mixed. */
export interface Decoded {
  text: string;
  warning: string | null;
}

const lineFeed = 10;

export function bytesKind(bytes: Uint8Array): 'gzip' | 'zip' | 'workbook' | 'pdf' | null {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'gzip';
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  // PK\5\6 starts an empty archive.
  if (start === 'PK\u0003\u0004' || start === 'PK\u0005\u0006')
    return Buffer.from(bytes.subarray(0, 4000)).includes('[Content_Types].xml') ? 'workbook' : 'zip';
  return start === '%PDF' ? 'pdf' : start === '\u00d0\u00cf\u0011\u00e0' ? 'workbook' : null;
}

export function decode(bytes: Uint8Array): Decoded {
  const { text, warning } = decodeOnce(bytes);
  const repaired = decodedAgain(text);
  if (repaired.count === 0) return { text, warning };
  const twice = `${repaired.count} ${repaired.count === 1 ? 'character was' : 'characters were'} encoded twice, such as "${repaired.example}", and ${repaired.count === 1 ? 'is' : 'are'} now repaired. Ask the feed's supplier to send UTF-8.`;
  return { text: repaired.text, warning: warning === null ? twice : `${warning} ${twice}` };
}

const oldBytes = new Map(
  Array.from({ length: 128 }, (_, index): [string, number] => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(index + 128)),
    index + 128,
  ]),
);
const rest = [...oldBytes].flatMap(([character, byte]) => (byte < 0xc0 ? [character] : [])).join('');
/** "Ã«", "â€™" and "ðŸ˜€": UTF-8 read as windows-1252, then encoded again. */
const encodedTwice = new RegExp(`[\u00c2\u00c3][${rest}]|\u00e2[${rest}]{2}|\u00f0[${rest}]{3}`, 'g');

function decodedAgain(text: string): { text: string; count: number; example: string } {
  let count = 0,
    example = '';
  const strict = new TextDecoder('utf-8', { fatal: true });
  const repaired = text.replaceAll(encodedTwice, (characters) => {
    try {
      const character = strict.decode(Uint8Array.from(characters, (one) => oldBytes.get(one)!));
      example ||= characters;
      count += 1;
      return character;
    } catch {
      return characters;
    }
  });
  return { text: repaired, count, example };
}

function decodeOnce(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), warning: null };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), warning: null };
  const unmarked = utf16Without(bytes);
  if (unmarked)
    return {
      text: new TextDecoder(unmarked).decode(bytes),
      warning: `it is ${unmarked.toUpperCase()} without a byte order mark. Ask the feed's supplier to send UTF-8.`,
    };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), warning: null };
  } catch {
    return decodeLines(bytes);
  }
}

/** Plain letters in UTF-16 have a zero byte each. */
function utf16Without(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 64);
  if (start.length < 4) return null;
  const zerosAt = (first: number) =>
    start.filter((byte, index) => index % 2 === first && byte === 0).length * 2 >= start.length - 2;
  return zerosAt(1) && !zerosAt(0) ? 'utf-16le' : zerosAt(0) && !zerosAt(1) ? 'utf-16be' : null;
}

/** Line by line: one windows-1252 line mustn't garble the others. */
function decodeLines(bytes: Uint8Array): Decoded {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const old = new TextDecoder('windows-1252');
  const lines: string[] = [];
  let count = 0,
    first = 0;
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
    warning: `${count} ${count === 1 ? 'line is' : 'lines are'} not UTF-8 and ${count === 1 ? 'was' : 'were'} read as windows-1252 (first: line ${first}). Ask the feed's supplier to send UTF-8.`,
  };
}
