const QUERY = /\(\s*prefers-reduced-motion\s*:\s*(reduce|no-preference)\s*\)/;

/** Whether the page is held as for visitors who ask for less motion; the owner's system may ask for it, too. */
let isStill = true;

const system = window.matchMedia.bind(window);
const reduces = () => isStill || system('(prefers-reduced-motion: reduce)').matches;
const listeners = new Set<() => void>();

/** A media query list that follows the editor's switch as well as the system. */
function controlled(query: string): MediaQueryList {
  const list = system(query);
  const asked = QUERY.exec(query)?.[1];
  const bound = new Map<EventListenerOrEventListenerObject, () => void>();
  return new Proxy(list, {
    get(target, name) {
      if (name === 'matches') return reduces() === (asked === 'reduce');
      if (name === 'addEventListener') {
        return (type: string, listener: EventListenerOrEventListenerObject) => {
          const call = () => {
            const event = new Event(type);
            if (typeof listener === 'function') listener(event);
            else listener.handleEvent(event);
          };
          bound.set(listener, call);
          listeners.add(call);
        };
      }
      if (name === 'removeEventListener') {
        return (_type: string, listener: EventListenerOrEventListenerObject) => {
          const call = bound.get(listener);
          if (call) listeners.delete(call);
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

function applyToStyles(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      if (!written.has(rule)) written.set(rule, rule.media.mediaText);
    }
  }
  for (const [rule, condition] of written) {
    const asked = QUERY.exec(condition)?.[1];
    const holds = (asked === 'reduce') === isStill;
    rule.media.mediaText = isStill
      ? condition.replace(QUERY, holds ? '(min-width: 0px)' : '(max-width: -1px)')
      : condition;
  }
}

/**
 * Holds the page still, or lets it move as the system allows. Browsers have no such switch for a frame, so
 * scripts are told by `matchMedia` and styles by their conditions.
 */
export function setStill(still: boolean): void {
  isStill = still;
  applyToStyles();
  for (const listener of listeners) listener();
}
