/** A server that requires a proof of work. */
const challenge = `20.1795000000.aaaaaaaaaaaa.${'w'.repeat(43)}`;

/** Shown while the form solves the challenge. */
export const checking = 'Checking that you’re not a robot. This takes a few seconds.';

export const askForProof = (): Response =>
  Response.json(
    { error: { code: 'proof_needed', message: 'Please try again in a few minutes.' }, proof: challenge },
    { status: 429 },
  );

/** The challenge followed by its solution. */
export const solved = new RegExp(String.raw`^${challenge.replaceAll('.', String.raw`\.`)}\.\d+$`, 'v');
