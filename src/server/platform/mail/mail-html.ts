/**
 * One column of tables up to 600 px, inline styles, no scripts; loads only a receipt's photo. The head sets dark mode
 * colours; some programs show only light ones.
 */
import { escapeHtml } from '#src/lib/escape-html.ts';
import type { MailColours, MailTheme } from './mail-look.ts';
import type { MailLink, MailPage, MailPart, MailPhrase } from './mail-page.ts';

const font = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const table = 'cellpadding="0" cellspacing="0" role="presentation"';

export function mailHtml({ subject, preview, parts, why, sender }: MailPage, look: MailTheme): string {
  const { light, radius, locale, name } = look;
  const title = escapeHtml(subject);
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${headStyles(look)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page};color:${light.text};font-family:${font}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div role="article" aria-roledescription="email" aria-label="${title}" lang="${escapeHtml(locale)}">
<table class="page" width="100%" ${table} bgcolor="${light.page}"><tr><td class="frame" align="center" style="padding:24px 12px">
<table class="card" width="600" ${table} bgcolor="${light.card}" style="width:100%;max-width:600px;border-radius:${radius}px;background:${light.card};text-align:left">
<tr><td class="pad" style="padding:24px 40px 20px">${wordmark(look)}</td></tr>
<tr><td class="pad" style="padding:4px 40px 16px;font-size:16px;line-height:24px;color:${light.text}">
${parts.map((part) => partHtml(part, look)).join('\n')}
</td></tr>
<tr><td class="pad line" style="padding:20px 40px 28px;border-top:1px solid ${light.line}"><p class="quiet" style="margin:0;font-size:13px;line-height:20px;color:${light.quiet}">${[why, ...(sender.length > 0 ? sender : [name])].map(escapeHtml).join('<br>')}</p></td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`;
}

function headStyles({ dark }: MailTheme): string {
  const set = (selector: string, property: string, value: string): string =>
    `${selector}{${property}:${value}!important}`;
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (max-width:620px){.pad{padding-left:20px!important;padding-right:20px!important}.frame{padding:0!important}.card{border-radius:0!important}}',
    '@media (prefers-color-scheme:dark){',
    set('body,.page', 'background', dark.page),
    set('.card', 'background', dark.card),
    set('body,.card,td,p,li', 'color', dark.text),
    set('.ink,.ink a', 'color', dark.ink),
    set('.quiet', 'color', dark.quiet),
    set('.line', 'border-color', dark.line),
    set('.tint', 'background', dark.tint),
    set('.link', 'color', dark.link),
    set('.fill', 'background', dark.accent),
    set('.fill,.fill a', 'color', dark.onAccent),
    set('.alert', 'color', dark.alert),
    '}',
  ].join('\n');
}

const wordmark = ({ name, initials, light, radius }: MailTheme): string =>
  `<table ${table}><tr><td class="fill" bgcolor="${light.accent}" width="36" height="36" align="center" style="border-radius:${Math.min(radius, 9)}px;background:${light.accent};color:${light.onAccent};font-weight:700;font-size:15px" aria-hidden="true">${escapeHtml(initials)}</td><td class="ink" style="padding-left:10px;font-size:18px;font-weight:600;color:${light.ink}">${escapeHtml(name)}</td></tr></table>`;

function partHtml(part: MailPart, { light, radius }: MailTheme): string {
  switch (part.kind) {
    case 'note':
      return `<p class="quiet" style="margin:0 0 12px;font-size:14px;line-height:20px;color:${light.quiet}">${escapeHtml(part.text)}</p>`;
    case 'alert':
      return `<p class="alert" style="margin:0 0 8px;font-size:15px;line-height:22px;font-weight:600;color:${light.alert}">${escapeHtml(part.text)}</p>`;
    case 'heading':
      return `<h1 class="ink" style="margin:0 0 12px;font-size:26px;line-height:32px;font-weight:600;letter-spacing:-.3px;color:${light.ink}">${escapeHtml(part.text)}</h1>`;
    case 'subheading':
      return `<h2 class="ink" style="margin:4px 0 8px;font-size:18px;line-height:24px;font-weight:600;color:${light.ink}">${escapeHtml(part.text)}</h2>`;
    case 'text':
      return `<p style="margin:0 0 16px">${phrasesHtml(part.text, light)}</p>`;
    case 'facts':
      return `<table class="line" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 20px;border-top:1px solid ${light.line}">${part.rows.map(({ label, value }) => rowHtml(label, phrasesHtml([value], light), light)).join('')}</table>`;
    case 'steps':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">${part.rows.map((row) => stepHtml(row, light)).join('')}</table>`;
    case 'picture':
      return `<img src="${escapeHtml(part.src)}" alt="${escapeHtml(part.alt)}" width="520" style="display:block;width:100%;max-width:520px;height:auto;margin:0 0 20px;border:0;border-radius:${radius}px;color:${light.quiet};font-size:14px">`;
    case 'panel':
      return `<table width="100%" ${table} style="margin:0 0 20px"><tr><td class="tint" style="padding:16px 20px;border-radius:${radius}px;background:${light.tint};font-size:15px;line-height:22px;color:${light.text};word-break:break-word">${part.paragraphs.map((phrases, at) => `<p style="margin:${at === 0 ? 0 : 12}px 0 0">${phrasesHtml(phrases, light)}</p>`).join('')}</td></tr></table>`;
    case 'list':
      return `<ul style="margin:0 0 16px;padding-left:20px">${part.items.map((phrases) => `<li style="margin:0 0 6px">${phrasesHtml(phrases, light)}</li>`).join('')}</ul>`;
    case 'button':
      return `<table ${table} style="margin:4px 0 20px"><tr><td class="fill" bgcolor="${light.accent}" style="border-radius:${Math.min(radius, 10)}px;background:${light.accent}"><a href="${escapeHtml(part.link.url)}" style="display:inline-block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:600;color:${light.onAccent};text-decoration:none">${escapeHtml(part.link.label)}</a></td></tr></table>`;
    case 'links':
      return `<p style="margin:0 0 16px">${part.links.map((link) => linkHtml(link, light)).join(' &nbsp; ')}</p>`;
  }
}

const rowHtml = (label: string, value: string, { line, quiet, ink }: MailColours): string =>
  `<tr><th class="quiet line" scope="row" align="left" valign="top" style="padding:11px 12px 11px 0;border-bottom:1px solid ${line};font-size:15px;line-height:22px;font-weight:400;color:${quiet};width:34%">${escapeHtml(label)}</th><td class="ink line" valign="top" style="padding:11px 0;border-bottom:1px solid ${line};font-size:15px;line-height:22px;font-weight:600;color:${ink};word-break:break-word">${value}</td></tr>`;

const stepHtml = ({ label, text }: { label: string; text: string }, { quiet, text: ink }: MailColours): string =>
  `<tr><th class="quiet" scope="row" align="left" valign="top" style="padding:0 12px 12px 0;font-size:15px;line-height:22px;font-weight:400;color:${quiet};width:34%">${escapeHtml(label)}</th><td valign="top" style="padding:0 0 12px;font-size:15px;line-height:22px;color:${ink};word-break:break-word">${lines(text)}</td></tr>`;

const linkHtml = ({ label, url }: MailLink, { link }: MailColours): string =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${link};font-weight:600">${escapeHtml(label)}</a>`;

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const phrasesHtml = (phrases: MailPhrase[], colours: MailColours): string =>
  phrases
    .map((phrase) => {
      if (typeof phrase === 'string') return lines(phrase);
      if ('strong' in phrase) return `<b class="ink" style="color:${colours.ink}">${lines(phrase.strong)}</b>`;
      return linkHtml(phrase, colours);
    })
    .join('');
