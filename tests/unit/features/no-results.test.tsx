import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoResults } from '#src/features/search/NoResults.tsx';

test('links to other searches where nothing is found (SRCH-09)', () => {
  const ways = [
    { label: 'Electric', url: '/search/electric', note: '12 cars' },
    { label: 'All cars', url: '/search/new-used-and-demo-cars/' },
  ];
  const html = renderToStaticMarkup(<NoResults title="No cars match" reason="Try other words." ways={ways} />);
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)">(.*?)<\/a>/g)].map(([, url, text]) => [url, text]);
  expect(links).toEqual([
    ['/search/electric', 'Electric<small>12 cars</small>'],
    ['/search/new-used-and-demo-cars/', 'All cars'],
  ]);
});
