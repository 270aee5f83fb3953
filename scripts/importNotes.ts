import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reservedAddress } from '#content/ownAddresses.ts';
import { notes as mapping } from '../src/editing/notes.ts';
import { ImportError, type LeftOut } from '#page-editor/rooms/imports/notes/NoteFiles.ts';
import { shortName } from '#page-editor/rooms/imports/notes/noteNames.ts';
import { readNotes } from '#page-editor/rooms/imports/notes/readNotes.ts';
import { writeNotes } from '#page-editor/rooms/imports/notes/writeNotes.ts';
import { errorCode, messageOf } from '#prismic-folder';
import { AuthoringError, callOperation, createAuthoring } from '#prismic-folder/authoring';
import { loadEnvFile } from '#server/platforms/node/loadEnvFile.ts';
import { terminalPorts } from '../packages/prismic-folder/src/cli/terminalPorts.ts';
import { confirm, SyncError } from '../packages/prismic-folder/src/sync/SyncJob.ts';
import { openExport } from '../packages/prismic-folder/src/sync/import/openExport.ts';

const USAGE = `npm run import -- <zip or folder>   drafts of Markdown and pictures, as Notion and Obsidian export them
  --as <type>   what notes become: ${mapping.types.join(', ')} (default: ${mapping.types[0]})
  --plan        print what would be made, and stop
  --yes         do not ask`;

/** So many lines of a kind are printed; the rest is counted. */
const NAMED = 20;

const ports = terminalPorts();

function list(heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  ports.print(heading);
  for (const line of lines.slice(0, NAMED)) ports.print(`  ${line}`);
  if (lines.length > NAMED) ports.print(`  and ${lines.length - NAMED} more`);
}

const wordsOf = ({ name, reason }: LeftOut) => `${shortName(name)} ${shortName(reason)}`;

/** Makes drafts of a folder or a zip of notes; resolves to the exit status. */
async function importNotes(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { as: { type: 'string' }, plan: { type: 'boolean' }, yes: { type: 'boolean' } },
  });
  const [source, ...more] = positionals;
  const type = values.as ?? mapping.types[0] ?? '';
  if (source === undefined || more.length > 0 || !mapping.types.includes(type)) {
    ports.print(USAGE);
    return 2;
  }
  const opened = await openExport(resolve(source));
  try {
    const sizes = new Map(opened.files.map((file) => [file.name, file]));
    const read = async (name: string) => {
      const file = sizes.get(name);
      if (!file) throw new ImportError(`there is no ${name}`);
      return Uint8Array.from(await opened.read(file));
    };
    const found = await readNotes({ files: opened.files, read });
    list(
      `Drafts of the type ${type}: ${found.notes.length}, pictures: ${found.pictures.length}`,
      found.notes.map(({ title }) => title),
    );
    list('Left out:', found.leftOut.map(wordsOf));
    if (values.plan) return 0;
    if (!(await confirm('Make these drafts?', { yes: values.yes === true }, ports))) return 0;
    const root = process.cwd();
    loadEnvFile(root);
    const contentDir = resolve(root, process.env['CONTENT_DIR'] || 'content');
    const authoring = await createAuthoring({ root, contentDir });
    try {
      const { languages } = await callOperation(authoring, 'listLanguages', {});
      const { documents, pictures, leftOut } = await writeNotes(found, type, {
        // Cast: `writeNotes` calls operations of the folder alone, which this process answers, too.
        call: ((name, given) =>
          callOperation(authoring, name as 'createDocument', given as never)) as Parameters<
          typeof writeNotes
        >[2]['call'],
        read,
        mapping,
        isReserved: (of, uid) => reservedAddress({ type: of, uid }, languages) !== null,
        onProgress: (done, total) => {
          if (done === total || done % Math.ceil(total / 10) === 0)
            ports.print(`[${done}/${total}]`);
        },
        isStopped: ports.isStopped,
      });
      ports.print(
        `Drafts made: ${documents.length}, pictures: ${pictures}. Look at them with npm run edit.`,
      );
      list('Left out:', leftOut.map(wordsOf));
      return leftOut.length === 0 ? 0 : 1;
    } finally {
      await authoring.close();
    }
  } finally {
    opened.close();
  }
}

process.exitCode = await importNotes(process.argv.slice(2)).catch((error: unknown) => {
  const isKnown =
    error instanceof ImportError ||
    error instanceof SyncError ||
    error instanceof AuthoringError ||
    // Of the file system, or of the command line.
    errorCode(error) !== undefined;
  console.error(isKnown || error instanceof TypeError ? messageOf(error) : error);
  return error instanceof TypeError ? 2 : 1;
});
