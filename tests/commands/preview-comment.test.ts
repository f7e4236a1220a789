/** `tests/unit/scripts/changed-tenants.test.ts` checks the comment itself. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { previewCommentCommand } from '../../scripts/commands/preview-comment.ts';
import { runCommand } from '../support/run-command.ts';
import { tempDir } from '../support/temp-dir.ts';

const dealer = (change: string) => ({ slug: 'here', change, text: '12 pages', outputs: {} });
const checked = (faults: object) => JSON.stringify({ slug: 'here', pages: 40, faults, error: null });
const previews = `${JSON.stringify({ slug: 'here', url: 'https://pr-1--here.example' })}\n\n`;

function files(dealers: object[], checks: string): string[] {
  const folder = tempDir();
  return [JSON.stringify({ dealers }), previews, checks].map((text, at) => {
    const file = join(folder, String(at));
    writeFileSync(file, text);
    return file;
  });
}

test.each([
  ['0 when every dealer is fine', [dealer('changed')], checked({}), 0],
  ['1 when a dealer can no longer be built', [dealer('failing')], '', 1],
  ['1 when a check found an error', [dealer('changed')], checked({ links: ['a'] }), 1],
])('prints the comment and exits with %s (OPS-04)', async (_, dealers, checks, code) => {
  expect(await runCommand(previewCommentCommand, files(dealers, checks))).toEqual({
    code,
    stdout: expect.stringMatching(/^This change affects one dealer\.\n[^]*\| here \|[^]*https:\/\/pr-1--here\.example/),
    stderr: '',
  });
});

test.each([
  ['a missing argument', ['plan.json'], /^Specify the files for the plan, the previews and the checks\.\n$/],
  ['a file that does not exist', ['no-plan', 'no-previews', 'no-checks'], /ENOENT.*no-plan/],
])('exits with 2 for %s (OPS-04)', async (_, args, message) => {
  expect(await runCommand(previewCommentCommand, args)).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(message),
  });
});
