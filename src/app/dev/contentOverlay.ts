/**
 * Shows errors in models and content over the page, in development only: a full window if files are
 * left out, else a panel in a corner.
 */
import { CONTENT_REPORT, type ContentReport, type ReportedProblem } from './contentReport.ts';

const CLOSED = 'slicefolio:closed-report';

const STYLE = `
  :host { all: initial; }
  dialog {
    position: fixed; z-index: 2147483647; box-sizing: border-box; margin: 0; padding: 24px;
    border: 0; border-top: 4px solid #ff5a5a; overflow: auto; color: #f2f2f2; background: #17171b;
    font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  }
  dialog[data-kind='files'] { inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; }
  dialog[data-kind='fields'] {
    inset: auto 16px 16px auto; width: min(720px, 100% - 32px); max-height: 45vh;
    border-radius: 0 0 8px 8px; box-shadow: 0 8px 40px #000a;
  }
  header { display: flex; gap: 16px; align-items: start; justify-content: space-between; }
  h1 { margin: 0; font: inherit; font-weight: 700; font-size: 16px; color: #ff8a8a; }
  button { padding: 4px 12px; border: 1px solid #8a8a94; border-radius: 4px; color: inherit;
    background: none; font: inherit; cursor: pointer; }
  button:focus-visible, a:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
  p { margin: 12px 0 0; overflow-wrap: anywhere; }
  ul { margin: 4px 0 0; padding: 0 0 0 20px; }
  li { overflow-wrap: anywhere; }
  a { color: #8ecbff; }
  small { font-size: 13px; color: #b9b9c2; }
`;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

function placeItem({ file, line, field }: ReportedProblem['places'][number]): HTMLLIElement {
  const at = line === null ? file : `${file}:${line}`;
  const link = element('a', at);
  link.href = `/__open-in-editor?file=${encodeURIComponent(at)}`;
  link.title = 'Open in the editor';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  return element('li', link, field === null ? '' : ` ${field}`);
}

function problemParts({ reason, leftOut, places, more }: ReportedProblem): HTMLElement[] {
  const list = element('ul', ...places.map(placeItem));
  if (more > 0) list.append(element('li', `and ${more} more`));
  return [element('p', reason, leftOut ? element('small', ' (left out)') : ''), list];
}

const filesOf = (problems: readonly ReportedProblem[]) =>
  problems.reduce((sum, { places, more }) => sum + places.length + more, 0);

function titleOf({ problems, more }: ContentReport): string {
  const leftOut = filesOf(problems.filter((problem) => problem.leftOut));
  if (leftOut > 0) {
    return `${leftOut} ${leftOut === 1 ? 'file is' : 'files are'} left out of the site`;
  }
  const unread = filesOf(problems.filter((problem) => problem.unread));
  if (unread > 0) return `${unread} ${unread === 1 ? 'file' : 'files'} cannot be read`;
  const count = problems.length + more;
  return `${count} ${count === 1 ? 'problem' : 'problems'} in models and content`;
}

let shown: HTMLElement | undefined;

function show(report: ContentReport): void {
  shown?.remove();
  shown = undefined;
  const signature = JSON.stringify(report);
  if (report.problems.length === 0) {
    sessionStorage.removeItem(CLOSED);
    return;
  }
  if (sessionStorage.getItem(CLOSED) === signature) return;

  const host = element('slicefolio-content-overlay' as 'div');
  const dialog = element('dialog');
  const isFull = report.problems.some(({ leftOut, unread }) => leftOut || unread);
  dialog.dataset['kind'] = isFull ? 'files' : 'fields';
  const title = element('h1', titleOf(report));
  title.id = 'title';
  dialog.setAttribute('aria-labelledby', title.id);
  const close = element('button', 'Close');
  close.type = 'button';
  const dismiss = () => {
    sessionStorage.setItem(CLOSED, signature);
    host.remove();
  };
  close.addEventListener('click', dismiss);
  dialog.addEventListener('cancel', dismiss);
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss();
  });
  const more = report.more > 0 ? `${report.more} more problems are not listed. ` : '';
  dialog.append(
    element('header', title, close),
    ...report.problems.flatMap(problemParts),
    element('p', element('small', `${more}npm run content:check lists everything.`)),
  );
  host.attachShadow({ mode: 'open' }).append(element('style', STYLE), dialog);
  document.body.append(host);
  shown = host;
  if (isFull) dialog.showModal();
  // A panel must not take the focus.
  else dialog.setAttribute('open', '');
}

// A page in a frame, as in the slice library, leaves it to its parent. Vite looks for the words
// `import.meta.hot`.
if (import.meta.hot && window.top === window) {
  import.meta.hot.on(CONTENT_REPORT, show);
  import.meta.hot.send(CONTENT_REPORT, {});
}
