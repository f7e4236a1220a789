import { describe, expect, test } from 'vitest';
import { currentDraft, emptyDraft, withTyped, withoutText } from '#src/features/enquiry/draft.ts';

const day = 86_400_000;
const typed = { name: 'Robin Hale', email: 'robin@example.com', message: 'Is it here?' };

describe('a form draft', () => {
  test('stores personal details for every form, and messages per vehicle (FORM-03)', () => {
    const draft = withTyped(
      withTyped(emptyDraft, 'enquiry:a', typed, 0),
      'enquiry:b',
      { name: 'Robin Hale', email: '', message: '' },
      day,
    );
    expect(draft.person?.values).toEqual({ name: 'Robin Hale' });
    expect(draft.texts).toEqual({ 'enquiry:a': { values: { message: 'Is it here?' }, at: 0 } });
  });

  test('clears the message after sending and keeps the personal details (FORM-03)', () => {
    expect(withoutText(withTyped(emptyDraft, 'enquiry:a', typed, 0), 'enquiry:a')).toEqual({
      person: { values: { name: 'Robin Hale', email: 'robin@example.com' }, at: 0 },
      texts: {},
    });
  });

  test('expires, and limits the length and number of messages (FORM-03)', () => {
    const draft = withTyped(emptyDraft, 'enquiry:a', { ...typed, message: 'x'.repeat(9000) }, 0);
    expect(draft.texts['enquiry:a']!.values['message']).toHaveLength(5000);
    expect(currentDraft(draft, 8 * day).texts).toEqual({});
    expect(currentDraft(draft, 31 * day).person).toBeNull();
    const many = Array.from({ length: 20 }, (_, nth) => nth).reduce(
      (kept, nth) => withTyped(kept, `enquiry:${nth}`, typed, nth),
      emptyDraft,
    );
    expect([Object.keys(many.texts).length, 'enquiry:19' in many.texts, 'enquiry:0' in many.texts]).toEqual([
      12,
      true,
      false,
    ]);
  });
});
