export interface PostDate {
  /** ISO date. */
  iso: string;
  text: string;
}

interface NamedLink {
  label: string;
  url: string;
}

export interface PostTeaser {
  url: string;
  title: string;
  summary: string;
  image: string | null;
  date: PostDate;
  author: string | null;
  category: NamedLink | null;
}

export interface PostFacts {
  date: PostDate;
  updated: PostDate | null;
  author: { label: string; url: string | null } | null;
  category: NamedLink | null;
  more: PostTeaser[];
  all: NamedLink;
}

export interface BlogPageData {
  kind: 'blog';
  title: string;
  description: string;
  lede: string | null;
  /** Sanitised HTML; may be empty. */
  body: string;
  breadcrumbs: { label: string; url: string | null }[];
  lists: (NamedLink & { count: number; isCurrent: boolean })[];
  posts: PostTeaser[];
  structuredData: object[];
}
