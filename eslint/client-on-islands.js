/**
 * `client:*` loads a component in browsers, so only islands may have it, and only as `client:near`, whose script every
 * page includes (src/ui/islands.client.ts).
 */
export const clientOnIslands = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      notIsland: '<{{name}}> uses client:* but is not imported from a *.island.tsx file.',
      notNear: 'Use client:near on <{{name}}>: pages include the script of no other directive.',
    },
  },
  create(context) {
    const sources = new Map();
    return {
      ImportDeclaration(node) {
        for (const { local } of node.specifiers) sources.set(local.name, node.source.value);
      },
      JSXOpeningElement(node) {
        const directive = node.attributes.find(isClientDirective);
        if (!directive) return;
        const name = rootName(node.name);
        if (attributeName(directive) !== 'client:near') context.report({ node, messageId: 'notNear', data: { name } });
        if (!/\.island\.tsx$/.test(sources.get(name) ?? '')) {
          context.report({ node, messageId: 'notIsland', data: { name } });
        }
      },
    };
  },
};

const isClientDirective = (attribute) =>
  attribute.type === 'JSXAttribute' && attributeName(attribute).startsWith('client:');

const attributeName = ({ name }) =>
  name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : String(name.name);

function rootName(name) {
  return name.type === 'JSXMemberExpression' ? rootName(name.object) : name.name;
}
