import { expect, test } from 'vitest';
import { isEmail } from '#src/contracts/lead-rules.ts';

test.each([
  'robin@example.com',
  "robin.o'hale+cars@mail.example.com.au",
  '用户@例子.公司',
  'zoë@example.com',
  'jörg.müller@müller.example',
  'пример@почта.рф',
  'यूज़र@उदाहरण.भारत',
  'robin@xn--mller-kva.example',
  'robin@xn--fsqu00a.xn--55qx5d',
])('accepts %s (FORM-01)', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  ...[
    '',
    'robin',
    'robin@',
    '@example.com',
    'robin@example',
    'zoë@example',
    'zoë@@example.com',
    'zoë hale@example.com',
  ],
  ...[
    'zoë@example..com',
    '.zoë@example.com',
    'zoë@-example.com',
    'zoë@example.com\nBcc: eve@example.com',
    'zoë<b>@example.com',
  ],
  ...[
    'zoë@exam ple.com',
    'zoë@example.1',
    `zoë@${'a'.repeat(300)}.com`,
    'zoë,eve@example.com',
    'ada\u202e@example.com',
  ],
])('refuses %j (FORM-01)', (email) => {
  expect(isEmail(email)).toBe(false);
});
