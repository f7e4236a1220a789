/**
 * Of every answer of a function: it is data, which no browser runs, frames, or hands to another site. An answer that is
 * a page brings its own policy.
 */
export const apiHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The answer with those of them that it does not have. */
export function withApiHeaders(answer: Response): Response {
  for (const [name, value] of Object.entries(apiHeaders))
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  return answer;
}
