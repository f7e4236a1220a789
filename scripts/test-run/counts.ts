export interface Counts {
  passed: number;
  failed: number;
  /** Cached. */
  remembered: number;
  /** Impossible on this machine. */
  skipped: number;
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests?: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { tests: { status: string; annotations: { type: string }[] }[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

export const rememberedAnnotation = 'remembered';

/** GNU Automake's exit code for a skipped test. */
export const skippedExitCode = 77;

export function exitCounts(exitCode: number | null): Counts {
  if (exitCode === skippedExitCode) return { passed: 0, failed: 0, remembered: 0, skipped: 1 };
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, remembered: 0, skipped: 0 };
}

/** A file that fails to load is one failure. */
export function vitestCounts(text: string | null, exitCode: number | null): Counts {
  const report = parse<VitestReport>(text);
  if (!report) return exitCounts(exitCode === 0 ? null : exitCode);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const { numPassedTests: passed, numFailedTests, numPendingTests: skipped = 0 } = report;
  return settled({ passed, failed: numFailedTests + unloaded.length, remembered: 0, skipped }, exitCode);
}

/** A test that passes on a retry has passed. */
export function playwrightCounts(text: string | null, exitCode: number | null): Counts {
  const report = parse<PlaywrightReport>(text);
  if (!report) return exitCounts(exitCode === 0 ? null : exitCode);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const remembered = report.suites.reduce((sum, suite) => sum + rememberedIn(suite), 0);
  const counts = { passed: expected + flaky + remembered, failed: unexpected, remembered };
  return settled({ ...counts, skipped: skipped - remembered }, exitCode);
}

const rememberedIn = ({ suites = [], specs = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests)
    .filter(
      ({ status, annotations }) =>
        status === 'skipped' && annotations.some(({ type }) => type === rememberedAnnotation),
    ).length + suites.reduce((sum, suite) => sum + rememberedIn(suite), 0);

// Something other than a test failed.
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
