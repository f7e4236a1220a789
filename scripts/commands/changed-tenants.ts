import { CommandError } from '#src/generator/options.ts';
import { grouped, type ChangedDealer } from '../changed-tenants/changes.ts';
import { Comparison } from '../changed-tenants/comparison.ts';
import { ProjectCopy } from '../changed-tenants/project-copy.ts';
import { parseOptions } from '../parse-options.ts';
import { projectDir } from '../test-run/steps.ts';
import { command, type Command } from './command.ts';

const usage = `Usage: forecourt changed-tenants <base> [--json]

  <base>    revision to compare the working tree with, such as origin/main
  --json    print one JSON object: the dealers, and groups of them for a job matrix

Starts with the changed files: those in a dealer's folder, group or images identify the dealer; code is compared once compiled.
Dealers that may differ are built from both versions, at the same moment and with the same feeds, and their files are compared.
Progress goes to stderr.
Exit code 0: compared. 1: a dealer can no longer be built. 2: invalid command.`;

interface Answer {
  base: string;
  dealers: ChangedDealer[];
  /** At most as many groups as a CI matrix allows. */
  groups: string[][];
}

async function compare(project: string, base: string, tell: (line: string) => void): Promise<Answer> {
  const copy = await ProjectCopy.inItsPlace(project);
  try {
    const dealers = await new Comparison(copy, { project, base, tell }).dealers();
    const built = dealers.filter(({ change }) => change === 'changed' || change === 'new').map(({ slug }) => slug);
    return { base, dealers, groups: grouped(built) };
  } finally {
    copy.remove();
  }
}

function text({ base, dealers }: Answer): string {
  if (dealers.length === 0) return `No dealer's site is affected by the changes since ${base}.`;
  const width = Math.max(...dealers.map(({ slug }) => slug.length));
  return dealers
    .map(({ slug, change, text }) => `${slug.padEnd(width)}  ${change.padEnd(8)} ${text.replaceAll('\n', '\n  ')}`)
    .join('\n');
}

/** `project` must be a git repository. */
export const changedTenantsOf = (project: string): Command =>
  command({
    usage,
    run: async (args, { stdout, stderr }) => {
      const { values, positionals } = parseOptions(
        { args, allowPositionals: true, options: { json: { type: 'boolean' } } },
        usage,
      );
      const [base] = positionals;
      if (base === undefined || positionals.length > 1) throw new CommandError(`Specify one revision.\n\n${usage}`);
      const answer = await compare(project, base, (line) => stderr.write(`${line}\n`));
      stdout.write(`${values.json ? JSON.stringify(answer) : text(answer)}\n`);
      return answer.dealers.some(({ change }) => change === 'failing') ? 1 : 0;
    },
  });

export const changedTenants = changedTenantsOf(projectDir);
