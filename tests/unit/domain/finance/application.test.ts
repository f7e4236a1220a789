import { describe, expect, test } from 'vitest';
import { answerErrors, firstOpenPart, withAnswers } from '#src/journeys/finance-application/rules/check-answers.ts';
import { applicationParts, readMoney, type QuestionContext } from '#src/journeys/finance-application/rules/question.ts';
import { prefilled } from '#src/journeys/finance-application/rules/prefill.ts';
import { readDate } from '#src/journeys/finance-application/rules/read-date.ts';

const asked: QuestionContext = { locale: 'en-AU', hasVehicle: true, places: [], today: '2026-11-23' };

describe('the location in a link to the finance application', () => {
  const places = [
    { value: 'penrith', label: 'Penrith', dealership: 'nsw' },
    { value: 'newcastle', label: 'Newcastle', dealership: 'nsw' },
    { value: 'geelong', label: 'Geelong', dealership: 'vic' },
  ];
  test.each([
    ['penrith', 'penrith'],
    ['vic', 'geelong'],
    ['nsw', undefined],
    ['x', undefined],
    [null, undefined],
  ])('the link value %s fills in the location %s, without guessing (ROUTE-10)', (preferredDealership, location) => {
    const query = { preferredDealership, vehiclePriceBudget: null, car_type: null };
    expect(prefilled({}, query, { places })['location']).toBe(location);
  });
});

describe('the questions of an application (FIN-05)', () => {
  test('requires an answer in every part, and opens the first incomplete one', () => {
    expect(applicationParts.map((part) => Object.keys(answerErrors(part, {}, asked)).length > 0)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(firstOpenPart({ borrow: '16000', years: '5' }, asked)).toBe('you');
  });

  test('has a distinct error for each missing or invalid choice (FORM-02)', () => {
    const anybody = { ...asked, hasVehicle: false };
    const missing = applicationParts.flatMap((part) => Object.entries(answerErrors(part, {}, anybody)));
    const choices = missing.filter(([, fault]) => fault.startsWith('Please choose'));
    expect(Object.fromEntries(choices)).toMatchObject({
      years: 'Please choose a loan term.',
      work: 'Please choose how you earn your main income.',
    });
    expect(new Set(choices.map(([, fault]) => fault)).size).toBe(choices.length);
    expect(answerErrors('loan', { years: '70' }, asked)['years']).toBe('Please choose a loan term.');
  });

  test('asks a follow-up question only after the answer that calls for it', () => {
    const work = { work_since: '2020', income: '1,000', income_per: 'week', other_income: 'no' };
    expect(answerErrors('work', { ...work, work: 'job' }, asked)).toEqual({ employer: 'Please enter your employer.' });
    expect(Object.keys(answerErrors('work', { ...work, work: 'self' }, asked))).toEqual(['abn']);
    expect(answerErrors('work', { ...work, work: 'benefit' }, asked)).toEqual({});
    expect(answerErrors('work', { ...work, work: 'self' }, { ...asked, locale: 'en-NZ' })).toEqual({});
  });

  test.each([
    ['51 824 753 556', null],
    ['51824753556', null],
    ['51 824 753 557', 'Please enter an 11-digit ABN, such as 51 824 753 556.'],
    ['12', 'Please enter an 11-digit ABN, such as 51 824 753 556.'],
  ])('checks the ABN %j', (abn, fault) =>
    expect(answerErrors('work', { work: 'self', abn }, asked)['abn'] ?? null).toBe(fault),
  );

  test.each([
    ['14/3/1988', '1988-03-14'],
    ['14 March 1988', '1988-03-14'],
    ['1988-03-14', '1988-03-14'],
    ['14.03.1988', '1988-03-14'],
    ['31/2/1988', null],
    ['1988', null],
  ])('reads the date %j', (typed, date) => expect(readDate(typed, 'en-AU')).toBe(date));
  test('reads the month first in the United States', () => expect(readDate('3/14/1988', 'en-US')).toBe('1988-03-14'));

  test('accepts a borrower from their 18th birthday', () => {
    expect(answerErrors('you', { birth: '23/11/2008' }, asked)['birth']).toBeUndefined();
    expect(answerErrors('you', { birth: '24/11/2008' }, asked)['birth']).toBe(
      'You must be 18 or older to apply for a loan.',
    );
  });

  test.each([
    ['$16,000', 16_000],
    ['2640.50', 2641],
    ['a lot', null],
    ['-5', null],
    ['1e3', null],
  ])('reads the amount %j', (typed, amount) => expect(readMoney(typed)).toBe(amount));

  test('requires four postcode digits in Australia and accepts five in the United States (FORM-02)', () => {
    expect(answerErrors('home', { postcode: '20680' }, asked)['postcode']).toBe(
      'Invalid postcode. Please enter a 4-digit number.',
    );
    expect(answerErrors('home', { postcode: '53703' }, { ...asked, locale: 'en-US' })['postcode']).toBeUndefined();
  });

  test('replaces only the answers of the submitted part', () => {
    const before = { borrow: '1', years: '5', name: 'Ada' };
    expect(withAnswers(before, 'loan', { borrow: '2', years: '', stolen: 'x' }, asked)).toEqual({
      name: 'Ada',
      borrow: '2',
    });
  });
});
