/** One design in two writing directions: nothing may know left from right. */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-logical-css'],
  ignoreFiles: ['dist/**', '.generated/**', 'node_modules/**'],
  rules: {
    // Not overflow-block and overflow-inline: Safari and older Chromium do not know them.
    'logical-css/require-logical-properties': [true, { ignore: ['overflow-x', 'overflow-y'] }],
    'logical-css/require-logical-keywords': true,
    // CSS Modules: classes are read as properties, and `:global` names what is not of the module.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9-]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'import-notation': 'string',
    // Blank lines in the tokens part groups.
    'custom-property-empty-line-before': null,
    // Compares selectors of elements that never meet.
    'no-descending-specificity': null,
    'no-duplicate-selectors': null,
  },
};
