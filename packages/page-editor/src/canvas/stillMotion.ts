const QUERY = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/;

/** Whether the page is held as for visitors who ask for less motion; the owner's system may ask for it, too. */
let isStill = true;

/** A condition as it counts now: held still, with what it asks of motion decided. */
function decided(condition: string): string {
  const asked = QUERY.exec(condition)?.[1];
  const decision = asked === 'no-preference' ? '(max-width: -1px)' : '(min-width: 0px)';
  return isStill ? condition.replace(QUERY, decision) : condition;
}

const system = window.matchMedia.bind(window);
const listeners = new Set<() => void>();

/** A media query list that follows the editor's switch as well as the system. */
function controlled(query: string): MediaQueryList {
  const list = system(query);
  const matches = () => system(decided(query)).matches;
  const bound = new Map<EventListenerOrEventListenerObject, () => void>();
  return new Proxy(list, {
    get(target, name) {
      if (name === 'matches') return matches();
      if (name === 'addEventListener') {
        return (type: string, listener: EventListenerOrEventListenerObject) => {
          const call = () => {
            const event = new MediaQueryListEvent(type, { media: query, matches: matches() });
            if (typeof listener === 'function') listener(event);
            else listener.handleEvent(event);
          };
          bound.set(listener, call);
          listeners.add(call);
          list.addEventListener(type, call);
        };
      }
      if (name === 'removeEventListener') {
        return (type: string, listener: EventListenerOrEventListenerObject) => {
          const call = bound.get(listener);
          if (!call) return;
          listeners.delete(call);
          list.removeEventListener(type, call);
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

window.matchMedia = (query) => (QUERY.test(query) ? controlled(query) : system(query));

/** Conditions of the page's style rules as they were written. */
const written = new Map<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Iterable<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && QUERY.test(rule.conditionText)) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

/** The rules of a sheet; those of another origin, such as a service of typefaces, are not to be read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSMediaRule> {
  try {
    return mediaRules(sheet.cssRules);
  } catch {
    return [];
  }
}

function applyToStyles(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!written.has(rule)) written.set(rule, rule.media.mediaText);
    }
  }
  for (const [rule, condition] of written) {
    const now = decided(condition);
    if (rule.media.mediaText !== now) rule.media.mediaText = now;
  }
}

// The styles of a slice come with its code.
document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLLinkElement || target instanceof HTMLStyleElement) applyToStyles();
  },
  { capture: true },
);

/**
 * Holds the page still, or lets it move as the system allows. Browsers have no such switch for a frame, so
 * scripts are told by `matchMedia` and styles by their conditions.
 */
export function setStill(still: boolean): void {
  isStill = still;
  applyToStyles();
  for (const listener of listeners) listener();
}
