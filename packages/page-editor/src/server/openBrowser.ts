import { spawn } from 'node:child_process';

/** The command that opens an address, by platform; none of them is a shell. */
const COMMANDS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
};

/** Opens an address in the browser, if there is one and `BROWSER` is not `none`. */
export function openBrowser(address: string): void {
  const [command, ...args] = COMMANDS[process.platform] ?? [];
  if (command === undefined || process.env['BROWSER'] === 'none') return;
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  // Without the command, or a desktop, the printed link is enough.
  child.once('error', () => {});
  child.unref();
}
