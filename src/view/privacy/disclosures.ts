/**
 * Privacy disclosures that follow from the dealer's switches (Privacy Act 1988, APP 1.7 to 1.9, from 10 December 2026).
 * Features that are off add nothing, so the page never names a company that receives nothing.
 */
import type { Site } from '#src/site/site.ts';
import { programs } from './programs.ts';
import { filmReceivers, receivers } from './receivers.ts';
import { keptFor } from './kept-for.ts';

export interface Disclosure {
  heading: string;
  intro: string;
  points: { name: string; text: string }[];
}

export function disclosures({ tenant, settings }: Site): Disclosure[] {
  const isAustralian = settings.regional.locale === 'en-AU';
  const sections: Disclosure[] = [
    {
      heading: 'Who this website sends what to',
      intro: 'Besides our own staff, these get what is named here, when you do what is named here.',
      points: [...receivers(tenant.settings), ...filmReceivers(tenant.pages)],
    },
    {
      heading: 'What computer programs decide',
      intro: `${isAustralian ? 'From 10 December 2026 the Privacy Act asks us to say which decisions a program makes or prepares. ' : ''}You may always ask for a person to look again.`,
      points: programs(settings),
    },
    {
      heading: 'How long this website keeps it',
      intro: 'Then it is deleted, unless a law makes us keep it for longer.',
      points: keptFor(tenant.settings),
    },
  ];
  return sections.filter(({ points }) => points.length > 0);
}
