// Serves the built worker like any other site: the environment names its content source.
import { startWorker } from './worker.mjs';

/** The variables that the worker reads. */
const OWN =
  /^(PRISMIC_|PREVIEW_|SESSION_SECRET$|TRUSTED_PROXIES$|SITE_ORIGIN$|LOG$|WEB_VITALS$|PAGE_CACHE_MB$)/;

const worker = await startWorker({
  bindings: Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      OWN.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  ),
  port: Number(process.env.PORT),
  onPrint: (text) => process.stdout.write(text),
});
console.info(`The worker is on http://localhost:${(await worker.ready).port}`);
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => void worker.dispose().then(() => process.exit(0)));
}
