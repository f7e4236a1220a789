import { escapeHtml } from '#src/lib/escape-html.ts';
import type { DealerRecord } from '../../platform/dealer/dealer-record.ts';
import { apiHeaders } from '../../platform/endpoint/api-headers.ts';
import { mailTheme, type MailColours } from '../../platform/mail/mail-look.ts';
import { answeredPath, type AnsweredKey } from '../../leads/answered-link.ts';

export interface AnsweredPage {
  title: string;
  text: string;
  form: AnsweredKey | null;
}

export function answeredAnswer(
  dealer: DealerRecord,
  page: AnsweredPage,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(pageHtml(dealer, page), {
    status,
    headers: {
      ...apiHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      ...headers,
    },
  });
}

function pageHtml({ settings }: DealerRecord, { title, text, form }: AnsweredPage): string {
  const look = mailTheme(settings);
  const button = form
    ? `<form method="post" action="${answeredPath}">${Object.entries(form)
        .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`)
        .join('')}<button>Mark as answered</button></form>`
    : '';
  return `<!doctype html>
<html lang="${escapeHtml(look.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} - ${escapeHtml(look.name)}</title><style>
:root { color-scheme: light dark; ${tokens(look.light)} }
@media (prefers-color-scheme: dark) { :root { ${tokens(look.dark)} } }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: var(--page); color: var(--text) }
main { max-width: 32rem; margin: 12vh auto 0; padding: 2rem 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: ${look.radius}px }
small { color: var(--quiet); font-size: .9375rem } h1 { margin: .5rem 0; font-size: 1.6rem; line-height: 1.2; color: var(--ink) } p { margin: 0 }
button { margin-top: 1.5rem; min-height: 48px; padding: 0 1.5rem; border: 0; border-radius: ${Math.min(look.radius, 10)}px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible { outline: 3px solid var(--link); outline-offset: 3px }
@media (max-width: 600px) { main { margin: 0; border: 0; border-radius: 0 } }
</style></head><body><main><small>${escapeHtml(look.name)}</small><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${button}</main></body></html>
`;
}

const tokens = (colours: MailColours): string =>
  Object.entries({ ...colours, 'on-accent': colours.onAccent })
    .filter(([name]) => name !== 'onAccent')
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
