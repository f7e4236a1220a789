interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const maxLines = 8;

export function vitestFailures(text: string | null): string[] {
  return failuresOf<VitestReport>(text, ({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) =>
      assertionResults.length === 0 && status === 'failed'
        ? [formatFailure(name, 'did not load', message)]
        : assertionResults
            .filter((result) => result.status === 'failed')
            .map(({ fullName, failureMessages }) => formatFailure(name, fullName, failureMessages?.[0])),
    ),
  );
}

export function playwrightFailures(text: string | null): string[] {
  return failuresOf<PlaywrightReport>(text, ({ suites, errors }) => [
    ...suites.flatMap(suiteFailures),
    ...errors.map(({ message }) => formatFailure('set-up', 'failed', message)),
  ]);
}

export const flakyTests = (text: string | null): string[] =>
  failuresOf<PlaywrightReport>(text, ({ suites }) => suites.flatMap(flakyIn));

const flakyIn = ({ file, suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, tests }) => formatFailure(file, title, firstError(tests))),
  ...suites.flatMap(flakyIn),
];

type SpecTests = NonNullable<PlaywrightSuite['specs']>[number]['tests'];

const firstError = (tests: SpecTests): string | undefined =>
  tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;

const suiteFailures = ({ file, suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title, tests }) => formatFailure(file, title, firstError(tests))),
  ...suites.flatMap(suiteFailures),
];

function formatFailure(file: string, title: string, message = ''): string {
  const lines = message.split('\n').slice(0, maxLines);
  return [`${file}: ${title}`, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n');
}

function failuresOf<T>(text: string | null, read: (report: T) => string[]): string[] {
  try {
    return text === null ? [] : read(JSON.parse(text) as T);
  } catch {
    // The step fails anyway, with output.
    return [];
  }
}
