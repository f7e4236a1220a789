/** Decisions by computer programs: information used, decision, human review. */
import { takesApplications } from '#src/domain/finance/application/takes-applications.ts';
import { namedLender } from '#src/domain/finance/lender-offer.ts';
import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { tradedWord } from '#src/domain/valuation/traded-kinds.ts';
import type { DisclosedPoint } from './receivers.ts';

export function programs(settings: PublicSettings): DisclosedPoint[] {
  const vehicle = tradedWord(null, settings);
  const lender = takesApplications(settings) ? namedLender(settings) : undefined;
  return [
    ...(valuesTradeIns(settings)
      ? [
          {
            name: 'The estimate for your own vehicle',
            text: `From its make, model, year, distance and the marks you count, a program works out whether there is an estimate and what it is. An offer is made by a person who has looked at the ${vehicle}.`,
          },
        ]
      : []),
    ...(lender
      ? [
          {
            name: 'The first answer to a finance application',
            text:
              lender.firstDecision === 'person'
                ? `None: a person at ${lender.name} reads your answers and decides.`
                : `${lender.name} has a program compare your income, spending, debts and other answers with its rules. The program’s answer comes first; you can ask ${lender.name} to have a person look again.`,
          },
        ]
      : []),
    {
      name: 'Messages marked as possible spam',
      text: `A program looks at how quickly a form was sent, at links in it and at a field that people do not see. A marked message reaches our staff all the same, with the mark on it${settings.forms.acknowledge ? '; it gets no automatic reply' : ''}.`,
    },
    ...(settings.forms.acknowledge
      ? [
          {
            name: 'The reply that comes at once',
            text: 'A program answers your message with what arrived and a reference. A person reads every message afterwards.',
          },
        ]
      : []),
  ];
}
