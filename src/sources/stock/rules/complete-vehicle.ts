import { fieldNames, type FeedValues, type FieldName } from '../mapping/fields.ts';

/** Price, odometer, location and availability come from one feed only. */
const describing = new Set<FieldName>([
  'badge',
  'series',
  'body',
  'transmission',
  'transmissionDetail',
  'fuel',
  'fuelDetail',
  'drive',
  'colour',
  'interiorColour',
  'seats',
  'doors',
  'vin',
  'plate',
  'regoExpiry',
  'complianceDate',
  'buildDate',
  'engineSize',
  'learnerApproved',
  'dealerComments',
  'standardEquipment',
  'historyReportUrl',
  ...fieldNames.filter((name) => /^(variant|specifications|purchase)\./.test(name)),
]);
const photos = ['primaryImage', 'images', 'imagesAreIllustrations', 'photosCount'] as const satisfies FieldName[];

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

export function completedValues(own: FeedValues, other: FeedValues): FeedValues | null {
  const wanted: FieldName[] = [...describing].filter((name) => isEmpty(own[name]));
  const lacksPhotos = isEmpty(own.images) && isEmpty(own.primaryImage);
  const added = [...wanted, ...(lacksPhotos ? photos : [])].filter((name) => !isEmpty(other[name]));
  return added.length === 0 ? null : { ...own, ...Object.fromEntries(added.map((name) => [name, other[name]])) };
}
