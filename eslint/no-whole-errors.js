/** `console` prints an error with all that hangs on it, the parameters of a failed query among it. Say failureText(error), or use the server's log. */
const isError = /^(?:e|err|error|cause|reason|failure)$/;

export const noWholeErrors = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { whole: 'An error printed whole may show a person: print failureText({{ name }}).' },
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
