import { expect, test, vi } from 'vitest';
import { excuse, isShown, openPage, showNear, type Answer, type OpenPage } from './open-page.ts';
import { textOf, waitForAssertion } from './pages/form.ts';

const dealer = 'southern-cross-caravans';

const review = (id: number, rating: number, text: string): object => ({
  id: String(id),
  customer_name: 'Jo',
  rating,
  text,
  review_date: '01/11/2026',
});

const reviewsAre =
  (reply: () => Response): Answer =>
  (request) =>
    new URL(request.url).pathname === '/api/reviews/' ? reply() : null;
const rated = (rating: number | null, reviews: object[]): Response =>
  Response.json({ rating, stars: rating, count: reviews.length, reviews });

const section = (): HTMLElement => document.querySelector<HTMLElement>('.reviews')!;
const heading = (): Element | null => section().querySelector('.reviews__head');
const reviewRequests = ({ requests }: OpenPage): string[] =>
  requests.filter(({ url }) => url.includes('/api/reviews/')).map(({ url }) => new URL(url).search);
const scrollNear = async (): Promise<void> => {
  // The element's script loads separately.
  await customElements.whenDefined('service-reviews');
  showNear(document.querySelector('service-reviews')!);
};

test('loads reviews only when scrolled near (REV-04)', async () => {
  const seven = Array.from({ length: 7 }, (_, index) => review(index, 5, 'Great.'));
  const page = await openPage(dealer, '/', { answer: reviewsAre(() => rated(5, seven)) });
  expect(section().textContent).toContain('Loading reviews…');
  expect(reviewRequests(page)).toEqual([]);
  await scrollNear();
  await waitForAssertion(() => expect(section().querySelectorAll('.review')).toHaveLength(6));
  expect(reviewRequests(page)).toEqual([`?orgId=${dealer}`]);
  expect(isShown(heading())).toBe(true);
  expect(textOf(heading())).toContain('From 7 reviews');
  expect(section().querySelector('card-row [data-step="1"]')).not.toBeNull();
  expect(textOf(section().querySelector('.card-row__ways a'))).toBe('Leave a Review');
});

test('reports that reviews did not load, with the reason in the console (REV-04, ERR-01)', async () => {
  await openPage(dealer, '/', {
    answer: reviewsAre(() => Response.json({ error: { code: 'unavailable' } }, { status: 503 })),
  });
  excuse(/^console: Reviews did not load\. CallError/v);
  await scrollNear();
  await waitForAssertion(() => expect(section().textContent).toContain('Our reviews didn’t load.'));
  expect(vi.mocked(console.error).mock.calls.join()).toContain('Reviews did not load.');
  expect(isShown(heading())).toBe(false);
  expect(section().textContent).toContain('Leave a Review');
});

test('hides a low average, and hides the whole section when there are no reviews (REV-02, REV-04)', async () => {
  await openPage(dealer, '/', { answer: reviewsAre(() => rated(2, [review(1, 2, 'Slow.')])) });
  await scrollNear();
  await waitForAssertion(() => expect(section().textContent).toContain('Slow.'));
  expect(isShown(heading())).toBe(false);
  expect(isShown(section())).toBe(true);
  await openPage(dealer, '/', { answer: reviewsAre(() => rated(null, [])) });
  await scrollNear();
  await waitForAssertion(() => expect(isShown(section())).toBe(false));
});
