import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateNames } from '#src/domain/tenant/template-names.ts';
import type { HeldFeeds } from '../changed-tenants/planned-outputs.ts';

export interface Change {
  name: string;
  /** Skips dealers with unreadable stock. */
  make: (dir: string, slugs: readonly string[], feeds: HeldFeeds) => void;
}

export function replaceIn(file: string, pattern: RegExp, by: (found: string, ...groups: string[]) => string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, by));
}
const append = (file: string, text: string): void => writeFileSync(file, `${readFileSync(file, 'utf8')}\n${text}\n`);

export const standingChanges: Change[] = [
  {
    name: 'a setting (the name)',
    make: (dir, slugs) => {
      for (const slug of slugs)
        replaceIn(
          join(dir, 'tenants', slug, 'settings.json'),
          /("branding":\s*\{\s*"name":\s*")/,
          (found) => `${found}The `,
        );
    },
  },
  {
    name: 'a stylesheet line',
    make: (dir) => {
      for (const template of templateNames)
        append(join(dir, 'src', 'templates', template, 'styles', 'index.css'), '.deploy-plan { outline: 1px solid; }');
    },
  },
  {
    name: 'a script line',
    make: (dir) =>
      append(
        join(dir, 'src', 'templates', 'every-page.client.ts'),
        "document.documentElement.classList.add('planned');",
      ),
  },
  {
    name: 'an icon',
    make: (dir) => replaceIn(join(dir, 'src', 'ui', 'i.svg'), /<\/svg>\s*$/, () => '<g id="planned"/></svg>'),
  },
];
