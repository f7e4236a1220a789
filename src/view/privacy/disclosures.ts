/**
 * Disclosures that follow from settings (Privacy Act 1988, APP 1.7 to 1.9, from 10 December 2026), so the page never
 * names a company that receives nothing.
 */
import type { Site } from '#src/site/site.ts';
import { programs } from './programs.ts';
import { filmReceivers, receivers } from './receivers.ts';
import { retentionPoints } from './retention-text.ts';

export interface Disclosure {
  heading: string;
  intro: string;
  points: { name: string; text: string }[];
}

export function disclosures({ tenant, settings }: Site): Disclosure[] {
  const isAustralian = settings.regional.locale === 'en-AU';
  const sections: Disclosure[] = [
    {
      heading: 'Who we share your information with',
      intro: 'Besides our own staff, these recipients get the information listed here, in the situations described.',
      points: [...receivers(tenant.settings), ...filmReceivers(tenant.pages)],
    },
    {
      heading: 'What computer programs decide',
      intro: `${isAustralian ? 'From 10 December 2026, the Privacy Act requires us to say which decisions a computer program makes or helps to make. ' : ''}You can always ask for a person to review a decision.`,
      points: programs(settings),
    },
    {
      heading: 'How long we keep it',
      intro: 'After that, it’s deleted, unless the law requires us to keep it longer.',
      points: retentionPoints(tenant.settings),
    },
  ];
  return sections.filter(({ points }) => points.length > 0);
}
