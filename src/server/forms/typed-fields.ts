/** A plain form's fields as they came. */
export type TypedFields = Record<string, string | string[]>;

export const typedText = (typed: TypedFields, name: string): string => {
  const value = Object.hasOwn(typed, name) ? typed[name] : undefined;
  return (Array.isArray(value) ? value[0] : value) ?? '';
};
