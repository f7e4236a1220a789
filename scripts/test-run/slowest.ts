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
    // The step fails anyway.
    return [];
  }
}
