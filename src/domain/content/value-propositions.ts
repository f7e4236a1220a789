/**
 * The dealer's promises (MENU-06). The specification's three must be true: reserving and paying online need
 * reservations with a payment gateway, applying needs finance. Softer copy replaces a promise whose journey isn't
 * online; a dealer's own copy is unchanged.
 */
import { onlineJourneysOf, supportedPromise } from './online-journeys.ts';
import type { SiteContext } from '../site.ts';
import { pathExists } from '../site-paths.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

export type PropositionKind = 'reserve' | 'payment' | 'finance' | 'own';
export interface ValueProposition {
  text: string;
  kind: PropositionKind;
  url: string | null;
}

type Settings = Pick<PublicSettings, 'finance' | 'reserve'>;
interface Standard {
  kind: PropositionKind;
  holds: (settings: Settings) => boolean;
}

const takesDeposits = ({ reserve }: Settings): boolean => reserve.shown && reserve.deposit > 0;
const standard = new Map<string, Standard>([
  ['reserve quickly online', { kind: 'reserve', holds: ({ reserve }) => reserve.shown }],
  ['secure online payments', { kind: 'payment', holds: takesDeposits }],
  ['apply for finance', { kind: 'finance', holds: ({ finance }) => finance.shown && !finance.neverShow }],
]);

export function valuePropositions(
  context: SiteContext,
  online = onlineJourneysOf(context.settings),
): ValueProposition[] {
  const { header, finance } = context.settings;
  return header.valuePropositions.flatMap((label) => {
    const { kind, holds } = standard.get(label.toLowerCase()) ?? { kind: 'own', holds: () => true };
    const text = supportedPromise(label, online);
    if (text === null || !holds(context.settings)) return [];
    return [{ text, kind, url: kind === 'finance' && pathExists(finance.path, context) ? finance.path : null }];
  });
}
