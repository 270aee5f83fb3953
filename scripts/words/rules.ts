/** A text in the code that is meant to be there. */
interface AllowedWords {
  readonly file: RegExp;
  /** All texts of the file without it. */
  readonly text?: string;
  readonly why: string;
}

/** What counts as words for people. `findWords.ts` applies it; docs/decisions/words.md says why. */
export const wordRules = {
  /** Sources that are searched. Of the server only what visitors read: feeds, and answers without a page. */
  searched:
    /^(slices|src\/(app|content|effects|external|screens|shell|ui))\/.*\.tsx?$|^src\/server\/(feeds\/.*|delivery\/createRenderQueue|platforms\/export\/redirectFiles|site\/createApp)\.ts$/,
  /** Not the public site: what its editor and the pages of authors say is English. Not sources: styles, types, the words themselves. */
  except:
    /^src\/(app\/(dev\/|editor|canvas)|screens\/(library|simulator)\/|ui\/words\/)|styles\.tsx?$|\.d\.ts$/,
  /** Attributes whose every text people see or hear. */
  shown: new Set([
    'alt',
    'aria-description',
    'aria-label',
    'aria-roledescription',
    'aria-valuetext',
    'error',
    'heading',
    'label',
    'note',
    'second',
    'term',
    'text',
    'title',
    'what',
  ]),
  /** The same among properties of objects, where the other names are common. */
  heard: new Set(['alt', 'aria-description', 'aria-label', 'aria-valuetext']),
  /** Attributes and properties that programs read. */
  technical: new Set(['@type', 'allow', 'className', 'd', 'rel', 'sandbox', 'sizes', 'style']),
  /** Calls whose texts developers and programs read. */
  silentCalls:
    /(Error|^console\.\w+|^(log|warn|fault)|[.]warn|^report\w*|import\.meta\.glob|querySelector(All)?|[.](matches|closest))$/,
  /** Keys of a keyboard, and choices of the models. */
  tokens: new Set(
    'Alt Any Choice Control Document Embed Enter Escape GeoPoint Group Image IntegrationFields Link Media Meta No Off On Shift Simple Slices StructuredText Tab Table Web Yes'.split(
      ' ',
    ),
  ),
  /** Markup, styles and shaders. */
  code: /^[<;:)@#]|^">|[{};]|\d(px|ms|%)|px |color-mix\(|^noopener|^var\(/,
  allowed: [
    { file: /^src\/content\/errors\.ts$/, why: 'errors that are logged' },
    { file: /^src\/effects\/boot\/earlyFrame\.ts$/, why: 'a frame of the editor' },
    { file: /^src\/effects\/fps\/Fps\.tsx$/, text: 'fps', why: 'a unit, for developers' },
    { file: /^src\/effects\/(sound|light|travel)\/\w+\.ts$/, why: 'the console, and styles' },
    {
      file: /^src\/ui\/(embed\/(frames|scripts)|player\/providers)\.ts$/,
      why: 'names of services',
    },
    { file: /^src\/ui\/(fonts|look|theme)\//, why: 'styles, and choices of the models' },
    { file: /^src\/external\/client\//, why: 'errors that are logged' },
    { file: /composed\.ts$/, text: 'By rule', why: 'a choice of the model' },
    { file: /Header\.tsx$/, text: 'product design', why: 'a tag in an address' },
    { file: /Header\.tsx$/, text: 'design system', why: 'a tag in an address' },
    { file: /CaseStudyScreen\.tsx$/, text: 'case study', why: 'a name in the code' },
    { file: /createRenderQueue\.ts$/, text: 'The client has disconnected', why: 'for the log' },
    {
      file: /languageNames\.ts$/,
      text: 'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi',
      why: 'names of scripts',
    },
    { file: /ownAddresses\.ts$/, why: 'addresses, and what is said to owners' },
    { file: /createFeeds\.ts$/, why: 'robots.txt' },
    { file: /createApp\.ts$/, text: 'Nothing is served at', why: 'the API' },
    { file: /createApp\.ts$/, text: 'Only GET and HEAD are served here', why: 'for programs' },
  ] satisfies readonly AllowedWords[] as readonly AllowedWords[],
};
