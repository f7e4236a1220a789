/** Keys that operators make up themselves, such as those of webhooks: one rule for all of them. */

/** Keys codes while developing, where nothing is worth protecting. */
export const developmentSecret = 'development only: set SESSION_SECRET';

const fewestCharacters = 32;
const fewestDifferent = 10;
/** Of what is left without the words that examples and first attempts are made of. */
const fewestOwn = 16;
const commonWords =
  /change[\W_]*me|password|passw0rd|secret|example|placeholder|qwerty|letmein|admin|default|your|test|key/gi;

/** What is wrong with the value of a variable, without the value itself; null for one that will do, or is not set. */
export function keyProblem(variable: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  if (value.length < fewestCharacters) return `${variable}: must have at least ${fewestCharacters} characters`;
  return isGuessable(value)
    ? `${variable}: is easily guessed; make one at random, such as with \`openssl rand -base64 48\``
    : null;
}

/** A few characters over and over, one text repeated, a row of the alphabet, common words, or the key above. */
function isGuessable(value: string): boolean {
  return (
    value === developmentSecret ||
    new Set(value).size < fewestDifferent ||
    isRepeated(value) ||
    stepsOf(value) > value.length / 2 ||
    value.replaceAll(commonWords, '').replaceAll(/[\W_]/g, '').length < fewestOwn
  );
}

/** One text of up to 16 characters again and again, the last time perhaps cut off. */
const isRepeated = (value: string): boolean =>
  Array.from({ length: 16 }, (_, index) => value.slice(0, index + 1)).some((unit) =>
    unit.repeat(Math.ceil(value.length / unit.length)).startsWith(value),
  );

/** How often a character is the one before it, or next to it in its alphabet. */
const stepsOf = (value: string): number =>
  [...value].filter((_, at) => at > 0 && Math.abs(value.charCodeAt(at) - value.charCodeAt(at - 1)) <= 1).length;
