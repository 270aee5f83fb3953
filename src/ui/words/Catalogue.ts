import type * as gate from './en/gate.ts';
import type * as languages from './en/languages.ts';
import type * as menu from './en/menu.ts';
import type * as external from './en/screens/external.ts';
import type * as home from './en/screens/home.ts';
import type * as list from './en/screens/list.ts';
import type * as noList from './en/screens/noList.ts';
import type * as page from './en/screens/page.ts';
import type * as password from './en/screens/password.ts';
import type * as project from './en/screens/project.ts';
import type * as feed from './en/server/feed.ts';
import type * as plain from './en/server/plain.ts';
import type * as shell from './en/shell.ts';
import type * as cover from './en/slices/cover.ts';
import type * as embed from './en/slices/embed.ts';
import type * as facts from './en/slices/facts.ts';
import type * as gallery from './en/slices/gallery.ts';
import type * as player from './en/slices/player.ts';
import type * as switcher from './en/slices/switcher.ts';
import type * as states from './en/states.ts';
import type * as video from './en/video.ts';
import type * as work from './en/work.ts';

/** The areas of the English catalogue: an area is what one part of the site says. */
type Areas =
  | typeof cover
  | typeof embed
  | typeof external
  | typeof facts
  | typeof feed
  | typeof gallery
  | typeof gate
  | typeof home
  | typeof languages
  | typeof list
  | typeof menu
  | typeof noList
  | typeof page
  | typeof password
  | typeof plain
  | typeof player
  | typeof project
  | typeof shell
  | typeof states
  | typeof switcher
  | typeof video
  | typeof work;

/** The words of each area of a union. */
type WordsOf<Area> = Area extends unknown ? Area[keyof Area] : never;

/** Every word of the interface in English, which is also its name in the other catalogues. */
export type English = WordsOf<Areas>;

/** What a catalogue must have, and no more: the compiler names what is missing or left over. */
export type Catalogue = Readonly<Record<English, string>>;
