import { describe, expect, test } from 'vitest';
import { rateIssue } from '#src/domain/finance/advertised-rate.ts';
import { comparisonWarning } from '#src/domain/finance/comparison-rate.ts';

describe('interest rates in a dealer’s text (LAW-02)', () => {
  test.each([
    'Finance from 4.9% p.a.',
    'Just 4.9% pa on every ute.',
    '4.9 % per annum',
    '4.9 per cent a year',
    '3.99% APR on approved credit',
    '0% interest until March',
    '2.9% finance on all demos',
    'Loans from 5.99%',
    'Our rates start at 6.5%.',
    '## 1.9% fixed rate',
    '<p>Only <b>1.9%</b> p.a.</p><p>The comparison rate is 2.4% p.a.</p>',
    `4.9% p.a.\n\nComparison rate 5.3% p.a. ${comparisonWarning}`,
    `- 4.9% p.a.\n- Comparison rate 5.3% p.a. ${comparisonWarning}`,
  ])('reports the missing comparison rate in %j', (text) => expect(rateIssue([text])).toBe('no comparison rate'));

  test('reports a comparison rate without its warning', () => {
    expect(rateIssue(['4.9% p.a. (comparison rate 5.3% p.a.)'])).toBe('no warning');
    expect(rateIssue(['Comparison rate 5.3% p.a.'])).toBe('no warning');
  });

  test.each([
    [['4.9% p.a. (comparison rate 5.3% p.a.)', comparisonWarning]],
    [[`A loan at 4.9% p.a., 5.3% p.a. comparison rate.\n\n${comparisonWarning}`]],
    [['20% off servicing in March']],
    [['Finance with a 10% deposit']],
    [['Loans up to 100% of the price']],
    [['Our 5-star rate of happy customers is 98 out of 100.']],
    [['Fuel use is down 12%.']],
    [['You see the interest rate and the comparison rate before you sign.']],
  ])('accepts %j', (texts) => expect(rateIssue(texts)).toBeNull());
});
