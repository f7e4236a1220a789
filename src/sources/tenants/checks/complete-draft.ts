import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { TenantDraft } from '../read-tenant.ts';

export type CheckedDraft = TenantDraft & { settings: Settings };

export const isNewSouthWales = (state: string): boolean => /^(?:NSW|New South Wales)$/i.test(state.trim());

export const sellsInNewSouthWales = ({ locations }: TenantDraft): boolean =>
  locations?.locations.some(({ address }) => isNewSouthWales(address.state)) ?? false;

export function isWritten(draft: TenantDraft, ...path: string[]): boolean {
  let value: unknown = draft.written;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !(key in value)) return false;
    value = (value as Record<string, unknown>)[key];
  }
  return true;
}
