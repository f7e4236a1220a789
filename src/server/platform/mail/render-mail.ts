import { mailHtml } from './mail-html.ts';
import { mailTheme, type MailDealer } from './mail-look.ts';
import type { MailPage } from './mail-page.ts';
import { mailText } from './mail-text.ts';

export interface MailCopy {
  subject: string;
  text: string;
  html: string;
}

export const renderMail = (page: MailPage, dealer: MailDealer): MailCopy => ({
  subject: page.subject,
  text: mailText(page),
  html: mailHtml(page, mailTheme(dealer)),
});
