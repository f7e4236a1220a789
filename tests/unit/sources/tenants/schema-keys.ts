/** Every key, at any depth. */
export const schemaKeys = (schema: string): Generator<SchemaKey> => keys(JSON.parse(schema) as Node);

interface Node {
  description?: string;
  default?: unknown;
  required?: string[];
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
  additionalProperties?: Node | boolean;
}

export interface SchemaKey {
  path: string;
  node: Node;
  required: boolean;
}

function* keys(node: Node, path = ''): Generator<SchemaKey> {
  for (const reading of [node, ...(node.anyOf ?? []), ...(node.oneOf ?? [])]) {
    for (const [name, child] of Object.entries(reading.properties ?? {})) {
      if (name !== '$schema')
        yield { path: `${path}${name}`, node: child, required: reading.required?.includes(name) ?? false };
      yield* keys(child, `${path}${name}.`);
    }
    if (reading.items) yield* keys(reading.items, `${path}[].`);
    if (typeof reading.additionalProperties === 'object') yield* keys(reading.additionalProperties, `${path}*.`);
  }
}
