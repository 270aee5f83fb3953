import { chromium, type Browser } from '@playwright/test';
import { build, type Rolldown } from 'vite';

/** The sanitiser's two questions, asked in a browser's page. */
export interface SanitizerPage {
  readonly ask: <Answer>(question: 'textBlocks' | 'readEmbed', markup: string) => Promise<Answer>;
  /** What ran, loaded or was written by the markup so far: there must be nothing. */
  readonly traces: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** The sanitiser and all it needs, as one script. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/external/markup/sanitize.ts', formats: ['iife'], name: 'sanitizer' },
    },
  });
  // Cast: one format and no watching give one output.
  const [output] = result as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk) throw new Error('The sanitiser could not be bundled');
  return chunk.code;
}

/** Where `npm test` found a browser; else the one scripts/browser.mjs finds. */
async function browserPath(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const script = new URL('../../../scripts/browser.mjs', import.meta.url).href;
  // Cast: a script without types of its own.
  const { ensureBrowser } = (await import(script)) as { ensureBrowser: () => Promise<string> };
  return ensureBrowser();
}

/**
 * Opens a page that holds the sanitiser. Only a real parser can judge it: the DOM of the other
 * tests is not safe to sanitise in, as DOMPurify's own documentation says.
 */
export async function openSanitizer(): Promise<SanitizerPage> {
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
  await page.addScriptTag({ content: `${code}\nwindow.sanitizer = sanitizer;` });
  return {
    ask: (question, markup) =>
      page.evaluate(`window.sanitizer[${JSON.stringify(question)}](${JSON.stringify(markup)})`),
    traces: async () => [
      ...traces,
      ...(await page.evaluate<string[]>("Object.keys(window).filter((name) => name === 'ran')")),
    ],
    close: () => browser.close(),
  };
}
