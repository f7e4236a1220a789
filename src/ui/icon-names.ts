/** After a change, run `node scripts/icon-sprite.ts`. */

export const lucideIcons = [
  'arrow-down-up',
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'badge-check',
  'badge-percent',
  'banknote',
  'bed-double',
  'bookmark',
  'building-2',
  'calendar',
  'calendar-check',
  'camera',
  'car-front',
  'caravan',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'circle-check',
  'clock',
  'columns-2',
  'copy',
  'credit-card',
  'door-open',
  'download',
  'expand',
  'external-link',
  'eye',
  'file-text',
  'fuel',
  'funnel',
  'gauge',
  'hash',
  'heart',
  'house',
  'id-card',
  'image',
  'images',
  'info',
  'key',
  'leaf',
  'list',
  'lock',
  'mail',
  'map',
  'map-pin',
  'menu',
  'message-square',
  'minus',
  'motorbike',
  'navigation',
  'palette',
  'phone',
  'play',
  'plug',
  'plus',
  'printer',
  'refresh-cw',
  'ruler',
  'scale',
  'search',
  'share-2',
  'shield-check',
  'sliders-horizontal',
  'sparkles',
  'star',
  'tag',
  'trending-down',
  'truck',
  'user',
  'users',
  'weight',
  'wrench',
  'x',
  'zap',
] as const;

/** Lucide's grid and stroke. */
export const customIcons = {
  gearbox:
    '<path d="M5 7v10M12 7v10M19 7v5H5"/><circle cx="5" cy="5" r="2"/><circle cx="12" cy="5" r="2"/><circle cx="19" cy="5" r="2"/><circle cx="5" cy="19" r="2"/><circle cx="12" cy="19" r="2"/>',
  drivetrain: '<path d="M4 4v5M20 4v5M4 15v5M20 15v5M4 6.5h16M4 17.5h16M12 6.5v11"/>',
  linkedin: '<path d="M6 10v8M6 6v.01M11 18v-8M11 13.5c0-2 1.3-3.5 3.3-3.5S18 11.3 18 13.5V18"/>',
} as const;

/** A filled placeholder, twice as wide as an icon. */
export const drawings = {
  'covered-car':
    '<path d="M2 20.200C1.9 17.6 2.6 15.9 4.6 15.1 7 14.2 9.6 13.7 12 13.2 14.6 9.8 17.2 7.8 22 7.5 28.2 7.1 31.8 8.8 34.6 12.2 38.4 12.7 42.6 13.5 44.6 15.2 46.1 16.5 46.2 18.2 46 20.200Z"/><path d="M12 13.200c3-1 6-1.4 9-1.500M34.6 12.200c-3-.6-5.6-.8-8-.7M7 20c0-2 1.4-3.6 3.4-3.600S13.8 18 13.8 20M34 20c0-2 1.4-3.6 3.4-3.600S40.8 18 40.8 20M20 12.500c-1 3-1.4 5-1.4 7.600M28 12.300c.8 3 1.2 5 1.2 7.8" fill="none" stroke="#0003" stroke-width=".5"/>',
} as const;

/** simple-icons logos, filled rather than stroked. */
export const socialIcons = ['facebook', 'instagram', 'youtube', 'tiktok', 'x'] as const;

export type DrawingName = keyof typeof drawings;
export type IconName =
  (typeof lucideIcons)[number] | keyof typeof customIcons | `social-${(typeof socialIcons)[number]}`;
