/** Mistakes alone: Prettier shapes styles, and the order of specificities follows the components. */
export default {
  extends: 'stylelint-config-recommended',
  rules: { 'no-descending-specificity': null },
};
