import { chromium, type Browser } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { parseOnServer } from '#external/markup/parseOnServer.ts';
import { browserPath } from '../../support/browserPath.ts';
import { type Reading, readingOf } from './browserMarkup.ts';

/** A reader of a service's markup, on server or browser. */
export interface MarkupReader {
  /** Reads many, each as text and as an embed: a browser is asked once. */
  readonly read: (markups: readonly string[]) => Promise<readonly Reading[]>;
  /** What the markup ran, loaded or wrote so far: there must be nothing. */
  readonly traces: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A browser's reader and all it needs, as one script. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/unit/external/browserMarkup.ts', formats: ['iife'], name: 'reader' },
    },
  });
  // Cast: one format and no watching give one output.
  const [output] = result as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk) throw new Error('The reader could not be bundled');
  return chunk.code;
}

/** Opens a page that reads markup as visitors' browsers do: only a real one can judge it. */
async function openBrowser(): Promise<MarkupReader> {
  const [code, executablePath] = await Promise.all([bundle(), browserPath()]);
  const browser: Browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const page = await browser.newPage();
  const traces: string[] = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url === 'https://site.example/')
      return route.fulfill({ contentType: 'text/html', body: '' });
    traces.push(url);
    return route.abort();
  });
  page.on('dialog', (dialog) => {
    traces.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto('https://site.example/');
  await page.addScriptTag({ content: `${code}\nwindow.reader = reader;` });
  return {
    read: (markups) =>
      page.evaluate<Reading[]>(`${JSON.stringify(markups)}.map(window.reader.readInBrowser)`),
    traces: async () => [
      ...traces,
      ...(await page.evaluate<string[]>("Object.keys(window).filter((name) => name === 'ran')")),
    ],
    close: () => browser.close(),
  };
}

/** The server's reader, whose parser has nothing that could run or load. */
const openServer = async (): Promise<MarkupReader> => ({
  read: async (markups) => markups.map((markup) => readingOf(parseOnServer(markup))),
  traces: async () => Object.keys(globalThis).filter((name) => name === 'ran'),
  close: async () => {},
});

/** Both sides, by name, for tests that hold for either. */
export const sides: readonly (readonly [name: string, open: () => Promise<MarkupReader>])[] = [
  ['a browser', openBrowser],
  ['the server', openServer],
];
