// `npm run slicemachine`: starts Slice Machine on this project's models, on port 9999 or that of
// `--port`. A model that cannot be read is reported without a stack trace.
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { buildPackage } from './buildPackages.mjs';
import { fail } from './setup.mjs';

const { values } = parseArgs({ options: { port: { type: 'string' }, open: { type: 'boolean' } } });
const port = Number(values.port ?? 9999);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port is "${values.port}": a whole number from 0 to 65535 was expected`);
  process.exit(1);
}
// Slice Machine loads the adapter as projects install it.
await buildPackage('adapter-react');
// Its ES modules do not load in Node, its CommonJS ones do.
const { createStartSliceMachineProcess } = createRequire(import.meta.url)('start-slicemachine');
try {
  await createStartSliceMachineProcess({ open: values.open ?? false, port }).run();
} catch (error) {
  fail(error);
  process.exit();
}
