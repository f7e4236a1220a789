export const developmentSecret = 'development only: set SESSION_SECRET';

const fewestCharacters = 32;
const fewestDifferent = 10;
const fewestUncommon = 16;
const commonWords =
  /change[\W_]*me|password|passw0rd|secret|example|placeholder|qwerty|letmein|admin|default|your|test|key/gi;

/** Never quotes the value. Null if valid or not set. */
export function keyProblem(variable: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  if (value.length < fewestCharacters) return `${variable}: must have at least ${fewestCharacters} characters`;
  return isGuessable(value)
    ? `${variable}: is easy to guess; generate a random one, such as with \`openssl rand -base64 48\``
    : null;
}

/** Includes repeated text and alphabetical sequences. */
function isGuessable(value: string): boolean {
  return (
    value === developmentSecret ||
    new Set(value).size < fewestDifferent ||
    isRepeated(value) ||
    stepsOf(value) > value.length / 2 ||
    value.replaceAll(commonWords, '').replaceAll(/[\W_]/g, '').length < fewestUncommon
  );
}

const isRepeated = (value: string): boolean =>
  Array.from({ length: 16 }, (_, index) => value.slice(0, index + 1)).some((unit) =>
    unit.repeat(Math.ceil(value.length / unit.length)).startsWith(value),
  );

const stepsOf = (value: string): number =>
  [...value].filter((_, at) => at > 0 && Math.abs(value.charCodeAt(at) - value.charCodeAt(at - 1)) <= 1).length;
