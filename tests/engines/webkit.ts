import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../support/freePort.ts';
import type { Browser, Engine } from './Browser.ts';
import { openDisplay } from './display.ts';
import { findFile, onPath } from './findFile.ts';
import { startSession } from './webDriver.ts';

const program = () => process.env['WEBKIT_DRIVER_PATH'] ?? findFile(onPath('WebKitWebDriver'));

async function launch(): Promise<Browser> {
  const driverPath = program();
  if (!driverPath) throw new Error('WebKitWebDriver is not installed');
  const display = await openDisplay();
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      // The container or root account these tests run in has no user namespaces.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const ended = once(driver, 'exit');
  const stop = async () => {
    driver.kill('SIGTERM');
    await ended;
    await display.close();
  };
  try {
    const browser = await startSession(`http://127.0.0.1:${port}`, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        // WebKitGTK loses its process at document.startViewTransition, on any page.
        args: ['--automation', '--features=-ViewTransitions'],
      },
    });
    return {
      ...browser,
      close: async () => {
        await browser.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** WebKitGTK's MiniBrowser, driven by WebKitWebDriver; it needs a display. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: () => {
    if (!program()) return 'no WebKitWebDriver on the PATH, and WEBKIT_DRIVER_PATH is not set';
    if (process.env['DISPLAY'] || findFile(onPath('Xvfb'))) return null;
    return 'there is no DISPLAY, and no Xvfb to open one';
  },
  launch,
};
