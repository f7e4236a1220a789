import { keyHostProblem, variableProblem, type Allowance } from '#src/domain/tenant/allowance.ts';
import { keyAddress, sourceVariables, variableInText } from '#src/domain/tenant/named-variables.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import { FeedKeyError } from '../errors.ts';

/** @throws FeedKeyError for a key not allowed for this dealer or host */
export function refuseOthersKeys(source: StockSettings['source'], allowance: Allowance): void {
  const variables = sourceVariables(source);
  const address = variables.length > 0 ? keyAddress(source) : null;
  const problem =
    variables.map(({ name }) => variableProblem(allowance, name)).find((found) => found !== null) ??
    (address === null ? null : keyHostProblem(allowance, address));
  if (problem !== null) throw new FeedKeyError(`stock.source in settings.json ${problem.reason}. ${problem.hint}`);
}

/** @throws FeedKeyError if unset */
export function secret(variable: string, setting: string): string {
  const value = process.env[variable]?.trim();
  if (!value)
    throw new FeedKeyError(
      `The environment variable ${variable}, named by ${setting} in settings.json, is not set. Set it where the build runs.`,
    );
  return value;
}

/**
 * Fills in `$NAME` and `${NAME}`.
 *
 * @throws FeedKeyError if one is unset
 */
export const withSecrets = (text: string, setting: string, written: (value: string) => string = String): string =>
  text.replaceAll(variableInText, (_, braced?: string, bare?: string) => written(secret((braced ?? bare)!, setting)));

/** @throws FeedKeyError without the value: messages reach logs */
export function headerValue(value: string, setting: string): string {
  if (/^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(value)) return value;
  throw new FeedKeyError(
    `${setting} in settings.json, with its environment variables filled in, contains a character that is not allowed in a header, such as a line break. Set the variable again.`,
  );
}
