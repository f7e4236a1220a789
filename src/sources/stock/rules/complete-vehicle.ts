import { fieldNames, type FeedValues, type FieldName } from '../mapping/fields.ts';

/** What says what a vehicle is. All else is one feed's word: what it costs, how far it has run, where and whether it is for sale. */
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
/** Photos are taken as they are together, from one feed. */
const photos = ['primaryImage', 'images', 'imagesAreIllustrations', 'photosCount'] as const satisfies FieldName[];

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** A row's values with what another row of the vehicle says where it says nothing; null where that adds nothing. */
export function completedValues(own: FeedValues, other: FeedValues): FeedValues | null {
  const wanted: FieldName[] = [...describing].filter((name) => isEmpty(own[name]));
  const lacksPhotos = isEmpty(own.images) && isEmpty(own.primaryImage);
  const added = [...wanted, ...(lacksPhotos ? photos : [])].filter((name) => !isEmpty(other[name]));
  return added.length === 0 ? null : { ...own, ...Object.fromEntries(added.map((name) => [name, other[name]])) };
}
