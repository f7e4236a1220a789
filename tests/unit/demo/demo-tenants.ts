import { join } from 'node:path';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';

export const tenantsDir = join(import.meta.dirname, '../../../tenants');

export const demoSlugs = [
  'harbour-motors',
  'everyday-cars',
  'ironbark-ford',
  'southern-cross-caravans',
  'apex-motorcycles',
  'kauri-cars',
  'lakeside-auto',
  'merrin-vale',
] as const;

export const demoTenants = () => Promise.all(demoSlugs.map((slug) => loadTenant(slug, tenantsDir)));
