import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { clientOnIslands } from './eslint/client-on-islands.js';
import { importRules } from './eslint/import-rules.js';
import { noWholeErrors } from './eslint/no-whole-errors.js';
import { plainEnglish } from './eslint/plain-english.js';

const CODE = '**/*.{js,mjs,cjs,ts,mts,tsx,astro}';

export default tseslint.config(
  { ignores: ['node_modules', 'dist', '.forecourt', '.astro', 'test-results', 'playwright-report'] },
  ...tseslint.configs.recommended,
  ...astro.configs.recommended,
  {
    files: [CODE],
    plugins: {
      forecourt: {
        rules: {
          'client-on-islands': clientOnIslands,
          'no-whole-errors': noWholeErrors,
          'plain-english': plainEnglish,
        },
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-empty': 'error',
      'no-self-compare': 'error',
      'no-useless-escape': 'error',
      'prefer-const': 'error',
      'forecourt/client-on-islands': 'error',
      'forecourt/plain-english': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'ExportAllDeclaration', message: 'No barrel files: import from the module itself.' },
      ],
    },
  },
  { files: ['{src,functions,scripts}/**/*.{js,mjs,ts,mts,tsx,astro}'], ...importRules },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      ...jsxA11y.flatConfigs.recommended.rules,
      // Keyboards can only scroll a region that takes the focus.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'] }],
    },
  },
  {
    // Type-aware rules are slow, so only the code with the most promises has them.
    files: ['{src/server,src/journeys/*/server,src/sources,scripts,functions}/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    // The exceptions below build one object or share one closure.
    files: ['{src,functions}/**/*.{ts,tsx}'],
    rules: { 'max-lines': ['error', 300], 'max-lines-per-function': ['error', 80] },
  },
  {
    files: [
      'src/features/search/app/FacetGroup.tsx',
      'src/features/vehicle-page/gallery-gestures.ts',
      'src/search/engine/search-engine.ts',
      'src/server/leads/submit-lead.ts',
      'src/sources/stock/row-to-vehicle.ts',
      'src/view/vehicle/vehicle-page.ts',
    ],
    rules: { 'max-lines-per-function': ['error', 100] },
  },
  // Both files list every database column.
  {
    files: ['src/server/platform/database/schema.ts', 'src/server/operations/privacy/personal-data.ts'],
    rules: { 'max-lines': 'off' },
  },
  { files: ['bin/**', 'scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  { files: ['tests/**'], rules: { 'forecourt/plain-english': ['error', { titlesOnly: true }] } },
  // The demo dealers’ own copy.
  { files: ['scripts/demo/**'], rules: { 'forecourt/plain-english': 'off' } },
  {
    // `console` would print personal data along with an error: use src/server/platform/log.ts. The embedded database's process
    // handles none.
    files: ['{src/server,src/journeys/*/server,functions}/**'],
    ignores: ['src/server/platform/log.ts', 'src/server/platform/database/embedded/**'],
    rules: { 'no-console': ['error', {}] },
  },
  {
    // A whole database error includes the query's parameters.
    files: ['{src/server,src/journeys/*/server,functions,scripts}/**'],
    rules: { 'forecourt/no-whole-errors': 'error' },
  },
  {
    // Files whose tools require a default export.
    files: [
      '*.config.{js,mjs,ts}',
      '.dependency-cruiser.mjs',
      '**/*.directive.ts',
      'tests/support/astros-own/astro.config.mjs',
      'functions/**',
      'src/pages/**',
      'tests/e2e/global-setup.ts',
      '**/*.d.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  // Artwork for the demo illustrations, left unchanged.
  { files: ['scripts/demo/vehicle-art.mjs'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
