/** `--help` and `-h`, the same for every command: the usage on standard output, exit code 0, nothing done. */

/** What stands after `--` is no option. */
export function asksForHelp(args: string[]): boolean {
  const end = args.indexOf('--');
  return (end === -1 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
}

/** Ends the process with the usage when this command was asked for help. */
export function exitOnHelp(usage: string): void {
  if (!asksForHelp(process.argv.slice(2))) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
