import { closest } from '../did-you-mean.ts';
import { doubtful, wrong, type IssueDraft } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

const file = 'settings.json';

export function checkLeads({ settings, locations }: CheckedDraft): IssueDraft[] {
  const { leads } = settings.private;
  const slugs = locations?.locations.map((location) => location.slug);
  return [
    ...(leads.fallbackEmail || leads.routes.some(takesAll)
      ? []
      : [
          doubtful(
            file,
            ['private', 'leads', 'fallbackEmail'],
            'is missing',
            'A lead that matches no route would only be stored in the database.',
          ),
        ]),
    ...leads.routes.flatMap((route, index): IssueDraft[] => {
      const path = ['private', 'leads', 'routes', index];
      return [
        ...(route.location && slugs && !slugs.includes(route.location)
          ? [
              wrong(
                file,
                [...path, 'location'],
                `is "${route.location}", which is not a location`,
                suggestionHint(route.location, slugs),
              ),
            ]
          : []),
        ...(route.category && !settings.forms.categories.includes(route.category)
          ? [
              doubtful(
                file,
                [...path, 'category'],
                `is "${route.category}", which is not a form category`,
                suggestionHint(route.category, settings.forms.categories),
              ),
            ]
          : []),
        ...(route.email || route.webhook
          ? []
          : [wrong(file, path, 'has no email or webhook', 'Add an email or a webhook.')]),
      ];
    }),
    ...leads.staff.flatMap(({ location }, index): IssueDraft[] =>
      location && slugs && !slugs.includes(location)
        ? [
            wrong(
              file,
              ['private', 'leads', 'staff', index, 'location'],
              `is "${location}", which is not a location`,
              suggestionHint(location, slugs),
            ),
          ]
        : [],
    ),
    ...(leads.escalation.length > 0 && settings.forms.answerMinutes === 0
      ? [
          wrong(
            file,
            ['private', 'leads', 'escalation'],
            'has no reply time to count from',
            'Minutes are counted from the reply time given to shoppers: set forms.answerMinutes above 0.',
          ),
        ]
      : []),
    ...(leads.routes.some((route) => route.webhook) && !leads.webhookSecret
      ? [
          wrong(
            file,
            ['private', 'leads', 'webhookSecret'],
            'is missing',
            'Webhooks are signed: set this to the environment variable that holds the key.',
          ),
        ]
      : []),
  ];
}

const takesAll = ({ category, location }: { category: string | null; location: string | null }): boolean =>
  category === null && location === null;

function suggestionHint(value: string, known: string[]): string {
  const near = closest(value, known);
  return near ? `Did you mean "${near}"?` : `Known: ${known.join(', ')}.`;
}
