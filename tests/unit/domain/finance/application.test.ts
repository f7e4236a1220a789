import { describe, expect, test } from 'vitest';
import { faultsOf, firstOpenPart, withAnswers } from '#src/domain/finance/application/judge.ts';
import { applicationParts, readMoney, type Asked } from '#src/domain/finance/application/question.ts';
import { readDate } from '#src/domain/finance/application/read-date.ts';

const asked: Asked = { locale: 'en-AU', hasVehicle: true, places: [], today: '2026-11-23' };

describe('the questions of an application (FIN-05)', () => {
  test('every part asks for something before it is complete, in order', () => {
    expect(applicationParts.map((part) => Object.keys(faultsOf(part, {}, asked)).length > 0)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(firstOpenPart({ borrow: '16000', years: '5' }, asked)).toBe('you');
  });

  test('a choice that is missing, or none of those offered, is named in its fault; no two say the same (FORM-02)', () => {
    const anybody = { ...asked, hasVehicle: false };
    const missing = applicationParts.flatMap((part) => Object.entries(faultsOf(part, {}, anybody)));
    const choices = missing.filter(([, fault]) => fault.startsWith('Please choose'));
    expect(Object.fromEntries(choices)).toMatchObject({
      years: 'Please choose over how many years.',
      work: 'Please choose how you earn your main income.',
    });
    expect(new Set(choices.map(([, fault]) => fault)).size).toBe(choices.length);
    expect(faultsOf('loan', { years: '70' }, asked)['years']).toBe('Please choose over how many years.');
  });

  test('a question that follows from an answer is asked after that answer alone', () => {
    const work = { work_since: '2020', income: '1,000', income_per: 'week', other_income: 'no' };
    expect(faultsOf('work', { ...work, work: 'job' }, asked)).toEqual({ employer: 'Please enter your employer.' });
    expect(Object.keys(faultsOf('work', { ...work, work: 'self' }, asked))).toEqual(['abn']);
    expect(faultsOf('work', { ...work, work: 'benefit' }, asked)).toEqual({});
    expect(faultsOf('work', { ...work, work: 'self' }, { ...asked, locale: 'en-NZ' })).toEqual({});
  });

  test.each([
    ['51 824 753 556', null],
    ['51824753556', null],
    ['51 824 753 557', 'Please enter an ABN of 11 digits, such as 51 824 753 556.'],
    ['12', 'Please enter an ABN of 11 digits, such as 51 824 753 556.'],
  ])('the ABN %j', (abn, fault) => expect(faultsOf('work', { work: 'self', abn }, asked)['abn'] ?? null).toBe(fault));

  test.each([
    ['14/3/1988', '1988-03-14'],
    ['14 March 1988', '1988-03-14'],
    ['1988-03-14', '1988-03-14'],
    ['14.03.1988', '1988-03-14'],
    ['31/2/1988', null],
    ['1988', null],
  ])('the date %j', (typed, date) => expect(readDate(typed, 'en-AU')).toBe(date));
  test('the month comes first in the United States', () => expect(readDate('3/14/1988', 'en-US')).toBe('1988-03-14'));

  test('a borrower is 18 on the day, not before', () => {
    expect(faultsOf('you', { birth: '23/11/2008' }, asked)['birth']).toBeUndefined();
    expect(faultsOf('you', { birth: '24/11/2008' }, asked)['birth']).toBe(
      'A loan needs a borrower of 18 years or more.',
    );
  });

  test.each([
    ['$16,000', 16_000],
    ['2640.50', 2641],
    ['a lot', null],
    ['-5', null],
    ['1e3', null],
  ])('the amount %j', (typed, amount) => expect(readMoney(typed)).toBe(amount));

  test('a postcode has four digits in Australia and five in the United States (FORM-02)', () => {
    expect(faultsOf('home', { postcode: '20680' }, asked)['postcode']).toBe(
      'Invalid postcode. Please enter a 4-digit number.',
    );
    expect(faultsOf('home', { postcode: '53703' }, { ...asked, locale: 'en-US' })['postcode']).toBeUndefined();
  });

  test('a part replaces its own answers and no others', () => {
    const before = { borrow: '1', years: '5', name: 'Ada' };
    expect(withAnswers(before, 'loan', { borrow: '2', years: '', stolen: 'x' }, asked)).toEqual({
      name: 'Ada',
      borrow: '2',
    });
  });
});
