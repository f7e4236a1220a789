import { escapeHtml } from '#src/lib/escape-html.ts';
import type { localMessages } from '../database/schema.ts';

type Message = typeof localMessages.$inferSelect;
export interface OutboxDealer {
  name: string;
  locale: string;
  timeZone: string;
  siteUrl: string;
}

const kinds: Record<string, string> = { sms: 'Text message', email: 'Email' };

const styles = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 16%, transparent); --quiet: color-mix(in srgb, currentColor 64%, transparent) }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f6f7f8, #15181b); color: light-dark(#1a1f24, #eceff1) }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2 }
p { margin: .5rem 0 1.75rem; color: var(--quiet) }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .9rem }
li { background: light-dark(#fff, #1d2226); border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.15rem }
header { display: flex; flex-wrap: wrap; gap: .25rem .9rem; align-items: baseline; font-size: .875rem; color: var(--quiet) }
header b { color: light-dark(#1a1f24, #eceff1) }
header time { margin-left: auto }
h2 { margin: .5rem 0 0; font-size: 1rem }
pre { margin: .5rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
iframe { width: 100%; height: 34rem; margin: .6rem 0 0; border: 1px solid var(--line); border-radius: 8px }
summary { cursor: pointer; margin: .5rem 0 0; font-size: .875rem }
.email pre { font: .8125rem/1.5 ui-monospace, monospace; max-height: 22rem; overflow: auto }`;

export function outboxPage(messages: Message[], dealer: OutboxDealer): string {
  const list =
    messages.length > 0
      ? `<ol>${messages.map((message) => messageItem(message, dealer)).join('')}</ol>`
      : '<p>Nothing has been sent yet.</p>';
  return `<!doctype html>
<html lang="${escapeHtml(dealer.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Outbox - ${escapeHtml(dealer.name)}</title><style>${styles}</style></head>
<body><main><h1>Outbox for ${escapeHtml(dealer.name)}</h1><p>Messages from the practice services. None were sent to anyone; reload to see new ones.</p>${list}</main></body></html>
`;
}

function messageItem(
  { kind, recipient, subject, body, html, createdAt }: Message,
  { locale, timeZone, siteUrl }: OutboxDealer,
): string {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(
    createdAt,
  );
  const heading = subject === null ? '' : `<h2>${escapeHtml(subject)}</h2>`;
  const plain = `<pre tabindex="0">${plainText(body, siteUrl)}</pre>`;
  return `<li class="${kind === 'email' ? 'email' : 'sms'}"><header><b>${escapeHtml(kinds[kind] ?? kind)}</b><span>to ${escapeHtml(recipient)}</span><time datetime="${createdAt.toISOString()}">${escapeHtml(time)}</time></header>${heading}${html === null ? plain : mailFrame(ofThisServer(html, siteUrl), subject ?? '', plain)}</li>`;
}

/** Links to the dealer's pages point here: the live host may not exist yet. */
function plainText(body: string, siteUrl: string): string {
  const own = escapeHtml(siteUrl);
  return escapeHtml(body)
    .split(own)
    .map((part, index) => {
      const path = index === 0 ? '' : (/^\/[^\s<>]*[^\s<>.,;:)]/.exec(part)?.[0] ?? '');
      return path === '' ? part : `<a href="${path}">${own}${path}</a>${part.slice(path.length)}`;
    })
    .join('');
}

const ofThisServer = (html: string, siteUrl: string): string =>
  html
    .replaceAll(`<img src="${escapeHtml(siteUrl)}/`, '<img src="/')
    .replaceAll(`href="${escapeHtml(siteUrl)}/`, 'target="_blank" href="/');

/** Sandboxed: can only open links. */
const mailFrame = (html: string, subject: string, plain: string): string =>
  `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe><details><summary>As plain text</summary>${plain}</details>`;
