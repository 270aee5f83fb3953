import { readFile } from 'node:fs/promises';
import { runProgram, SendError, type ProgramResult } from './program.ts';

/** What ssh, git and rsync say, and what it means to the owner. The first that fits. `$1`: of the pattern. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [
    /REMOTE HOST IDENTIFICATION HAS CHANGED/,
    'The server shows another key than before. Somebody may be in between: ask who runs it first.',
  ],
  [
    /Host key verification failed|No .* host key is known/,
    'This computer has never spoken to that server. Open a terminal, type ssh and its name once, and compare the key it shows.',
  ],
  [/No space left on device|Disk quota exceeded/, 'The disk over there is full.'],
  [
    /terminal prompts disabled|could not read (?:Username|Password)|Authentication failed|HTTP Basic: Access denied/,
    'It asks for a name and a password, which your keychain does not have. Sign in once with git in a terminal, or write git@ before the address to use your key.',
  ],
  [
    /protected branch|GH006|GH013|pre-receive hook declined|not allowed to (?:force )?push|branch is protected/i,
    'This branch is guarded. Choose another.',
  ],
  [
    /Permission to .* denied|The requested URL returned error: 403|read.only|deploy key/i,
    'Your key may read there, but not write.',
  ],
  [
    /\[rejected\]|stale info|fetch first|non-fast-forward|cannot lock ref/,
    'Somebody else put something newer there. Look at it first.',
  ],
  [
    /Repository not found|does not appear to be a git repository|does not exist|not found/i,
    'Nothing lies at this address, or your key may not see it.',
  ],
  [
    /certificate (?:has expired|is not yet valid)/i,
    'The certificate over there does not fit the date. Is the clock of this computer right?',
  ],
  [/SSL|certificate/i, 'The certificate over there cannot be trusted.'],
  [
    /Could not resolve host|Name or service not known|Temporary failure in name resolution/,
    'No server has this name, or there is no network.',
  ],
  [
    /Connection refused|No route to host|timed out|Connection (?:closed|reset)|Network is unreachable|Broken pipe|early EOF|hung up|unexpected disconnect|connection unexpectedly closed|error in rsync protocol|Could not connect|Failed to connect|RPC failed|the remote end/i,
    'The network went away.',
  ],
  [/Permission denied/, 'You may not write in that folder over there.'],
];

const NO_KEY = /Permission denied \([^)]*publickey/;

/** What a program that failed has said, as a SendError. */
export async function faultOf(
  program: string,
  { err, out }: Pick<ProgramResult, 'err' | 'out'>,
  ssh: { readonly program: string; readonly host: string },
): Promise<SendError> {
  const said = `${err}\n${out}`;
  if (NO_KEY.test(said)) {
    return new SendError(
      (await isLocked(ssh.program, ssh.host))
        ? 'Your key is locked. Unlock it, then try again.'
        : 'Your key does not fit. Give its public part to the other side, then try again.',
    );
  }
  const known = MEANINGS.find(([pattern]) => pattern.test(said));
  if (known) return new SendError(known[1]);
  const [last = 'nothing'] = said.trim().split('\n').toReversed();
  return new SendError(`${program} stopped: ${last.slice(0, 200)}`);
}

/** A key file that a passphrase protects: ssh itself does not say that this is why it was not used. */
async function isLocked(ssh: string, host: string): Promise<boolean> {
  const { out } = await runProgram(ssh, ['-G', '--', host]).catch(() => ({ out: '' }));
  const files = [...out.matchAll(/^identityfile (.+)$/gm)].map(([, file = '']) =>
    file.replace(/^~/, process.env['HOME'] ?? '~'),
  );
  const states = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8').catch(() => '');
      if (!text.includes('PRIVATE KEY')) return false;
      const { err } = await runProgram('ssh-keygen', ['-y', '-P', '', '-f', file]);
      return /passphrase/i.test(err);
    }),
  );
  return states.includes(true);
}
