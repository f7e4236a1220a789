import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { StepsBar } from '#src/ui/StepsBar.tsx';

const drawn = (props: Parameters<typeof StepsBar>[0]) => parse(renderToStaticMarkup(createElement(StepsBar, props)));
const labels = ['Your details', 'Check', 'Card'];

test('shows the current step and labels completed ones as done (FORM-03)', () => {
  const bar = drawn({ labels, current: 1 });
  expect(bar.querySelector('p')!.text).toBe('Step 2 of 3: Check');
  expect(bar.querySelectorAll('li > span').map(({ text }) => text)).toEqual(['Your details, done', 'Check', 'Card']);
  expect(bar.querySelectorAll('li').map((step) => step.getAttribute('aria-current'))).toEqual([
    undefined,
    'step',
    undefined,
  ]);
  expect(bar.querySelectorAll('a')).toEqual([]);
});

test('links to the other steps when all are open, and not to the current one (FORM-03)', () => {
  const bar = drawn({ labels, current: 1, urls: ['/a', '/b', '/c'] });
  expect(bar.querySelectorAll('a').map((link) => [link.getAttribute('href'), link.text])).toEqual([
    ['/a', 'Your details'],
    ['/c', 'Card'],
  ]);
});
