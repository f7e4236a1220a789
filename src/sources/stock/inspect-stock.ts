/** For `./forecourt validate`; never fetches remote feeds. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tenant } from '#src/domain/site.ts';
import { feedsOf } from '#src/domain/tenant/stock-feeds.ts';
import { isFileSource } from '#src/domain/tenant/settings/stock-source.ts';
import { isVisible } from '#src/domain/vehicle/visibility.ts';
import { overridesFileName } from '../tenants/files/overrides-file.ts';
import { asIssue, doubtful, keyPath, type Issue, type KeyPath } from '../tenants/issue.ts';
import { readSettingsFile } from '../tenants/settings-file.ts';
import { FeedError, FeedMappingError } from './errors.ts';
import { loadStock } from './load-stock.ts';
import { lostInFeed } from './lost-in-feed.ts';
import { emptySiteError } from './empty-site-error.ts';
import { unusedOverride } from './rules/overrides.ts';
import { kindWarnings } from './rules/kinds.ts';
import { plateWarning } from './rules/plates.ts';

export async function inspectStock(tenant: Tenant, tenantDir: string, now: number): Promise<Issue[]> {
  const feeds = feedsOf(tenant.settings.stock);
  const { placeOf } = await readSettingsFile(tenantDir, dirname(tenantDir));
  const issue = (severity: Issue['severity'], path: KeyPath, reason: string, hint: string | null = null): Issue => ({
    severity,
    ...placeOf(path),
    path: keyPath(path),
    reason,
    hint,
  });
  const missing = feeds.flatMap(({ source, at }) =>
    isFileSource(source) && !existsSync(join(tenantDir, source.path))
      ? [
          issue(
            'error',
            [...at, 'source', 'path'],
            `names ${source.path}, which does not exist, so builds have no stock`,
            'Add the file or correct the path. Only builds with --stock FILE work without it.',
          ),
        ]
      : [],
  );
  if (missing.length > 0 || !feeds.every(({ source }) => isFileSource(source))) return missing;
  try {
    const loaded = await loadStock(tenant, { tenantDir, now, acceptDrop: true });
    const empty = emptySiteError(loaded, tenant.settings, now);
    if (empty) throw empty;
    const shown = loaded.vehicles.filter((vehicle) => isVisible(vehicle, tenant.settings, now));
    const plates = plateWarning(shown, tenant.settings, tenant.locations);
    const kinds = kindWarnings(shown, tenant.settings);
    return [
      ...lostInFeed(tenant, loaded),
      ...plates.map((warning) => issue('warning', ['stock', 'mapping'], warning)),
      ...kinds.map((warning) => issue('warning', ['stockRules', 'itemTypes'], warning)),
      ...loaded.unusedOverrides.map((override) =>
        asIssue(doubtful(overridesFileName, ['stock_number'], unusedOverride(override)), override.line),
      ),
    ];
  } catch (cause) {
    if (!(cause instanceof FeedError)) throw cause;
    const { at, stock } = feeds.find(({ name }) => name === cause.feed) ?? feeds[0];
    const written = Object.keys(stock.mapping);
    const keys = cause instanceof FeedMappingError ? written.filter((key) => cause.fields.includes(key)) : [];
    return [issue('error', keys[0] === undefined ? at : [...at, 'mapping', keys[0]], cause.message)];
  }
}
