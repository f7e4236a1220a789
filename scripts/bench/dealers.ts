import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '../test-run/steps.ts';
import { realListings, toCsv } from './listings.ts';

export function manyDealers(work: string, count: number, size: number): string {
  const rows = realListings(count * size);
  const stocks = Array.from({ length: count }, (_, index) => {
    const stock = join(work, `stock-${count}-${index}.csv`);
    writeFileSync(stock, toCsv(rows.slice(index * size, (index + 1) * size)));
    return { slug: `dealer-${index}`, stock };
  });
  return tenantFolder(work, `dealers-${count}`, stocks);
}

export function tenantFolder(work: string, name: string, dealers: { slug: string; stock: string }[]): string {
  const folder = join(work, name);
  cpSync(join(projectDir, 'tenants', '_demo'), join(folder, '_demo'), { recursive: true });
  for (const { slug, stock } of dealers) {
    cpSync(join(projectDir, 'tenants', 'everyday-cars'), join(folder, slug), { recursive: true });
    copyStock(folder, slug, stock);
  }
  return folder;
}

export function copyStock(tenants: string, slug: string, stock: string): void {
  const settings = JSON.parse(readFileSync(join(tenants, slug, 'settings.json'), 'utf8')) as {
    stock: { source: { path: string } };
  };
  cpSync(stock, join(tenants, slug, settings.stock.source.path));
}
