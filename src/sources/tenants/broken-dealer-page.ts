import { escapeHtml } from '#src/lib/escape-html.ts';
import { FeedError } from '../stock/errors.ts';
import type { Issue } from './issue.ts';
import { TenantError } from './load-tenant.ts';

const styles = `
:root { color-scheme: light dark }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#f6f7f8, #15181b); color: light-dark(#1a1f24, #eceff1) }
main { max-width: 52rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) 1.25rem }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2 }
ol { list-style: none; margin: 2rem 0 0; padding: 0; display: grid; gap: .9rem }
li { background: light-dark(#fff, #1d2226); border-left: 4px solid #c62828; border-radius: 6px; padding: .9rem 1.1rem; overflow-wrap: anywhere }
li.warning { border-color: #b7791f }
p { margin: .25rem 0 0; white-space: pre-line }
code { font: .9em ui-monospace, monospace }
small { font-size: .875rem; opacity: .75 }`;

/** Null if unrelated to the folder or its feed. */
export function brokenDealerPage(slug: string, cause: unknown): string | null {
  const list =
    cause instanceof TenantError
      ? cause.issues.map(item).join('')
      : cause instanceof FeedError
        ? `<li><p>${escapeHtml(cause.message)}</p></li>`
        : null;
  if (list === null) return null;
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(slug)} cannot be shown</title><link rel="icon" href="data:,"><style>${styles}</style></head>
<body><main><h1>${escapeHtml(slug)} cannot be shown</h1><p>Fix these issues in its folder, then reload this page.</p><ol>${list}</ol></main></body></html>
`;
}

function item({ severity, file, line, path, reason, hint }: Issue): string {
  const place = `${file}${line === null ? '' : `:${line}`}`;
  const key = path === '' ? '' : ` <code>${escapeHtml(path)}</code>`;
  return `<li class="${severity}"><small>${severity} in</small> <code>${escapeHtml(place)}</code>${key}<p>${escapeHtml(reason)}</p>${hint === null ? '' : `<p><small>${escapeHtml(hint)}</small></p>`}</li>`;
}
