/** `client:*` makes a browser load the component's code, so it stands only on the roots made for it. */
export const clientOnIslands = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { notIsland: '<{{name}}> has client:* but does not come from a *.island.tsx file.' },
  },
  create(context) {
    const sources = new Map();
    return {
      ImportDeclaration(node) {
        for (const { local } of node.specifiers) sources.set(local.name, node.source.value);
      },
      JSXOpeningElement(node) {
        if (!node.attributes.some(isClientDirective)) return;
        const name = rootName(node.name);
        if (!/\.island\.tsx$/.test(sources.get(name) ?? '')) {
          context.report({ node, messageId: 'notIsland', data: { name } });
        }
      },
    };
  },
};

function isClientDirective({ type, name }) {
  if (type !== 'JSXAttribute') return false;
  const text = name.type === 'JSXNamespacedName' ? `${name.namespace.name}:` : String(name.name);
  return text.startsWith('client:');
}

function rootName(name) {
  return name.type === 'JSXMemberExpression' ? rootName(name.object) : name.name;
}
