/** The tests of a report that took longest. */

export interface TimedTest {
  file: string;
  title: string;
  seconds: number;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
}

/** Every test of Vitest's JSON report with its time. */
export const vitestTests = (text: string | null): TimedTest[] =>
  testsOf<VitestReport>(text, ({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: name,
        title: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  );

/** Every test of Playwright's JSON report with the time of all its attempts. */
export const playwrightTests = (text: string | null): TimedTest[] =>
  testsOf<{ suites: PlaywrightSuite[] }>(text, ({ suites }) => suites.flatMap(suiteTests));

const suiteTests = ({ file, suites = [], specs = [] }: PlaywrightSuite): TimedTest[] => [
  ...specs.map(({ title, tests }) => ({
    file,
    title,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  })),
  ...suites.flatMap(suiteTests),
];

export const slowest = (tests: TimedTest[], count = 10): TimedTest[] =>
  tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);

function testsOf<T>(text: string | null, read: (report: T) => TimedTest[]): TimedTest[] {
  try {
    return text === null ? [] : read(JSON.parse(text) as T);
  } catch {
    // Half a report: the step is counted as failed anyway.
    return [];
  }
}
