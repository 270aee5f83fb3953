import { minifySync, type Plugin } from 'vite';

/** What the build writes otherwise than its source says. */
interface CodeEdit {
  readonly name: string;
  readonly file: RegExp;
  /** Whether it edits the source, before all other plugins. */
  readonly isSource?: true;
  /** Whether the build of the editor leaves the code as it is. */
  readonly isOfSite?: true;
  /** The new code; null: it has an unknown form, after an update. */
  readonly edit: (code: string) => string | null;
}

/** Mock data and model of a slice, as the code generator writes them into the registry. */
const AUTHORING =
  /^ +(?:mocks|model): \(\) => import\('[^']+'\)\.then\(\(file\) => file\.default\),\n/gm;

const SIGNALS = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

const ROUTER_WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';

/** What the router does for routes that load data and show errors by it. The site's have none: screens do both. */
const DATA_ROUTES = [
  [
    /return dataRouterState && \(match\.route\.ErrorBoundary[^]*?\) : (?=getChildren\(\);)/,
    'return ',
  ],
  [' || defaultErrorElement', ''],
  ['RenderErrorBoundary.contextType = RSCRouterContext;\n', ''],
  ['isDataRoute ? useNavigateStable() : ', ''],
] as const;

const EDITS: readonly CodeEdit[] = [
  {
    // The slice library reads mock data and models, which exists in development only, and the editor, which is
    // built by itself; every visitor would load their addresses.
    name: 'components-only',
    file: /\/slices\/index\.ts$/,
    isSource: true,
    isOfSite: true,
    edit(code) {
      const rest = code.replaceAll(AUTHORING, '');
      return /\.json'/.test(rest) ? null : rest;
    },
  },
  {
    // The server's bundle is not minified, but writes these functions into every page.
    name: 'small-inline-scripts',
    file: /\/src\/effects\/boot\/\w+\.ts$/,
    edit: (code) => minifySync('inline.js', code).code,
  },
  {
    // resonance-audio creates an empty function from a string, which the content security policy refuses
    // like `eval`: the sound would not start.
    name: 'plain-functions',
    file: /resonance-audio/,
    edit: (code) => code.replaceAll('new Function()', '(function () {})'),
  },
  {
    // React throws some values as signals, which it compares by identity, and makes them as errors while its module
    // is evaluated. Where a browser's developer tools are open, or Lighthouse measures, the first of them makes the
    // browser parse all of React once more, to know the lines of the stack: a task of 50 ms.
    name: 'plain-signals',
    file: /\/react-dom-client\.production\.js$/,
    edit(code) {
      const plain = code.replaceAll(SIGNALS, '$1 = { message: $2 }');
      return plain === code ? null : plain;
    },
  },
  {
    // The router's package gives bundlers the development build, and what is created by a call or gets a name looks
    // used.
    name: 'trim-router',
    file: /\/react-router\/dist\/development\/chunk-[^/]+\.mjs$/,
    edit(code) {
      // Only one of its files has components.
      if (!code.includes(ROUTER_WARNINGS)) return code;
      let trimmed = code
        .replace(ROUTER_WARNINGS, 'var ENABLE_DEV_WARNINGS = false;')
        .replaceAll(
          /^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm,
          'var $1 = /* @__PURE__ */ $2',
        )
        .replaceAll(/^\w+\.displayName = "[^"]+";\n/gm, '');
      for (const [part, shorter] of DATA_ROUTES) {
        const whole = trimmed;
        trimmed = whole.replace(part, shorter);
        if (trimmed === whole) return null;
      }
      return trimmed;
    },
  },
];

/** Edits the code of some modules where the site or, with the mode `editor`, the editor is built. */
export const codeEdits = (mode: string): Plugin[] =>
  EDITS.filter(({ isOfSite }) => !isOfSite || mode !== 'editor').map(
    ({ name, file, isSource, edit }) => ({
      name: `slicefolio:${name}`,
      apply: 'build',
      ...(isSource && { enforce: 'pre' }),
      transform(code, id) {
        if (!file.test(id)) return null;
        const edited = edit(code);
        if (edited === null) return this.error(`${id} has an unknown form`);
        return edited === code ? null : { code: edited, map: null };
      },
    }),
  );

/** Characters of a class name: of all that a page is sent, names compress worst. */
const LENGTH = 5;

/** Shortens the class names that Linaria makes from a module's path and the place in it; throws where two become one. */
export function shortNames(): (hash: string, title: string, at: { file: string }) => string {
  const whole = new Map<string, string>();
  return (hash, title, { file }) => {
    const name = hash.slice(0, LENGTH);
    const other = whole.get(name);
    if (other !== undefined && other !== hash) {
      // Linaria hides the message of what it catches.
      console.error(`${title} in ${file} has another style's class name: move it within the file`);
      throw new Error('Two styles have one class name');
    }
    whole.set(name, hash);
    return name;
  };
}
