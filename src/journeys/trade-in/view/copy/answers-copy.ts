import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { distanceText } from './decline-copy.ts';

const owingTexts: Record<string, string> = { yes: 'yes', no: 'no', unknown: 'not known' };

export const owingText = (owing: string): string => owingTexts[owing] ?? owing;

interface Answers {
  rego: string | null;
  kilometres: number | null;
  owing: string | null;
}

/** The page shows the vehicle and its condition elsewhere. */
export const answersText = ({ rego, kilometres, owing }: Answers, settings: PublicSettings): string =>
  `Your answers: ${[rego, distanceText(kilometres ?? 0, settings), owing && `money owing: ${owingText(owing)}`].filter(Boolean).join(', ')}.`;
