import { readFileSync } from 'node:fs';
import type { ChangedDealer } from '../changed-tenants/changes.ts';
import { previewComment, type Preview } from '../changed-tenants/preview-comment.ts';
import { isSound, type CheckedSite } from '../check-site/checked-site.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt preview-comment <plan> <previews> <checks>

  <plan>       output of ./forecourt changed-tenants <base> --json
  <previews>   output of ./forecourt deploy <slug> --preview NAME --json, one line each; may be empty
  <checks>     output of ./forecourt check-site <slug> --json, one line each; may be empty
Prints Markdown. Exit code 1 if a dealer can no longer be built, or its pages have issues.`;

const linesOf = <Line>(file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line);

export const previewCommentCommand = command({
  usage,
  run: async ([plan, previews, checks], { stdout }) => {
    if (plan === undefined || previews === undefined || checks === undefined)
      throw new Error('Specify the files for the plan, the previews and the checks.');
    const { dealers } = JSON.parse(readFileSync(plan, 'utf8')) as { dealers: ChangedDealer[] };
    const checked = linesOf<CheckedSite>(checks);
    stdout.write(`${previewComment(dealers, linesOf<Preview>(previews), checked)}\n`);
    return dealers.some(({ change }) => change === 'failing') || !checked.every(isSound) ? 1 : 0;
  },
  failure: (error) => ({ message: (error as Error).message, code: 2 }),
});
