import type { PublicSettings, Settings } from './settings/settings.ts';

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
