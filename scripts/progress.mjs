import { spawn } from 'node:child_process';

/** Erases the terminal's current line. */
const CLEAR = '\r\u001B[2K';

/**
 * Runs a command that takes long and reports it: one line that counts the seconds in a terminal,
 * two plain lines elsewhere. Errors and warnings are printed in full. A command that fails prints
 * everything and ends this process with its status.
 * @param {string} title
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export async function step(title, command, args, env = {}) {
  const { stdout } = process;
  const started = performance.now();
  const line = () => `${title} … ${Math.round((performance.now() - started) / 1000)} s`;
  const show = () => stdout.write(`${CLEAR}${line()}`);
  if (stdout.isTTY) show();
  else console.info(`${title} …`);
  const ticking = stdout.isTTY ? setInterval(show, 1000) : undefined;
  const { status, errors, all } = await collect(command, args, env);
  clearInterval(ticking);
  const ended = status === 0 ? line() : `${line()}, failed`;
  console.info(stdout.isTTY ? `${CLEAR}${ended}` : ended);
  const output = status === 0 ? errors : all;
  if (output.trim() !== '') process.stderr.write(`${output.trimEnd()}\n`);
  if (status !== 0) process.exit(status);
}

/**
 * What a command printed, and how it ended. It is stopped when this process is.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
async function collect(command, args, env) {
  const colors = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colors, ...env },
    shell: process.platform === 'win32' && command === 'npm',
  });
  let errors = '';
  let all = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    all += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    all += text;
    errors += text;
  });
  /**
   * @param {NodeJS.Signals} signal
   * @param {number} number
   */
  const stop = (signal, number) => {
    child.kill(signal);
    process.exit(128 + number);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  /** @type {number} */
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return { status, errors, all };
}
