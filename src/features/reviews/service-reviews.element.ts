/**
 * `<service-reviews org limit minimum carousel-above dates>`: third-party, requested near the viewport (REV-04). Errors
 * go to the console (specification section 8) and the section.
 */
import { callEndpoint } from '#src/contracts/call.ts';
import { orgReviews } from '#src/contracts/reviews.ts';
import { isSummedUp, reviewTextLength, averageText } from '#src/domain/content/reviews.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type * as v from 'valibot';
import { cutText } from '#src/lib/cut-text.ts';
import { formatDate, formatLongDate } from '#src/lib/dates.ts';
import { define, PageElement } from '#src/ui/page-element.ts';
import { reviewsSummary } from '#src/view/reviews/reviews-summary.ts';
import { showDaysAgo } from './tell-days.ts';

type Reply = v.InferOutput<(typeof orgReviews)['reply']>;
type Written = Reply['reviews'][number];

const nearBy = '400px';

class ServiceReviews extends PageElement {
  protected start(signal: AbortSignal): void {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        void this.#load(signal);
      },
      { rootMargin: nearBy },
    );
    near.observe(this);
    signal.addEventListener('abort', () => near.disconnect());
  }

  #number(name: string): number {
    return Number(this.getAttribute(name));
  }

  get #section(): HTMLElement {
    return this.closest<HTMLElement>('[data-reviews]')!;
  }

  async #load(signal: AbortSignal): Promise<void> {
    try {
      const reply = await callEndpoint(orgReviews, { orgId: this.getAttribute('org')! }, { signal });
      this.#show({ ...reply, reviews: reply.reviews.slice(0, this.#number('limit')) });
    } catch (error) {
      if (signal.aborted) return;
      console.error('Reviews did not load.', error);
      this.querySelector('.reviews__none')!.textContent = 'Our reviews didn’t load. Please try again later.';
    }
  }

  #show({ rating, stars, count, reviews }: Reply): void {
    if (reviews.length === 0 && !this.hasAttribute('forced')) {
      (this.#section.closest('section') ?? this.#section).hidden = true;
      return;
    }
    this.#showHead(rating, stars, count);
    this.querySelector('.reviews__none')?.remove();
    if (reviews.length === 0) return;
    const place = this.querySelector<HTMLElement>(':scope > div')!;
    const row = place.firstElementChild!.cloneNode(true) as HTMLElement;
    const list = row.querySelector('ul')!;
    const mould = list.firstElementChild as HTMLElement;
    list.replaceChildren(...reviews.map((review) => this.#card(review, mould)));
    place.hidden = false;
    if (reviews.length > this.#number('carousel-above')) {
      place.replaceChildren(row);
      this.#leaveBeside(row);
    } else {
      list.className = 'reviews__list';
      list.removeAttribute('tabindex');
      place.replaceChildren(list);
    }
    showDaysAgo(this);
  }

  #leaveBeside(row: HTMLElement): void {
    const leave = this.#section.querySelector('.reviews__leave');
    if (!leave) return;
    row.querySelector('.card-row__ways')!.prepend(leave.firstElementChild!);
    leave.remove();
  }

  /** Same rule as `reviewsSection` at build time. */
  #showHead(rating: number | null, stars: number | null, count: number): void {
    const head = this.#section.querySelector<HTMLElement>('.reviews__head')!;
    const average = rating === null ? null : averageText(rating, { minimumRating: this.#number('minimum') });
    head.hidden = average === null;
    head.querySelector('.reviews__average b')!.textContent = average;
    setStars(head, stars ?? 0);
    head.querySelector('.reviews__summary')!.textContent =
      average !== null && rating !== null && isSummedUp(rating) ? reviewsSummary(count) : '';
  }

  #card({ customer_name: name, rating, text, review_date: date }: Written, mould: HTMLElement): HTMLElement {
    const card = mould.cloneNode(true) as HTMLElement;
    setStars(card, rating);
    card.querySelector('.review__who b')!.textContent = name;
    this.#setDate(card.querySelector('time'), date.split('/').toReversed().join('-'));
    const quote = card.querySelector('blockquote')!;
    const short = text === null ? null : cutText(text, reviewTextLength);
    if (text === null) quote.remove();
    else if (short === null) quote.replaceChildren(paragraph(text));
    else {
      quote.querySelector('.review__short')!.textContent = short;
      quote.querySelector('details > p')!.textContent = text;
    }
    return card;
  }

  #setDate(time: HTMLTimeElement | null, isoDate: string): void {
    if (!time) return;
    const format = this.getAttribute('dates') === 'words' ? formatLongDate : formatDate;
    time.dateTime = isoDate;
    time.textContent = format(isoDate, document.documentElement.lang as Locale);
  }
}

function setStars(root: HTMLElement, rating: number): void {
  const stars = root.querySelector<HTMLElement>('.stars');
  stars?.setAttribute('aria-label', `${rating} out of 5`);
  stars?.style.setProperty('--filled', `${(rating / 5) * 100}%`);
}

function paragraph(text: string): HTMLElement {
  return Object.assign(document.createElement('p'), { textContent: text });
}

define('service-reviews', ServiceReviews);
