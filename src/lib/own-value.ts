/** What a record that was read from a file has under a key, and not what every object has. */
export const ownValue = <Value>(record: Record<string, Value> | undefined, key: string): Value | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;
