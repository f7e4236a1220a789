export function isHelpRequested(args: string[]): boolean {
  const end = args.indexOf('--');
  return (end === -1 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
}

export function exitOnHelp(usage: string): void {
  if (!isHelpRequested(process.argv.slice(2))) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
