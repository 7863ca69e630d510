/*
 * The scale (src/styles/scale.css) has all values: sizes of type, spaces, colours and lengths of lines are its tokens. A share of
 * the type size (`0.35em`), a share of the room (`50%`, `40cqi`) and a hairline are allowed; what else a drawing needs is an
 * exception with its reason, in a comment beside it (`stylelint-disable-next-line … -- reason`).
 */
const space =
  '--(?:space(?:-[1-8])?|gutter|gap|header|page|page-edge|beyond-page|target|control|forward|inset|clear)';
const measure = '--(?:measure-[a-z]+|words|page|gutter|gap|space-[1-8]|control)';

/** A value made of these tokens, of shares, of a hairline and of plain numbers. */
const tokens = (names) =>
  String.raw`/^(?:var\(${names}(?=[,)])|auto|calc|min|max|-?[12]px|-?0?\.\d+em|-?(?:\d*\.)?\d+(?:%|cqi)?(?![\w.%])|[-+*/(), ])+$/`;
const keywords = '/^(?:inherit|none|normal|fit-content|max-content)$/';

/** A colour that is no token; in a mask it is only how much is seen. */
const raw = ['/#[\\da-f]{3,8}\\b/i', '/\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(/'];

/** Logical properties alone: one design in two writing directions. */
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
    'declaration-property-value-allowed-list': {
      // One scale of layers (tokens.css).
      'z-index': ['/^var\\(--layer-[a-z]+\\)$/'],
      'font-size': ['/^var\\(--size-[a-z\\d]+\\)$/', 'inherit'],
      '/^(?:(?:margin|padding)(?:-|$)|(?:row-|column-)?gap$|--(?:space|inset)$)/': [tokens(space), keywords],
      'max-inline-size': [tokens(measure), keywords],
    },
    'declaration-property-value-disallowed-list': { '/^(?!mask)/': raw },
    'color-named': ['never', { ignoreProperties: ['/^mask/'] }],
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
    // Where the tokens are given, and paper, which has points and millimetres.
    {
      files: ['src/styles/{tokens,print}.css'],
      rules: {
        'declaration-property-value-allowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
    { files: ['src/styles/breakpoints.css'], rules: { 'media-feature-name-disallowed-list': null } },
    // What holds for every element whatever its component says: in the lowest layer, where it is the strongest.
    {
      files: ['src/styles/{reset,print,forced-colors}.css'],
      rules: { 'declaration-no-important': null },
    },
  ],
};
