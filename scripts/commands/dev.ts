import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { chosenTenants } from '#src/generator/chosen-tenants.ts';
import { templateOf } from '#src/generator/dealer-template.ts';
import { CommandError } from '#src/generator/options.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { defaultTemplate } from '#src/domain/tenant/settings/varying-defaults.ts';
import { parseOptions } from '../parse-options.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt dev [slug] [--port N] [--tenants DIR]

Serves dealers from their folders, without building them, at http://<slug>.localhost:4321/. Pages reload when code,
settings, content or stock change. One server runs one template.

  slug           a dealer whose template runs (default: the ${defaultTemplate} template)
  --port N       port; 0 picks any free port (default: 4321)
  --tenants DIR  dealers folder (default: the TENANTS variable, or tenants)`;

const projectDir = resolve(import.meta.dirname, '../..');

export const dev = command({
  usage,
  run: (args) => {
    const { values, positionals } = parseOptions(
      { args, allowPositionals: true, options: { port: { type: 'string' }, tenants: { type: 'string' } } },
      usage,
    );
    if (positionals.length > 1) throw new CommandError(`Specify one dealer, not ${positionals.length}.\n\n${usage}`);
    if (values.port !== undefined && !/^\d{1,5}$/.test(values.port))
      throw new CommandError('--port must be a number, such as 4322.');
    const tenantsDir = tenantsFolder(values.tenants);
    const [slug] = positionals.length === 0 ? [] : chosenTenants({ slugs: positionals, tenantsDir });
    const template = slug === undefined ? defaultTemplate : templateOf(slug, tenantsDir);
    const astro = join(projectDir, 'node_modules/astro/bin/astro.mjs');
    const child = spawn(process.execPath, [astro, 'dev', ...(values.port ? ['--port', values.port] : [])], {
      cwd: projectDir,
      stdio: 'inherit',
      env: { ...process.env, FORECOURT_TEMPLATE: template, TENANTS: tenantsDir, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    // Ctrl+C reaches the child too, which then ends both.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    return new Promise((done, failed) => {
      child.on('error', failed);
      child.on('exit', (code) => done(code ?? 1));
    });
  },
});
