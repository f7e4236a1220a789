/** Decisions by computer programs: information used, decision, human review. */
import { takesApplications } from '#src/domain/finance/takes-applications.ts';
import { namedLender } from '#src/domain/finance/lender-offer.ts';
import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { tradedWord } from '#src/journeys/trade-in/rules/traded-kinds.ts';
import type { DisclosedPoint } from './receivers.ts';

export function programs(settings: PublicSettings): DisclosedPoint[] {
  const vehicle = tradedWord(null, settings);
  const lender = takesApplications(settings) ? namedLender(settings) : undefined;
  return [
    ...(valuesTradeIns(settings)
      ? [
          {
            name: 'The estimate for your own vehicle',
            text: `A computer program uses the make, model, year, odometer reading and the marks you count to work out whether we can give you an estimate, and what it is. Offers are made by a person who has looked at the ${vehicle}.`,
          },
        ]
      : []),
    ...(lender
      ? [
          {
            name: 'The first decision on a finance application',
            text:
              lender.firstDecision === 'person'
                ? `Not made by a computer program: a person at ${lender.name} reads your answers and decides.`
                : `${lender.name} uses a computer program to check your income, spending, debts and other answers against its rules. The program decides first; you can ask ${lender.name} to have a person review the decision.`,
          },
        ]
      : []),
    {
      name: 'Messages marked as possible spam',
      text: `A computer program looks at how quickly a form was sent, any links in it and a field that people can’t see. A suspicious message still reaches our staff, marked as possible spam${settings.forms.acknowledge ? ', but doesn’t get an automatic reply' : ''}.`,
    },
    ...(settings.forms.acknowledge
      ? [
          {
            name: 'The automatic reply',
            text: 'A computer program replies to your message with what we received and a reference. A person then reads every message.',
          },
        ]
      : []),
  ];
}
