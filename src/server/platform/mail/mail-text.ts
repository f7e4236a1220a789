import type { MailLink, MailPage, MailPart, MailPhrase } from './mail-page.ts';

export function mailText({ parts, why, sender }: MailPage): string {
  const foot = sender.length > 0 ? `-- \n${sender.join('\n')}` : '';
  return `${[...parts.map(partText), why, foot].filter(Boolean).join('\n\n')}\n`;
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'note':
    case 'alert':
    case 'heading':
      return part.text;
    case 'subheading':
      return part.text.toUpperCase();
    case 'text':
      return phrasesText(part.text);
    case 'facts':
      return part.rows.map(({ label, value }) => `${label}: ${phrasesText([value])}`).join('\n');
    case 'steps':
      return part.rows.map(({ label, text }) => `${label}: ${text}`).join('\n');
    case 'picture':
      return '';
    case 'panel':
      return part.paragraphs.map(phrasesText).join('\n\n');
    case 'list':
      return part.items.map((item) => `- ${phrasesText(item)}`).join('\n');
    case 'button':
      return linkText(part.link);
    case 'links':
      return part.links.map(linkText).join('\n');
  }
}

function linkText({ label, url }: MailLink): string {
  return /^(?:tel|mailto):/.test(url) ? label : `${label}:\n${url}`;
}

const phrasesText = (phrases: MailPhrase[]): string =>
  phrases
    .map((phrase) =>
      typeof phrase === 'string' ? phrase : 'strong' in phrase ? phrase.strong : linkText(phrase).replace('\n', ' '),
    )
    .join('');
