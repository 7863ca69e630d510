/*
 * Font sizes, spaces, colours and line lengths must be tokens (src/styles/{tokens,scale}.css). Fractions of the font size (`0.35em`)
 * or the container (`50%`, `40cqi`) and hairlines are allowed; other values, for drawings, need a reason
 * (`stylelint-disable-next-line … -- reason`).
 */
const space =
  '--(?:space(?:-(?:[1-8]|to-action))?|gutter|gap|header|page|page-edge|beyond-page|target|control|forward|inset|clear|subject)';
const measure = '--(?:measure-[a-z]+|words|page|gutter|gap|space-[1-8]|control)';

/** Matches values of these tokens, fractions, hairlines and plain numbers. */
const tokens = (names) =>
  String.raw`/^(?:var\(${names}(?=[,)])|auto|calc|min|max|-?[12]px|-?0?\.\d+em|-?(?:\d*\.)?\d+(?:%|cqi)?(?![\w.%])|[-+*/(), ])+$/`;
const keywords = '/^(?:inherit|none|normal|fit-content|max-content)$/';

/** Colours that are no tokens. A mask may have them: there, a colour only means opacity. */
const raw = ['/#[\\da-f]{3,8}\\b/i', '/\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(/'];

export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-logical-css'],
  // Defines the custom media queries.
  referenceFiles: ['src/styles/breakpoints.css'],
  ignoreFiles: ['dist/**', '.generated/**', 'node_modules/**'],
  rules: {
    // Safari and older Chromium lack overflow-block and overflow-inline.
    'logical-css/require-logical-properties': [true, { ignore: ['overflow-x', 'overflow-y'] }],
    'logical-css/require-logical-keywords': true,
    // Breakpoints by name only; container queries may use any width.
    'media-feature-name-disallowed-list': [['/width$/', '/inline-size$/']],
    'no-unknown-custom-media': true,
    'declaration-property-value-allowed-list': {
      // Layers by token only (tokens.css).
      'z-index': ['/^var\\(--layer-[a-z]+\\)$/'],
      'font-size': ['/^var\\(--size-[a-z\\d]+\\)$/', 'inherit'],
      '/^(?:(?:margin|padding)(?:-|$)|(?:row-|column-)?gap$|--(?:space|inset)$)/': [tokens(space), keywords],
      'max-inline-size': [tokens(measure), keywords],
    },
    'declaration-property-value-disallowed-list': { '/^(?!mask)/': raw },
    'color-named': ['never', { ignoreProperties: ['/^mask/'] }],
    'declaration-no-important': true,
    // CSS Modules: classes are used as properties, and `:global` refers to other classes.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9-]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // Chromium supports `match-parent` with a prefix only.
    'declaration-property-value-no-unknown': [
      true,
      { ignoreProperties: { 'text-align': ['-webkit-match-parent'] } },
    ],
    'import-notation': 'string',
    // Blank lines separate groups of tokens.
    'custom-property-empty-line-before': null,
    // Compares selectors of unrelated elements.
    'no-descending-specificity': null,
    'no-duplicate-selectors': null,
  },
  overrides: [
    // The definitions of tokens, and print, which uses points and millimetres.
    {
      files: ['src/styles/{tokens,print}.css'],
      rules: {
        'declaration-property-value-allowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
    { files: ['src/styles/breakpoints.css'], rules: { 'media-feature-name-disallowed-list': null } },
    // Rules that override components: in the lowest layer, `!important` wins.
    {
      files: ['src/styles/{reset,print,forced-colors}.css'],
      rules: { 'declaration-no-important': null },
    },
  ],
};
