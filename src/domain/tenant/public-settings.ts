import type { PublicSettings, Settings } from './settings/settings.ts';

/**
 * What pages and islands may know of a dealer's settings: all but where they and the stock come from, and what only
 * functions may see.
 */
export function publicSettings(settings: Settings): PublicSettings {
  const {
    $schema: _schema,
    group: _group,
    stock: _stock,
    syndication: _syndication,
    private: _private,
    ...shown
  } = settings;
  return shown;
}
