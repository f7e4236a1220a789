import type { BlogPosting, ItemList, WithContext } from 'schema-dts';
import type { Post } from '#src/domain/content/blog.ts';
import type { ContentPage } from '#src/domain/content/content.ts';
import { imageUrl } from '#src/domain/images/image-url.ts';
import { absoluteUrl, type BusinessSettings } from './auto-dealer.ts';

export function blogPosting(
  post: Post<ContentPage>,
  section: string | null,
  { siteUrl, branding, images, regional }: BusinessSettings,
): WithContext<BlogPosting> {
  const url = siteUrl + post.path;
  const dealer = { '@type': 'AutoDealer' as const, '@id': `${siteUrl}/`, name: branding.name, url: `${siteUrl}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.updated ?? undefined,
    image: post.image === null ? undefined : absoluteUrl(imageUrl(post.image, images, { width: 1200 }), siteUrl),
    author: post.author ? { '@type': 'Person', name: post.author } : dealer,
    publisher: { ...dealer, logo: branding.logo === null ? undefined : absoluteUrl(branding.logo, siteUrl) },
    articleSection: section ?? undefined,
    inLanguage: regional.locale,
  };
}

export function itemList(pages: readonly { url: string }[], siteUrl: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: pages.map(({ url }, index) => ({ '@type': 'ListItem', position: index + 1, url: siteUrl + url })),
  };
}
