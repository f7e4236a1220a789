/** `npm run preview-comment`: what a change touches and where it can be seen, as the one comment of a pull request. */
import { readFileSync } from 'node:fs';
import type { ChangedDealer } from './changed-tenants/changes.ts';
import { previewComment, type Preview } from './changed-tenants/preview-comment.ts';
import { exitOnHelp } from './help.ts';

exitOnHelp(`Usage: npm run preview-comment -- <plan> <previews>

  <plan>       what npm run changed-tenants -- <base> --json printed
  <previews>   what npm run deploy -- <slug> --preview NAME --json printed, a line each; may be empty
Prints Markdown. Exit code 1 when a dealer cannot be built any more.`);

const [plan, previews] = process.argv.slice(2);
try {
  if (plan === undefined || previews === undefined) throw new Error('Name the plan and the previews.');
  const { dealers } = JSON.parse(readFileSync(plan, 'utf8')) as { dealers: ChangedDealer[] };
  const deployed = readFileSync(previews, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Preview);
  console.log(previewComment(dealers, deployed));
  if (dealers.some(({ change }) => change === 'failing')) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
