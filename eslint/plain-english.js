import { bannedForms } from './banned-forms.js';

/** Tests quote feeds and searches, so only their comments and titles are checked (option `titlesOnly`). */
export const plainEnglish = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { titlesOnly: { type: 'boolean' } }, additionalProperties: false }],
    messages: { banned: '“{{form}}” is not plain English: write {{instead}}.' },
  },
  create(context) {
    const { titlesOnly = false } = context.options[0] ?? {};
    const check = (node, text) => {
      if (!/\s/.test(text)) return;
      for (const data of bannedIn(text)) context.report({ node, messageId: 'banned', data });
    };
    const checkTitled = (node, text) => (!titlesOnly || isTitle(node)) && check(node, text);
    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) check(comment, plain(comment.value));
      },
      Literal: (node) => typeof node.value === 'string' && checkTitled(node, node.value),
      TemplateElement: (node) => checkTitled(node.parent, node.value.cooked ?? ''),
      JSXText: (node) => checkTitled(node, node.value),
    };
  },
};

const isTitle = ({ parent, ...node }) =>
  parent?.type === 'CallExpression' &&
  parent.arguments[0]?.range[0] === node.range[0] &&
  /^(?:test|it|describe)$/.test(rootName(parent.callee));

function rootName({ name, object, callee, tag }) {
  const inner = object ?? callee ?? tag;
  return inner ? rootName(inner) : name;
}

const plain = (comment) => comment.replaceAll(/\n\s*\*/g, '\n');

/**
 * @param {string} text
 * @returns {{ form: string; instead: string }[]}
 */
export function bannedIn(text) {
  const prose = text.replaceAll(/\s+/g, ' ').trim();
  return bannedForms.flatMap(([pattern, instead]) => {
    const found = pattern.exec(prose);
    return found ? [{ form: found[0].trim(), instead }] : [];
  });
}

/**
 * @param {string} subject
 * @returns {string[]} issues with the first line of a commit message
 */
export function subjectIssues(subject) {
  const issues = bannedIn(subject).map(({ form, instead }) => `“${form}”: write ${instead}`);
  if (subject.length > 72) issues.push(`${subject.length} characters: the limit is 72`);
  if (/\.$/.test(subject)) issues.push('ends with a full stop');
  if (!/^[A-Z]/.test(subject)) issues.push('does not start with a capital letter');
  if (/^(?:The|An?|No|It|They|What|Where|Two|Three|All|Some|\w+(?:ed|ing))\b/.test(subject))
    issues.push('is not imperative: start with a verb, such as “Fix”');
  return issues;
}
