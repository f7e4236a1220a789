/** 0 is human, 100 a bot. Leads are flagged, never dropped. */
import { honeypotField, type LeadInput } from '#src/contracts/lead-fields.ts';

export interface Spam {
  score: number;
  reasons: string[];
}

export const spamMark = 50;

const fastestSeconds = 3;
const maxLinks = 2;

const hasLink = (text: string): boolean => /https?:\/\/|www\.|\[url/i.test(text);
const countLinks = (text: string): number => text.match(/https?:\/\/|www\./gi)?.length ?? 0;

export function spamOf(
  input: Pick<LeadInput, 'name' | 'last_name' | 'message' | 'seconds_to_submit' | typeof honeypotField>,
): Spam {
  const { name, last_name: lastName, message, seconds_to_submit: seconds } = input;
  const signs: [boolean, number, string][] = [
    [Boolean(input[honeypotField]), 70, 'filled in a hidden field'],
    [seconds !== null && seconds < fastestSeconds, 50, `sent within ${fastestSeconds} seconds`],
    [hasLink(`${name ?? ''} ${lastName ?? ''}`), 50, 'a link in the name'],
    [countLinks(message ?? '') > maxLinks, 40, `more than ${maxLinks} links in the message`],
  ];
  const found = signs.filter(([applies]) => applies);
  return {
    score: Math.min(
      100,
      found.reduce((sum, [, points]) => sum + points, 0),
    ),
    reasons: found.map(([, , reason]) => reason),
  };
}
