/** Browsers must not run, frame or share these. Pages set their own policy. */
export const apiHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const;

export function withApiHeaders(answer: Response): Response {
  for (const [name, value] of Object.entries(apiHeaders))
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  return answer;
}
