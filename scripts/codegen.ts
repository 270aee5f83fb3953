import { runCodegen } from '#adapter-react/codegen/command.ts';

/** Writes types and registry; with `--check`, fails if they are not what the models say. */
process.exitCode = await runCodegen({
  root: process.cwd(),
  check: process.argv.includes('--check'),
  command: 'npm run codegen',
});
