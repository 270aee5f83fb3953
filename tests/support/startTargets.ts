import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { serveHostedRepository } from './hostedRepository.ts';
import { SITES, targets, type TargetName } from './targets.ts';

/**
 * Starts the sites of the journeys beside each other, and says once all of them answer. `TARGETS=embedded` starts
 * this one only.
 */
async function main(): Promise<void> {
  const wanted = process.env['TARGETS']?.split(',') ?? SITES;
  const names = SITES.filter((name) => wanted.includes(name));
  const isHosted = names.includes('hosted') || names.includes('worker');
  // A site reads its repository before it listens.
  const repository = isHosted ? await serveHostedRepository() : undefined;
  const sites = names.map(start);
  const ended = Promise.all(sites.map((site) => once(site, 'exit')));
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    await Promise.all([ended, repository?.stop()]);
    process.exit(code);
  };
  // The signal is for the whole group of processes: the sites end by themselves.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(0));
  for (const site of sites) {
    site.once('exit', (code) => {
      if (isEnding) return;
      console.error(`${site.spawnargs.join(' ')} has ended with ${code}`);
      for (const other of sites) other.kill('SIGTERM');
      void end(1);
    });
  }
  await Promise.all(sites.map(isListening));
  console.info('All sites answer.');
}

function start(name: TargetName): ChildProcess {
  const { script, env, port } = targets[name];
  const own = { ...process.env, ...env, PORT: String(port) };
  return spawn(process.execPath, [script], { env: own, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** A site prints its address once it answers. */
const isListening = (site: ChildProcess) =>
  new Promise<void>((resolve) => {
    let text = '';
    site.stdout?.on('data', (chunk) => {
      text += String(chunk);
      if (/https?:\/\/[\w.]+:\d+/.test(text)) resolve();
    });
  });

void main();
