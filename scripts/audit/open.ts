import { chromium, type Page } from '@playwright/test';
import { memoryKeys } from '#effects/boot/memory.ts';
import { ensureBrowser } from '../browser.mjs';
import { auditForms, type AuditForm, type AuditState } from './states.ts';

/** Arguments of every Chromium that is measured: it must send no requests of its own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Runs in each new document before the site does: the gate was passed earlier in the session. */
export const passGate = `if (window === window.top) sessionStorage.setItem('${memoryKeys.gate}', 'off')`;

/** What opens the menu: the hamburger on small screens, 'All' on large ones. */
export const menuOpener: Readonly<Record<AuditForm, string>> = {
  mobile: '[aria-controls=menu]',
  desktop: 'header [data-opens=menu]',
};

/** Runs in the page: whether it is hydrated. */
export const isReady = () => document.documentElement.dataset['ready'] === '';

export const launch = async (...more: string[]) =>
  chromium.launch({
    executablePath: await ensureBrowser({ whole: true }),
    args: [...browserArguments, ...more],
  });

/** Brings a page to a state and scrolls to its end once, so that everything lazy is loaded. */
export async function openState(page: Page, origin: string, state: AuditState, form: AuditForm) {
  await page.setViewportSize(auditForms[form]);
  if (!state.gate) await page.addInitScript(passGate);
  await page.goto(origin + state.address);
  await page.waitForFunction(isReady);
  if (state.menu) {
    await page.click(menuOpener[form]);
    await page.waitForSelector('dialog[open]');
  }
  await page.waitForLoadState('networkidle');
  if (!state.gate) await walkDown(page);
  await page.waitForLoadState('networkidle');
}

/** Scrolls to the end once, so that everything lazy is loaded. */
export const walkDown = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
