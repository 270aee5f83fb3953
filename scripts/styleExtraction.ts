import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import wyw from '@wyw-in-js/vite';
import type { Plugin } from 'vite';
import { shortNames } from './codeEdits.ts';

type StyleOptions = NonNullable<Parameters<typeof wyw>[0]>;

/** What imports `css`; to look at other modules as well would take longer than all of it. */
const STYLES = /\bcss\b[^;]*from ["']@linaria\/core["']/;

/**
 * Styles leave the bundle at build time; happy-dom is not needed to evaluate them, and the prefixer
 * would add rules for browsers nobody uses any more.
 */
export function styles(): Plugin[] {
  const plugin = wyw({
    include: ['**/*.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      '**/tests/**',
      '**/packages/!(page-editor)/**',
      '**/scripts/**',
      '**/server/**',
    ],
    // Cast: the option's type asks for every flag, the plugin fills in the rest.
    features: { happyDOM: false } as NonNullable<StyleOptions['features']>,
    prefixer: false,
    classNameSlug: shortNames(),
    babelOptions: {
      presets: [
        ['@babel/preset-typescript', { onlyRemoveTypeImports: false }],
        ['@babel/preset-react', { runtime: 'automatic' }],
      ],
    },
  });
  const { transform } = plugin;
  if (typeof transform !== 'function')
    throw new Error('The style extraction has an unknown form, after an update');
  const file = process.env['EXTRACTED_STYLES'];
  const extracted = file === undefined ? null : readExtracted(file);
  const handler: typeof transform = async function extract(code, id, options) {
    const known = extracted?.[id];
    if (known !== undefined) return { code: known, map: null };
    const result = await transform.call(this, code, id, options);
    const made = typeof result === 'object' ? result?.code : undefined;
    if (extracted && typeof made === 'string') extracted[id] = made;
    return result;
  };
  const narrowed = { ...plugin, transform: { filter: { code: STYLES }, handler } };
  return file && extracted ? [shareSheets(file, extracted), narrowed] : [narrowed];
}

/** The style sheet that the extraction makes of a module. */
const SHEET = /\.wyw-in-js\.css$/;

/** By the names of modules and sheets: code without styles, and styles. */
type Extracted = Record<string, string>;

function readExtracted(file: string): Extracted {
  try {
    // Cast: an earlier build of the same sources wrote it.
    return JSON.parse(readFileSync(file, 'utf8')) as Extracted;
  } catch {
    return {};
  }
}

/**
 * Site, server and editor are built from the same modules one after the other: what the first build has extracted, the
 * others read from a file. Each writes what it adds.
 */
const shareSheets = (file: string, extracted: Extracted): Plugin => ({
  name: 'slicefolio:share-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: SHEET }, handler: (id) => (id in extracted ? id : null) },
  load: { filter: { id: SHEET }, handler: (id) => extracted[id] },
  transform: {
    filter: { id: SHEET },
    handler: (code, id) => {
      extracted[id] = code;
    },
  },
  buildEnd() {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(extracted));
  },
});
