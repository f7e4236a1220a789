import type { PublicSettings, Settings } from './settings/settings.ts';

/**
 * What pages and islands may know of a dealer's settings: all but the source of stock and what only functions may see.
 */
export function publicSettings(settings: Settings): PublicSettings {
  const { $schema: _schema, stock: _stock, syndication: _syndication, private: _private, ...shown } = settings;
  return shown;
}
