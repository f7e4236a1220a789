import { wrong, type IssueDraft } from './issue.ts';

const file = 'theme.css';
const hint = 'Only :root { --name: value; } is allowed; layout and images belong in the template and settings.';

export interface ThemeCss {
  /** Minified; may be empty. */
  css: string;
  tokens: Record<string, string>;
  /** From 1. */
  lines: Record<string, number>;
  findings: (IssueDraft & { line: number })[];
}

/** Accepts only custom properties in `:root`: a theme can't load, hide or run anything. */
export function parseThemeCss(source: string): ThemeCss {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const findings: ThemeCss['findings'] = [];
  const tokens: Record<string, string> = {};
  const lines: Record<string, number> = {};
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const fail = (offset: number, reason: string) =>
    findings.push({ ...wrong(file, [], reason, hint), line: lineAt(offset) });
  const keep = (name: string, value: string, offset: number) => {
    tokens[name] = value;
    lines[name] = lineAt(offset);
  };

  let end = 0;
  for (const block of text.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const selector = block[1]!.trim();
    const start = block.index + block[1]!.length;
    if (selector === ':root') readDeclarations(block[2]!, start + 1, keep, fail);
    else fail(start, `has "${selector.slice(0, 60)}", which is not :root`);
    end = block.index + block[0].length;
  }
  const rest = text.slice(end).trim();
  if (rest) fail(end + text.slice(end).indexOf(rest), `has "${rest.slice(0, 60)}" outside :root`);
  const css = Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return { css: css ? `:root{${css}}` : '', tokens, lines, findings };
}

function readDeclarations(
  block: string,
  offset: number,
  keep: (name: string, value: string, offset: number) => void,
  fail: (offset: number, reason: string) => void,
) {
  let position = offset;
  for (const declaration of block.split(';')) {
    const at = position + (declaration.length - declaration.trimStart().length);
    position += declaration.length + 1;
    const text = declaration.trim();
    if (!text) continue;
    const match = /^(--[a-z][a-z0-9-]*)\s*:\s*([^<>\\@]+)$/.exec(text);
    if (!match) fail(at, `has "${text.slice(0, 60)}", which is not a custom property`);
    else if (/\b(url|image|image-set|src|expression|attr)\s*\(/i.test(match[2]!))
      fail(at, `loads something in ${match[1]}`);
    else keep(match[1]!, match[2]!.trim(), at);
  }
}
