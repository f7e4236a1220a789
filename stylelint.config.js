/** Only checks for mistakes: Prettier formats stylesheets, and specificity follows the order of the components. */
export default {
  extends: 'stylelint-config-recommended',
  rules: { 'no-descending-specificity': null },
};
