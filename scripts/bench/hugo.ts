/** Skipped without `hugo` (Debian: `apt-get install hugo`). */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hugoCard, hugoPage } from './hugo-templates.ts';
import { measure } from './measure.ts';
import { peerSite, type PeerPages } from './peer-pages.ts';

export const hasHugo = (): boolean => spawnSync('hugo', ['version']).status === 0;

/** Returns seconds. */
export async function hugoBuild({ cars, bytes }: PeerPages, work: string): Promise<number> {
  rmSync(work, { recursive: true, force: true });
  for (const folder of ['content/cars', 'layouts/cars', 'layouts/partials'])
    mkdirSync(join(work, folder), { recursive: true });
  writeFileSync(
    join(work, 'config.json'),
    JSON.stringify({
      baseURL: 'https://www.example.com/',
      languageCode: 'en-AU',
      uglyURLs: true,
      disableKinds: ['taxonomy', 'term', 'RSS', 'sitemap', 'home', 'section', '404', 'robotsTXT'],
      params: peerSite,
    }),
  );
  writeFileSync(join(work, 'layouts/cars/single.html'), hugoPage(bytes));
  writeFileSync(join(work, 'layouts/partials/card.html'), hugoCard);
  for (const car of cars) writeFileSync(join(work, `content/cars/${car.slug}.md`), `${JSON.stringify(car)}\n`);
  const { seconds } = await measure('hugo', ['--quiet', '--destination', 'public'], work);
  rmSync(work, { recursive: true, force: true });
  return seconds;
}
