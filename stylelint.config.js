const breakpoints = [576, 768, 992, 1200];
const lengths = (shift) => breakpoints.map((width) => `${width - shift}px`);

/** Sizes that tokens.css names; the same value in raw pixels would not follow a template's scale. */
const namedSpacings = String.raw`/(?<![\w.-])-?(2|4|6|8|10|12|14|16|20|24|32|40|48)px/`;

/**
 * Checks for mistakes, breakpoints, raw spacings and `!important`, which layers replace (decision 085). Prettier
 * formats stylesheets, and specificity follows the order of the components.
 */
export default {
  extends: 'stylelint-config-recommended',
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'no-descending-specificity': null,
    'declaration-no-important': true,
    'media-feature-name-value-allowed-list': { 'min-width': lengths(0), 'max-width': lengths(1) },
    'declaration-property-value-disallowed-list': { '/^(margin|padding|gap|row-gap|column-gap)/': [namedSpacings] },
  },
  overrides: [
    {
      // The operator's report is a page without templates or layers.
      files: ['src/generator/**/*.css'],
      rules: {
        'declaration-no-important': null,
        'media-feature-name-value-allowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
    { files: ['**/tokens.css'], rules: { 'declaration-property-value-disallowed-list': null } },
  ],
};
