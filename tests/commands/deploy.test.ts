/** `npm run deploy`: mistakes in the command, which it reports before it sends anything. */
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
  [[], /^Name a dealer, or --all\.\n\nUsage: npm run deploy /],
  [['kauri-cars', '--preview', 'Not a name'], /^--preview: small letters, digits and dashes/],
  [['kauri-cars', '--allow-deletions', 'few'], /^--allow-deletions: name a whole number\./],
  [['kauri-cars'], /^kauri-cars has no site at Netlify: set private\.netlifySite/],
])('refuses %j as a mistake and sends nothing (OPS-08)', async (args, message) => {
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
    stderr: expect.stringMatching(/^NETLIFY_AUTH_TOKEN is not set\. Create a personal access token .* --dry-run\.\n$/),
  });
});

test('needs neither a token nor a site at Netlify for a dry run, only a built site (OPS-08)', async () => {
  vi.stubEnv('NETLIFY_AUTH_TOKEN', '');
  const tenants = tenantsWith({ 'settings.json': plainSettings });
  const { stderr } = await runCommand(deploy, ['test-cars', '--dry-run', '--preview', 'look', '--tenants', tenants]);
  expect(stderr).not.toContain('NETLIFY');
  expect(stderr).not.toContain('private.netlifySite');
  expect(stderr).toMatch(/test-cars is not built|npm run build/);
});
