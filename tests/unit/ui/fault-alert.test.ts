import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorAlert } from '#src/ui/ErrorAlert.tsx';

const shown = (...faults: { text: string; fieldId: string | null }[]): string =>
  renderToStaticMarkup(createElement(ErrorAlert, { faults }));
const name = { text: 'Please enter your name.', fieldId: 'ask-name' };
const down = { text: 'Please try again.', fieldId: null };

test.each([
  [name, '<p><a href="#ask-name">Please enter your name.</a></p>'],
  [down, '<p>Please try again.</p>'],
])('shows a single error as its own alert, without a list: %j (FORM-03)', (fault, html) => {
  expect(shown(fault)).toBe(`<div class="form__alert" role="alert" tabindex="-1">${html}</div>`);
});

test('lists several errors under a heading, each with a link to its field (FORM-03)', () => {
  expect(shown(name, down)).toContain(
    '<p>Please fix the following errors:</p><ul><li><a href="#ask-name">Please enter your name.</a></li><li>Please try again.</li></ul>',
  );
});

test('shows nothing when there are no errors (FORM-03)', () => {
  expect(shown()).toBe('');
});
