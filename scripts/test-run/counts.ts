/** How many checks of a step passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A check whose exit code is the whole answer. */
export function exitCounts(exitCode: number | null): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts of Vitest's JSON report; a file that did not load is one failure. */
export function vitestCounts(text: string | null, exitCode: number | null): Counts {
  const report = parse<VitestReport>(text);
  if (!report) return exitCounts(exitCode === 0 ? null : exitCode);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return settled({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }, exitCode);
}

/** Counts of Playwright's JSON report; a test that passed only on a second try has passed. */
export function playwrightCounts(text: string | null, exitCode: number | null): Counts {
  const report = parse<PlaywrightReport>(text);
  if (!report) return exitCounts(exitCode === 0 ? null : exitCode);
  const { expected, unexpected, flaky } = report.stats;
  return settled({ passed: expected + flaky, failed: unexpected }, exitCode);
}

// A tool that exits with an error although every test passed has found something else wrong.
function settled(counts: Counts, exitCode: number | null): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function parse<T>(text: string | null): T | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
