/**
 * `console` prints all of an error's properties, including a failed query's parameters. Use failureText(error) or the
 * server's log.
 */
const isError = /^(?:e|err|error|cause|reason|failure)$/;

export const noWholeErrors = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { whole: 'A whole error may contain personal data: print failureText({{ name }}) instead.' },
  },
  create: (context) => ({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.object.name !== 'console') return;
      for (const one of given)
        if (one.type === 'Identifier' && isError.test(one.name))
          context.report({ node: one, messageId: 'whole', data: { name: one.name } });
    },
  }),
};
