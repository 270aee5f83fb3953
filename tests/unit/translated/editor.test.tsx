// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DocumentPhase, ReviewButton, StateLines } from '#page-editor/window/bar/DocumentState.tsx';
import type { OpenDocument } from '#page-editor/document/DocumentSession.ts';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { EditorContext, type EditorServices } from '#page-editor/session/EditorContext.ts';
import { StaticText } from '#page-editor/fields/richText/static/StaticText.tsx';
import { host } from '#editing/host.ts';
import { translate } from '../../support/translate.ts';
import { demoDocuments, demoModels } from '../editor/form/support/demoModels.ts';
import { kindData, kindModels } from '../editor/form/support/kinds.ts';
import { memorySession } from '../editor/form/support/memorySession.ts';
import { renderForm } from '../editor/form/support/renderForm.tsx';
import { expectTranslatable } from './expectTranslatable.tsx';

// What visitors need a password for is asked, and that is never answered.
vi.stubGlobal('fetch', () => new Promise(() => {}));

const services: EditorServices = {
  // Cast: what is shown asks for nothing else.
  api: {
    call: () => new Promise(() => {}),
    onChange: () => () => {},
    onOnline: () => () => {},
  } as unknown as EditorServices['api'],
  host,
  models: demoModels,
  announce: () => {},
  notify: () => {},
  toast: () => () => {},
  open: () => {},
  go: () => {},
  startersOf: async () => [],
  askProtection: async () => null,
};

const inEditor = (children: ReactNode) => (
  <EditorContext value={services}>
    <div>{children}</div>
  </EditorContext>
);

const none = () => {};

describe('the bar of a document', () => {
  const summary = memorySession('page', {}).get().summary;
  const in_ = (
    status: OpenDocument['summary']['status'],
    parts: Partial<OpenDocument> = {},
    releases: string[] = [],
  ) => memorySession('page', {}, { summary: { ...summary, status, releases }, ...parts });
  const NAMES = new Map([['spring', 'Spring']]);
  const sessions = [
    in_('published', {}, ['spring']),
    in_('changed'),
    in_('changed', { save: { kind: 'failed', message: 'The disk is full.', retryAt: null } }),
    in_('changed', { save: { kind: 'conflict' } }),
    in_('published'),
    in_('draft'),
    in_('release', {}, ['spring']),
    in_('archived'),
    in_('changed', { readOnly: 'the file is not readable' }),
    in_('changed'),
    in_('published'),
  ];

  test('says each state after each other one', () =>
    expectTranslatable(
      sessions.map((session) => () => inEditor(<DocumentPhase session={session} />)),
    ));

  test('says in lines what is in trouble and where another version waits', () =>
    expectTranslatable(
      sessions.map(
        (session) => () => inEditor(<StateLines session={session} names={NAMES} onChoose={none} />),
      ),
    ));

  test('has a button to review that follows the state', () =>
    expectTranslatable(
      sessions.map((session) => () => inEditor(<ReviewButton session={session} onReview={none} />)),
    ));
});

test('a text without its editor changes', () => {
  const model = { type: 'StructuredText', config: { multi: 'paragraph,strong' } };
  const block = (text: string, ...spans: object[]) => [{ type: 'paragraph', text, spans }];
  const strong = { type: 'strong', start: 0, end: 3 };
  const values = [
    block('Low tide'),
    block('Low tide', strong),
    block(''),
    [{ type: 'embed', oembed: { embed_url: 'https://a.test', title: 'A film' } }],
    [{ type: 'embed', oembed: { embed_url: 'https://a.test' } }],
    [{ type: 'odd' }],
    block('High tide', strong, { type: 'em', start: 2, end: 6 }),
  ];
  // Cast: blocks as files have them.
  return expectTranslatable(
    values.map((value) => () => <StaticText model={model} value={value as never} />),
  );
});

describe('forms', () => {
  // Cast: files of documents.
  const lowTide = demoDocuments.find(({ name }) => name === 'low-tide')?.json as DocumentJson;

  test('every slice of a case study opens, and each is left for the next', async () => {
    const errors = vi.spyOn(console, 'error');
    onTestFinished(() => errors.mockRestore());
    const form = await renderForm({
      session: memorySession('case_study', lowTide),
      models: demoModels,
    });
    const spread = lowTide.data?.['spread'];
    const indices = Array.isArray(spread) ? [...spread.keys()] : [];
    for (const place of [...indices.map((index) => ({ zone: 'spread', index })), {}]) {
      translate(form.container);
      await form.go(place);
      expect(form.container.textContent).not.toBe('');
    }
    expect(errors).not.toHaveBeenCalled();
  });

  test('every kind of field changes to each other value', async () => {
    const errors = vi.spyOn(console, 'error');
    onTestFinished(() => errors.mockRestore());
    const session = memorySession('kinds', { data: kindData });
    const form = await renderForm({ session, models: kindModels });
    const odd = ['Other words', null, [{}, {}, {}]];
    for (const id of Object.keys(kindData)) {
      for (const value of odd) {
        translate(form.container);
        await form.edit(() =>
          session.edit([{ op: 'set', path: ['data', id], value }], { label: `change ${id}` }),
        );
        expect(form.container.textContent).not.toBe('');
      }
    }
    expect(errors).not.toHaveBeenCalled();
  });
});
