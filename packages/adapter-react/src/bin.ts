#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { runCodegen } from './codegen/command.ts';
import { PACKAGE, readSettings } from './settings.ts';
import { projectInit } from './init/projectInit.ts';
import { messageOf } from './ModelError.ts';

const USAGE = `Usage: ${PACKAGE} <command> [--cwd <folder>]

  init               writes a client, a simulator page, types and the slice registry;
                     files that exist stay as they are
  codegen            writes types and the slice registry from the models
  codegen --check    fails if they are not what the models say, and writes nothing`;

async function main(): Promise<0 | 1> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, cwd: { type: 'string' }, help: { type: 'boolean' } },
  });
  const root = values.cwd ?? process.cwd();
  if (values.help) {
    console.info(USAGE);
    return 0;
  }
  switch (positionals.join(' ')) {
    case 'codegen':
      return runCodegen({ root, check: values.check ?? false, command: `${PACKAGE} codegen` });
    case 'init':
      await projectInit(root, () => readSettings(root), {
        log: (line) => console.info(line),
        installDependencies: async ({ dependencies }) => {
          const names = Object.entries(dependencies).map(([name, range]) => `${name}@${range}`);
          console.info(`The project needs: npm install ${names.join(' ')}`);
        },
      });
      return 0;
    default:
      console.error(USAGE);
      return 1;
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(messageOf(error));
  return 1;
});
