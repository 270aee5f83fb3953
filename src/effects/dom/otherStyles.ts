import { CodeError } from '#ui/feedback/CodeError.ts';

/**
 * An attribute of the link to a page's style sheet: addresses of the styles that the page came without, separated by
 * spaces.
 */
export const OTHER_STYLES = 'data-others';

let isFirstPage = true;
const added = new Map<string, Promise<HTMLLinkElement>>();

/** Loads a style sheet, which counts on paper only. */
function add(href: string): Promise<HTMLLinkElement> {
  const known = added.get(href);
  if (known) return known;
  const loaded = new Promise<HTMLLinkElement>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.media = 'print';
    // Without it the medium would have it wait for pictures.
    link.fetchPriority = 'high';
    link.addEventListener('load', () => resolve(link));
    link.addEventListener('error', () => {
      // The next one who needs it tries again.
      added.delete(href);
      link.remove();
      reject(new Error(`The styles ${href} could not be loaded`));
    });
    document.head.append(link);
  });
  added.set(href, loaded);
  return loaded;
}

/**
 * Adds all styles that the page came without, at once: for each that comes by itself browsers compute those of the
 * whole page. Rejects if some could not be loaded.
 */
export async function addOtherStyles(): Promise<void> {
  const addresses = document.querySelector(`link[${OTHER_STYLES}]`)?.getAttribute(OTHER_STYLES);
  const links = (addresses ?? '').split(' ').filter(Boolean).map(add);
  for (const link of await Promise.all(links)) if (link.media !== 'all') link.media = 'all';
}

/** From now on code is loaded for other pages than the first one, which came with its styles. */
export function endFirstPage(): void {
  isFirstPage = false;
}

/** Code that is not to be rendered before its styles are there; rejects with a CodeError. */
export async function withStyles<Code>(code: Promise<Code>): Promise<Code> {
  try {
    const [loaded] = await Promise.all([code, isFirstPage || addOtherStyles()]);
    return loaded;
  } catch (cause) {
    throw new CodeError('Code did not load', { cause });
  }
}
