/** The JSON Schema of a group's settings, made from that of a dealer's: all the same keys, and none that has to be there. */

/** What of JSON Schema stands in the schemas of dealers' files. */
export interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** @param own keys that stand in a dealer's own file alone */
export function groupSchema(settings: Schema, own: readonly string[]): Schema {
  const { properties = {}, ...rest } = partly(settings);
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([key]) => !own.includes(key))),
  };
}

/** What an item of a list needs, it needs here too: a list replaces the whole list. */
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
    // Without what they need, several of "one of" may hold.
    ...(several.length > 0 && { anyOf: several }),
  };
}

const withoutNeed = ({ description, ...rest }: Schema): Schema => ({
  ...rest,
  ...(description !== undefined && { description: `${description} Default: what each dealer says.` }),
});
