import lighthouse, {
  desktopConfig,
  snapshot,
  startTimespan,
  type Config,
  type Result,
} from 'lighthouse';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { browserArguments, isReady, menuOpener, passGate } from './open.ts';
import { auditForms, type AuditForm, type AuditState } from './states.ts';

/** One run's report; for the menu, which has no address, a timespan and a snapshot. */
export type Reports = readonly Result[];

const configs: Readonly<Record<AuditForm, Config>> = {
  mobile: { extends: 'lighthouse:default' },
  desktop: desktopConfig,
};

const flags = {
  logLevel: 'error',
  // Not found is a page of the site, too.
  ignoreStatusCode: true,
} as const;

/** Lighthouse could not record the page. */
class RecordingError extends Error {}

/** Attempts for a run whose recording fails, which is not the page's fault. */
const TRIES = 3;

/** Runs Lighthouse once on a state, in a new Chromium. */
export async function runLighthouse(
  executablePath: string,
  origin: string,
  state: AuditState,
  form: AuditForm,
): Promise<Reports> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await runOnce(executablePath, origin, state, form);
    } catch (error) {
      if (!(error instanceof RecordingError) || tried === TRIES) throw error;
      console.warn(`${state.name}, ${form}: ${error.message}; trying again`);
    }
  }
}

async function runOnce(
  executablePath: string,
  origin: string,
  state: AuditState,
  form: AuditForm,
): Promise<Reports> {
  const browser = await launch({ executablePath, args: browserArguments });
  try {
    const page = await newPage(browser);
    if (!state.gate) await page.evaluateOnNewDocument(passGate);
    if (state.menu) return await openMenu(page, origin + state.address, form);
    return [report(await lighthouse(origin + state.address, flags, configs[form], page))];
  } finally {
    await browser.close();
  }
}

async function newPage(browser: Browser): Promise<Page> {
  const [first] = await browser.pages();
  return first ?? browser.newPage();
}

/** Opens the menu on a loaded page, with network and processor throttled by the browser. */
async function openMenu(page: Page, address: string, form: AuditForm): Promise<Reports> {
  await page.setViewport({ ...auditForms[form], isMobile: form === 'mobile' });
  await page.goto(address, { waitUntil: 'networkidle0' });
  await page.waitForFunction(isReady);
  const options = {
    config: configs[form],
    flags: { ...flags, throttlingMethod: 'devtools', screenEmulation: { disabled: true } },
  } as const;
  const span = await startTimespan(page, options);
  await page.click(menuOpener[form]);
  await page.waitForSelector('dialog[open]');
  await page.waitForNetworkIdle({ idleTime: 1000 });
  const opening = report(await span.endTimespan());
  return [opening, report(await snapshot(page, options))];
}

function report(run: { readonly lhr: Result } | undefined): Result {
  if (!run) throw new Error('Lighthouse returned no report');
  const { runtimeError } = run.lhr;
  if (runtimeError) throw new RecordingError(`Lighthouse: ${runtimeError.message}`);
  return run.lhr;
}
