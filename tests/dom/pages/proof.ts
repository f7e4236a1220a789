const challenge = `20.1795000000.aaaaaaaaaaaa.${'w'.repeat(43)}`;

export const checking = 'Checking that you’re not a robot. This takes a few seconds.';

export const askForProof = (): Response =>
  Response.json(
    { error: { code: 'proof_needed', message: 'Please try again in a few minutes.' }, proof: challenge },
    { status: 429 },
  );

export const solved = new RegExp(String.raw`^${challenge.replaceAll('.', String.raw`\.`)}\.\d+$`, 'v');
