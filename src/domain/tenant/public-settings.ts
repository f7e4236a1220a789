import type { PublicSettings, Settings } from './settings/settings.ts';

/** Omits sources and private settings. */
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
