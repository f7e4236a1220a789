import type { Tenant } from '#src/domain/site.ts';
import { isElsewhere, photoAddress } from '#src/domain/images/photo-hosts.ts';
import { imageRoles, type SiteImages } from '#src/domain/images/site-images.ts';

export function withPhotoHosts(site: SiteImages): Tenant {
  const { settings } = site.tenant;
  const hosts = [...new Set([...settings.images.hosts, ...countHosts(site).keys()])].sort();
  return { ...site.tenant, settings: { ...settings, images: { ...settings.images, hosts } } };
}

const done: Record<Tenant['settings']['images']['service'], string> = {
  site: 'the site\'s own function fetches and resizes them (images.service is "site")',
  netlify: 'Netlify\'s image CDN fetches and resizes them (images.service is "netlify")',
  imgix: 'imgix fetches and resizes them',
  cloudinary: 'Cloudinary fetches and resizes them',
  none: 'pages load the originals at full size (images.service is "none")',
};

export function photoNotes(site: SiteImages): string[] {
  const hosts = [...countHosts(site)].sort(([, a], [, b]) => b - a);
  if (hosts.length === 0) return [];
  const named = hosts
    .slice(0, 5)
    .map(([host, count]) => `${host} (${count})`)
    .join(', ');
  const more = hosts.length > 5 ? ` and ${hosts.length - 5} more` : '';
  return [`Images come from other hosts: ${named}${more}; ${done[site.tenant.settings.images.service]}.`];
}

function countHosts(site: SiteImages): Map<string, number> {
  const counts = new Map<string, number>();
  for (const address of imageRoles(site).keys()) {
    if (!isElsewhere(address)) continue;
    const found = photoAddress(address);
    if ('host' in found) counts.set(found.host, (counts.get(found.host) ?? 0) + 1);
  }
  return counts;
}
