/** One design in two writing directions: nothing may know left from right. */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-logical-css'],
  // Where the names are said that a query of a width may use.
  referenceFiles: ['src/styles/breakpoints.css'],
  ignoreFiles: ['dist/**', '.generated/**', 'node_modules/**'],
  rules: {
    // Not overflow-block and overflow-inline: Safari and older Chromium do not know them.
    'logical-css/require-logical-properties': [true, { ignore: ['overflow-x', 'overflow-y'] }],
    'logical-css/require-logical-keywords': true,
    // Six widths, by name. What asks for the width of its own container (`@container`) is free of them.
    'media-feature-name-disallowed-list': [['/width$/', '/inline-size$/']],
    'no-unknown-custom-media': true,
    // One scale of layers (tokens.css).
    'declaration-property-value-allowed-list': { 'z-index': ['/^var\\(--layer-[a-z]+\\)$/'] },
    'declaration-no-important': true,
    // CSS Modules: classes are read as properties, and `:global` names what is not of the module.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9-]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // Chromium knows `match-parent` by its older name alone.
    'declaration-property-value-no-unknown': [
      true,
      { ignoreProperties: { 'text-align': ['-webkit-match-parent'] } },
    ],
    'import-notation': 'string',
    // Blank lines in the tokens part groups.
    'custom-property-empty-line-before': null,
    // Compares selectors of elements that never meet.
    'no-descending-specificity': null,
    'no-duplicate-selectors': null,
  },
  overrides: [
    { files: ['src/styles/breakpoints.css'], rules: { 'media-feature-name-disallowed-list': null } },
    // What holds for every element whatever its component says: in the lowest layer, where it is the strongest.
    {
      files: ['src/styles/{reset,print,forced-colors}.css'],
      rules: { 'declaration-no-important': null },
    },
  ],
};
