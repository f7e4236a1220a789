import type { Post } from '#src/domain/content/blog.ts';
import { blogFeedPath, blogPath } from '#src/domain/content/blog.ts';
import type { ContentPage } from '#src/domain/content/content.ts';
import { instantOf } from '#src/lib/dates.ts';
import type { BusinessSettings } from './auto-dealer.ts';
import { rssFeed } from './rss.ts';

/** Posts have no time: dates them at the start of the dealer's day. */
export const blogFeed = (
  posts: readonly Post<ContentPage>[],
  title: string,
  categoryName: (post: Post<ContentPage>) => string | null,
  settings: BusinessSettings,
): string =>
  rssFeed(
    {
      title,
      path: blogPath,
      self: blogFeedPath,
      items: posts.map((post) => ({
        title: post.title,
        path: post.path,
        at: instantOf(post.date, 0, settings.regional.timeZone),
        description: post.lede ?? post.description,
        author: post.author,
        category: categoryName(post),
      })),
    },
    settings,
  );
