/** Fails on high and critical advisories for production packages; skipped if the registry doesn't respond. */
import { spawnSync } from 'node:child_process';
import { skippedExitCode } from './counts.ts';
import { projectDir } from './steps.ts';
import { judgeAudit, type Allowed } from './judge-audit.ts';

/** Each allowed advisory needs a reason and a review date. */
const allowed: Allowed[] = [];

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'], {
  cwd: projectDir,
  encoding: 'utf8',
  timeout: 30_000,
  shell: process.platform === 'win32',
});
const answer = judgeAudit(stdout ?? '', allowed, new Date().toISOString().slice(0, 10));
if (answer.kind === 'none') {
  console.log('The registry did not respond: advisories were not checked.');
  process.exitCode = skippedExitCode;
} else if (answer.failures.length === 0) console.log('No high or critical advisories.');
else {
  console.error(answer.failures.join('\n'));
  process.exitCode = 1;
}
