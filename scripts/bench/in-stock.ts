import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltVehicle {
  id: string;
  slug: string;
  status: string;
}

export function inStock(outDir: string, dealer: string): BuiltVehicle[] {
  const folder = join(outDir, dealer, 'data/vehicles');
  return readdirSync(folder)
    .flatMap((file) =>
      Object.values(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, BuiltVehicle>),
    )
    .filter(({ status }) => status === 'in_stock');
}
