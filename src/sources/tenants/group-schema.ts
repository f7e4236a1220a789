/** All keys of a dealer's settings, none required. */

export interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

export function groupSchema(settings: Schema, own: readonly string[]): Schema {
  const { properties = {}, ...rest } = partly(settings);
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([key]) => !own.includes(key))),
  };
}

/** List items keep required keys: a list replaces the group's whole list. */
function partly({ required = [], properties, additionalProperties, anyOf, oneOf, ...rest }: Schema): Schema {
  const several = [...(anyOf ?? []), ...(oneOf ?? [])].map(partly);
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, node]) => [
          key,
          required.includes(key) ? withoutNeed(partly(node)) : partly(node),
        ]),
      ),
    }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? partly(additionalProperties) : additionalProperties,
    }),
    // Without required keys, several branches may match.
    ...(several.length > 0 && { anyOf: several }),
  };
}

const withoutNeed = ({ description, ...rest }: Schema): Schema => ({
  ...rest,
  ...(description !== undefined && { description: `${description} Default: set by each dealer.` }),
});
