import { join } from 'node:path';
import { deploySite } from '../../scripts/deploy/deploy-site.ts';
import { NetlifyApi } from '../../scripts/deploy/netlify-api.ts';
import { siteFiles } from '../../scripts/deploy/site-files.ts';

const [api = '', outDir = ''] = process.argv.slice(2);
const done = await deploySite(new NetlifyApi({ api, token: 'token', pauseMs: 5 }), {
  slug: 'harbour',
  site: 'harbour',
  files: siteFiles(outDir, 'harbour', { images: { service: 'site', hosts: [] } } as never),
  functions: { folder: join(outDir, 'none'), bundles: [] },
  preview: null,
  allowDeletions: 256,
  release: null,
  outDir,
  pollMs: 5,
});
console.log(JSON.stringify(done));
