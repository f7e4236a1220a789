import { HtmlValidate, type ConfigData } from 'html-validate';

/** Form of writing is the compiler's; what is checked is what a browser or a screen reader would stumble over. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-button-type': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Names without spaces are the dealer's; numbers stand in links that browsers do not break.
    'tel-non-breaking': 'off',
  },
};

/** What is wrong with a page, with the line of each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await new HtmlValidate(htmlRules).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`),
  );
}
