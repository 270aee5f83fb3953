import { describe, expect, it } from 'vitest';
import { documentOf, snapshotOf } from '../../../../tests/support/snapshot.ts';
import { ask, clientOf, ENDPOINT, uidsOf } from '../support/repositoryClient.ts';
import { works } from '../../../../tests/support/works.ts';

const typed = '[[at(document.type, "work")]]';

describe('orderings', () => {
  it.each([
    ['[my.work.year desc]', ['cliff', 'brook', 'alps', 'draft']],
    ['[my.work.kind,my.work.year desc]', ['alps', 'cliff', 'brook', 'draft']],
    ['[my.work.done desc, my.work.uid desc]', ['cliff', 'alps', 'draft', 'brook']],
    ['[my.work.title]', ['alps', 'brook', 'cliff', 'draft']],
    ['[my.work.credits.hours desc]', ['brook', 'alps', 'cliff', 'draft']],
    ['[document.first_publication_date]', ['alps', 'draft', 'brook', 'cliff']],
    ['[my.work.year]', ['alps', 'cliff'], '[[in(my.work.uid, ["cliff", "alps"])]]'],
  ])('%s orders works as %j', async (orderings, uids, q = typed) => {
    expect(await uidsOf(works, { q, orderings })).toEqual(uids);
  });

  it.each([
    ['[my.work.yaer]', 1, 2, "unexpected field 'my.work.yaer'", 'did you mean "my.work.year"?'],
    ['[my.work.year down]', 1, 15, "unexpected direction 'down'", 'use asc or desc'],
    ['[my.work.year desc, my.work.cover]', 1, 21, 'cannot be ordered by the image', ''],
    ['[my.work.year', 1, 14, "expected ']'", ''],
    ['[my.work.year] x', 1, 15, "unexpected text after ']'", ''],
  ])('%s is a 400 that says where', async (orderings, line, column, reason, hint) => {
    const { status, body } = await ask(works, { orderings });
    expect(status).toBe(400);
    expect(body.message).toContain(reason);
    expect(body.message).toContain(`on line:${line} col:${column} in orderings '${orderings}'`);
    expect(body.message).toContain(hint);
  });
});

describe('paging', () => {
  const many = snapshotOf(
    Array.from({ length: 250 }, (_, index) => documentOf(`work/w${index}`, { year: 250 - index })),
  );

  it('has every document once', async () => {
    const filters = ['[at(document.type, "work")]'];
    const found = await clientOf(many).dangerouslyGetAll({ pageSize: 100, filters });
    expect(found.map(({ uid }) => uid)).toEqual(many.documents.map(({ uid }) => uid));
  });

  it('keeps every parameter in next_page and prev_page', async () => {
    const { body } = await ask(many, [
      ['q', '[[at(document.type, "work")]]'],
      ['q', '[[number.gt(my.work.year, 0)]]'],
      ['orderings', '[my.work.year desc]'],
      ['page', '2'],
      ['pageSize', '10'],
      ['x-c', 'js-7'],
    ]);
    const next = new URL(body.next_page ?? '');
    expect(next.href.startsWith(`${ENDPOINT}/documents/search?`)).toBe(true);
    expect(next.searchParams.getAll('q')).toHaveLength(2);
    expect(Object.fromEntries(next.searchParams)).toMatchObject({
      ref: 'master-1',
      page: '3',
      pageSize: '10',
      orderings: '[my.work.year desc]',
      'x-c': 'js-7',
    });
    expect(new URL(body.prev_page ?? '').searchParams.get('page')).toBe('1');
  });

  it('is empty beyond the last page and when nothing is found', async () => {
    expect((await ask(many, { page: '99' })).body).toMatchObject({
      page: 99,
      results_size: 0,
      total_results_size: 250,
      total_pages: 13,
      next_page: null,
    });
    expect((await ask(many, { q: '[[at(document.id, "x")]]' })).body).toMatchObject({
      total_pages: 0,
      next_page: null,
      prev_page: null,
      results: [],
    });
  });

  it.each([
    ['pageSize', '101', 'pageSize is at most 100, not 101'],
    ['pageSize', '0', "pageSize is a whole number from 1, not '0'"],
    ['page', '1e3', "page is a whole number from 1, not '1e3'"],
  ])('refuses %s=%s', async (name, value, message) => {
    const { status, body } = await ask(many, { [name]: value });
    expect([status, body.message]).toEqual([400, message]);
  });

  it('begins after an id, and ignores one that is not among the results', async () => {
    const orderings = '[my.work.year]';
    const after = (id: string) => uidsOf(works, { q: typed, orderings, after: id });
    expect(await after('id-brook')).toEqual(['cliff', 'draft']);
    expect(await after('id-draft')).toEqual([]);
    expect(await after('id-ada')).toHaveLength(4);
    const { body } = await ask(works, { q: typed, orderings, after: 'id-alps', pageSize: '2' });
    expect(body).toMatchObject({ total_results_size: 3, total_pages: 2 });
  });
});

describe('languages', () => {
  it.each([
    [{}, ['alps', 'brook', 'cliff', 'draft']],
    [{ lang: 'fr-fr' }, ['rocher']],
    [{ lang: '*' }, ['alps', 'brook', 'cliff', 'draft', 'rocher']],
  ])('%j gives %j', async (parameters, uids) => {
    expect(await uidsOf(works, { q: typed, ...parameters })).toEqual(uids);
  });

  it('that do not exist are named', async () => {
    const { status, body } = await ask(works, { lang: 'fr-fx' });
    expect(status).toBe(400);
    expect(body.message).toContain('did you mean "fr-fr"?');
  });
});
