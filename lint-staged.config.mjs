/** Checks to run on a commit's files (.githooks/pre-commit). */
export default {
  '*.{ts,tsx,astro,js,mjs,cjs,css}': 'prettier --write',
  '*.{ts,tsx,js,mjs,cjs,astro}': 'eslint --max-warnings 0',
  '*.css': 'stylelint',
  '*.{ts,tsx}': () => 'tsc -p . --noEmit',
};
