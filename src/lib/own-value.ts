/** Ignores inherited keys such as `constructor`. */
export const ownValue = <Value>(record: Record<string, Value> | undefined, key: string): Value | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;
