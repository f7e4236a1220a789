import { placeholders } from '#src/sources/tenants/placeholders.ts';

const { about, privacy, terms } = placeholders.sentences;

/** First drafts of the pages that every dealer has. */
export function samplePages(name: string): Record<string, string> {
  return {
    'pages/about-us.md': page(
      'About us',
      `Who ${name} is, and what you can expect from us.`,
      `${about}

## What we promise

- Every vehicle is inspected before it is advertised.
- The price on the page is the price on the contract.
- If we cannot help, we say so.
`,
    ),
    'pages/privacy-policy.md': page(
      'Privacy policy',
      `How ${name} handles personal information.`,
      `This page says what ${name} collects, why, who sees it and how to ask for it. ${privacy}
`,
    ),
    'pages/terms-and-conditions.md': page(
      'Terms and conditions',
      `Terms of using the website of ${name}.`,
      `These terms cover the use of this website. ${terms}
`,
    ),
  };
}

const page = (title: string, description: string, body: string) =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`;
