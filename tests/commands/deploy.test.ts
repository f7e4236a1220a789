import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { deploy } from '../../scripts/commands/deploy.ts';
import { projectDir } from '../support/generator.ts';
import { netlifyStub } from '../support/netlify-stub.ts';
import { runCommand } from '../support/run-command.ts';
import { plainSettings, tenantsWith } from '../unit/sources/tenants/tenant-folder.ts';

beforeEach(() => {
  vi.stubEnv('NETLIFY_AUTH_TOKEN', 'token');
});

test.each([
  [[], /^Specify a dealer, or use --all\.\n\nUsage: forecourt deploy /],
  [['kauri-cars', '--preview', 'Not a name'], /^--preview: use lower-case letters, digits and dashes/],
  [['kauri-cars', '--allow-deletions', 'few'], /^--allow-deletions must be a whole number\./],
  [['kauri-cars'], /^kauri-cars has no Netlify site: set private\.netlifySite/],
])('refuses %j as a usage error and sends nothing (OPS-08)', async (args, message) => {
  const netlify = await netlifyStub();
  vi.stubEnv('NETLIFY_API', netlify.api);
  try {
    const { code, stdout, stderr } = await runCommand(deploy, [...args, '--tenants', join(projectDir, 'tenants')]);
    expect({ code, stdout, calls: netlify.calls }).toEqual({ code: 2, stdout: '', calls: 0 });
    expect(stderr).toMatch(message);
  } finally {
    await netlify.stop();
  }
});

test('refuses to run without a token (OPS-08)', async () => {
  vi.stubEnv('NETLIFY_AUTH_TOKEN', ' ');
  expect(await runCommand(deploy, ['harbour-motors'])).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(
      /^NETLIFY_AUTH_TOKEN is not set\. Create a personal access token .* --dry-run to see what would be sent\.\n$/,
    ),
  });
});

test('needs only a built site for a dry run, not a token or a Netlify site (OPS-08)', async () => {
  vi.stubEnv('NETLIFY_AUTH_TOKEN', '');
  const tenants = tenantsWith({ 'settings.json': plainSettings });
  const { stderr } = await runCommand(deploy, ['test-cars', '--dry-run', '--preview', 'look', '--tenants', tenants]);
  expect(stderr).not.toContain('NETLIFY');
  expect(stderr).not.toContain('private.netlifySite');
  expect(stderr).toMatch(/test-cars has not been built|\.\/forecourt build/);
});
