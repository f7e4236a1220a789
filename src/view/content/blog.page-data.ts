/** What the lists of the blog and its posts show. */
export interface PostDate {
  /** ISO date. */
  iso: string;
  text: string;
}

interface NamedLink {
  label: string;
  url: string;
}

/** A post as lists show it. */
export interface PostTeaser {
  url: string;
  title: string;
  summary: string;
  image: string | null;
  date: PostDate;
  author: string | null;
  category: NamedLink | null;
}

/** What a post has beside what every page of the dealer's own words has. */
export interface PostFacts {
  date: PostDate;
  updated: PostDate | null;
  author: { label: string; url: string | null } | null;
  category: NamedLink | null;
  /** What to read next. */
  more: PostTeaser[];
  /** The list of every post. */
  all: NamedLink;
}

export interface BlogPageData {
  kind: 'blog';
  title: string;
  description: string;
  lede: string | null;
  /** Sanitised HTML; empty where the dealer has written none. */
  body: string;
  breadcrumbs: { label: string; url: string | null }[];
  /** The lists to choose from; empty where there is only this one. */
  lists: (NamedLink & { count: number; isCurrent: boolean })[];
  posts: PostTeaser[];
  structuredData: object[];
}
