import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { countWords } from '#page-editor/server';
import { leftOut, type LeftOutOptions } from './leftOut.ts';
import { SendError } from './program.ts';
import {
  addressOf,
  adoptPending,
  checkTip,
  sentTo,
  type SendOptions,
  type SendSteps,
} from './sendSite.ts';
import { checkPages } from './siteFiles.ts';

interface TryOptions extends Omit<SendOptions, 'over' | 'back'>, LeftOutOptions {}

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '');

/** Looks at both sides and sends nothing; what is wrong is a line, and what comes after it is looked at all the same. */
export async function trySite(options: TryOptions, { line, signal }: SendSteps): Promise<void> {
  const { opened, site, store } = options;
  const good = (text: string, detail?: string) =>
    line({ state: 'good', text, ...(detail !== undefined && { detail }) });
  const wrong = (error: unknown) => {
    signal.throwIfAborted();
    if (!(error instanceof SendError)) throw error;
    line({ state: 'wrong', text: error.message });
  };
  const look = await opened.way.look(signal).catch(wrong);
  if (look) {
    good('Reached, and your key fits');
    const sent = sentTo(await adoptPending(store, look), opened);
    await checkTip(look, sent, undefined).then(
      () =>
        good(
          'Nothing newer lies there',
          sent.length > 0 ? 'last sent from here' : 'nothing was sent yet',
        ),
      (error: unknown) => {
        // Sending asks before it replaces a site.
        if (!look.isSite || !(error instanceof SendError)) wrong(error);
        else line({ state: 'remark', text: error.message });
      },
    );
  }
  const address = addressOf(opened, look ?? { site: null }, options.origin);
  if (address === null) {
    line({
      state: 'wrong',
      text: 'Nobody can know at which address it will be seen. Write it above.',
      asks: 'address',
    });
    return;
  }
  const made = await options
    .makeSite({ folder: site, address, isTrial: true, onDone: () => {}, signal })
    .catch(wrong);
  if (!made) return;
  const found = [
    countWords(made.pages, 'page'),
    countWords(made.pictures, 'picture'),
    countWords(made.media, 'other file'),
  ];
  good(found.filter((words) => !words.startsWith('0 ')).join(', '));
  const isThere = (name: string) => stat(join(site, name)).catch(() => null);
  if (!(await isThere('index.html')))
    line({
      state: 'remark',
      text: 'Home is not public yet: who opens the address finds no page. Publish it first.',
      opens: { label: 'Open Home', address: '/edit/home/home' },
    });
  const { looked, dead } = await checkPages(site, address);
  const detail = `${looked.toLocaleString('en')} looked at`;
  const at = withoutScheme(address);
  const lead = dead.length === 1 ? 'A link leads' : `${dead.length} links lead`;
  line({
    ...(dead.length === 0
      ? { state: 'good', text: `Links work at ${at}` }
      : { state: 'remark', text: `${lead} nowhere at ${at}`, names: dead }),
    detail,
    asks: 'address',
  });
  if (await isThere('404.html')) good('A page for wrong addresses is there');
  for (const one of await leftOut(options, made.locked)) line(one);
}
