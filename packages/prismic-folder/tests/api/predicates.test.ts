import { filter } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import { ask, uidsOf } from '../support/repositoryClient.ts';
import { documentOf, snapshotOf } from '../../../../tests/support/snapshot.ts';
import { works } from '../../../../tests/support/works.ts';

type Case = readonly [predicate: string, uids: readonly string[]];

const ALL = ['alps', 'brook', 'cliff', 'draft', 'ada', 'ben', 'north', 'world', 'id-front'];
const without = (...uids: string[]) => ALL.filter((uid) => !uids.includes(uid));

const cases: Readonly<Record<string, readonly Case[]>> = {
  at: [
    [filter.at('document.id', 'id-alps'), ['alps']],
    [filter.at('document.type', 'person'), ['ada', 'ben']],
    [filter.at('document.tags', ['Maps', 'Web']), ['brook']],
    ['[at(document.tags, "Print")]', ['alps']],
    [filter.at('document.tags', []), ALL],
    [filter.at('document.first_publication_date', new Date('2021-08-01T10:00:00Z')), ['brook']],
    [filter.at('my.work.uid', 'alps'), ['alps']],
    [filter.at('my.work.client', 'Museum'), ['alps']],
    [filter.at('my.work.year', 2019), ['alps']],
    [filter.at('my.work.done', false), ['brook', 'draft']],
    [filter.at('my.work.day', '2024-02-29'), ['cliff']],
    [filter.at('my.work.moment', '2019-01-31T09:30:00+01:00'), ['alps']],
    [filter.at('my.work.author', 'id-ben'), ['brook']],
    [filter.at('my.work.authors', 'id-ben'), ['alps']],
    [filter.at('my.work.credits.role', 'Words'), ['alps']],
    [filter.at('my.work.credits.stages.name', 'Survey'), ['alps']],
    [filter.not('my.work.year', 1), ALL],
  ],
  not: [[filter.not('document.tags', ['Web']), without('brook', 'cliff')]],
  any: [
    [filter.any('document.tags', ['Print', 'Web', 'Web']), ['alps', 'brook', 'cliff']],
    [filter.any('document.tags', []), []],
    [filter.any('my.work.client', ['Museum', 'museum']), ['alps', 'brook']],
    [filter.any('my.work.day', ['2019-01-31', new Date('2021-07-05')]), ['alps', 'brook']],
  ],
  in: [
    [filter.in('document.id', ['id-cliff', 'id-x', 'id-alps', 'id-cliff']), ['cliff', 'alps']],
    [filter.in('my.work.uid', ['draft', 'brook', 'alps']), ['draft', 'brook', 'alps']],
  ],
  'has and missing': [
    [filter.has('my.work.uid'), ['alps', 'brook', 'cliff', 'draft']],
    [filter.missing('my.person.portrait'), ['ben']],
  ],
  fulltext: [
    [filter.fulltext('document', 'ICE'), ['ada', 'brook', 'alps']],
    [filter.fulltext('document', 'ice, water!'), ['brook']],
    [filter.fulltext('document', 'remembers'), ['alps']],
    [filter.fulltext('document', 'survey'), ['alps']],
    [filter.fulltext('document', 'eclat'), ['cliff']],
    [filter.fulltext('document', 'draft'), ['draft']],
    [filter.fulltext('document', 'glac'), []],
    [filter.fulltext('document', ''), []],
    [filter.fulltext('my.work.title', 'ice'), ['alps']],
    [filter.fulltext('my.work.client', 'MUSEUM'), ['alps', 'brook']],
    [filter.fulltext('my.work.kind', 'web'), ['brook', 'cliff']],
    [filter.fulltext('my.work.credits.role', 'code'), ['brook']],
  ],
  similar: [
    [filter.similar('id-alps', 10), ['cliff', 'brook', 'ada']],
    [filter.similar('id-alps', 0), []],
    [filter.similar('id-nobody', 10), []],
  ],
  'geopoint.near': [
    [filter.geopointNear('my.work.place', 47.37, 8.54, 100), ['brook', 'alps']],
    [filter.geopointNear('my.work.place', 47.37, 8.54, 20_100), ['brook', 'alps', 'cliff']],
  ],
  number: [
    [filter.numberLessThan('my.work.year', 2021), ['alps']],
    [filter.numberGreaterThan('my.work.year', 2021), ['cliff']],
    [filter.numberInRange('my.work.year', 2019, 2021), ['alps', 'brook']],
    [filter.numberInRange('my.work.year', 2021, 2019), []],
    ['[number.inRange(my.work.year, -1.5, 2.02e3)]', ['alps']],
    [filter.numberGreaterThan('my.work.credits.hours', 5), ['alps', 'brook']],
  ],
  date: [
    [filter.dateAfter('my.work.day', '2021-07-05'), ['cliff']],
    [filter.dateBefore('my.work.day', '2021-07-05'), ['alps']],
    [filter.dateBetween('my.work.day', '2019-01-31', '2021-07-05'), ['alps', 'brook']],
    [filter.dateAfter('document.first_publication_date', '2024-02-01'), ['cliff']],
    [filter.dateBefore('document.last_publication_date', '2021'), ['draft']],
  ],
  'parts of dates': [
    [filter.dateDayOfMonth('my.work.day', 31), ['alps']],
    [filter.dateDayOfMonthAfter('my.work.day', 29), ['alps']],
    [filter.dateDayOfMonthBefore('my.work.day', 29), ['brook']],
    [filter.dateDayOfWeek('my.work.day', 'Thu'), ['alps', 'cliff']],
    [filter.dateDayOfWeekAfter('my.work.day', 'MONDAY'), ['alps', 'cliff']],
    [filter.dateDayOfWeekBefore('my.work.day', 'thursday'), ['brook']],
    [filter.dateMonth('my.work.day', 'February'), ['cliff']],
    [filter.dateMonthBefore('my.work.day', 'July'), ['alps', 'cliff']],
    [filter.dateYear('my.work.day', 2024), ['cliff']],
    [filter.dateHour('my.work.moment', 23), ['brook']],
    [filter.dateHourBefore('my.work.moment', 8), ['cliff']],
    [filter.dateHour('document.first_publication_date', 10), ['alps', 'brook', 'cliff', 'draft']],
  ],
};

describe.each(Object.entries(cases))('%s', (_, rows) => {
  it.each(rows)('%s finds %j', async (predicate, uids) => {
    expect(await uidsOf(works, { q: `[${predicate}]`, pageSize: '100' })).toEqual(uids);
  });
});

it('a text is found whatever characters the client has to escape in it', async () => {
  const texts = ['Größe 漢字 [x](y)', 'a\\"b', 'ends in a backslash\\', '"', 'two\nlines', '\\'];
  const snapshot = snapshotOf(texts.map((client, at) => documentOf(`work/w${at}`, { client })));
  for (const [at, text] of texts.entries()) {
    const q = `[${filter.at('my.work.client', text)}]`;
    expect(await uidsOf(snapshot, { q }), text).toEqual([`w${at}`]);
  }
});

const paragraph = { type: 'paragraph', text: '', spans: [] };
const link = { link_type: 'Document' };

it.each([
  ['client', 'a', ''],
  ['year', 0, null],
  ['done', false, null],
  ['story', [{ ...paragraph, text: 'a' }], []],
  ['story', [{ type: 'image', url: 'x' }], [paragraph]],
  ['cover', { url: 'x' }, {}],
  ['site', { link_type: 'Web', url: 'x' }, { link_type: 'Any' }],
  ['author', { ...link, id: 'x' }, link],
  ['authors', [{ ...link, id: 'x', key: 'a' }], [{ link_type: 'Any' }]],
  ['place', { latitude: 0, longitude: 0 }, {}],
  ['prices', { body: { rows: [] } }, null],
])('has() and missing() tell whether %s is filled: %j is, %j is not', async (field, full, none) => {
  const values = { full, none };
  const documents = Object.entries(values).map(([uid, value]) =>
    documentOf(`work/${uid}`, { [field]: value }),
  );
  const find = (predicate: string) => uidsOf(snapshotOf(documents), { q: `[${predicate}]` });
  expect(await find(filter.has(`my.work.${field}`))).toEqual(['full']);
  expect(await find(filter.missing(`my.work.${field}`))).toEqual(['none']);
});

it.each<[readonly (readonly [string, string])[]]>([
  [[['q', '[ [ :d = at ( document.type , "work" ) ]\n[at(my.work.kind, "web")]]']]],
  [['[[at(document.type, "work")]]', '[[at(my.work.kind, "web")]]'].map((q) => ['q', q])],
  [['[[:d = at(my.work.kind, "web")]]', '[]', ''].map((q) => ['q', q])],
])('several predicates must all hold: %j', async (parameters) => {
  expect(await uidsOf(works, parameters)).toEqual(['brook', 'cliff']);
});

describe('invalid queries', () => {
  it.each<[query: string, column: number, reason: string, hint?: string, line?: number]>([
    ['at(document.type, "x")', 1, "expected '[', found 'at'"],
    ['[[at(document.type "x")]]', 20, "expected ',', found a string"],
    ['[[at(document.type, "x)]]', 21, 'a string is not closed with a double quote'],
    ["[[at(document.type, 'x')]]", 21, "unexpected character '''"],
    ['[[at(document.type, "x")]]]', 27, "expected the end of the query, found ']'"],
    ['[[at(document.type, ["x",])]]', 26, "a number, true or false, found ']'"],
    ['[[:e = at(document.type, "x")]]', 4, "expected 'd' after ':', found 'e'"],
    ['[[at(my.work.uid, "x")]\n  [has my.work.cover]]', 8, "found 'my.work.cover'", '', 2],
    ['[[at(my.blog-post.uid, "x")]]', 6, "unexpected field 'my.blog-post.uid'"],
    ['[[att(document.type, "x")]]', 3, '[function att(..)] unknown function', '"at"?'],
    ['[[date.day-of-weak(my.work.day, 1)]]', 3, 'unknown function', '"date.day-of-week"?'],
    ['[[at(my.work.clinet, "x")]]', 6, "field 'my.work.clinet'", 'did you mean "my.work.client"?'],
    ['[[at(my.work.constructor, "x")]]', 6, "unexpected field 'my.work.constructor'"],
    ['[[at(my.work.title, "x")]]', 6, 'unexpected rich text field', 'fulltext(path, "words")'],
    ['[[at(document, "x")]]', 6, "unexpected document field 'document'"],
    ['[[at("x", "x")]]', 6, 'expected a path'],
    ['[[at(document.type)]]', 19, 'an argument is missing'],
    ['[[at(document.type, "a", "b")]]', 26, 'unexpected the string "b"'],
    ['[[at(document.type, 5)]]', 21, "a string for 'document.type', found the number 5"],
    ['[[at(my.work.year, "x")]]', 20, 'a number for \'my.work.year\', found the string "x"'],
    ['[[at(my.work.day, "2024-02-30")]]', 19, '"2024-02-30" is not a date'],
    ['[[at(my.work.day, true)]]', 19, 'expected a date, found the boolean true'],
    ['[[at(my.work.kind, ["web"])]]', 20, "a string for 'my.work.kind', found an array"],
    ['[[any(document.tags, "a")]]', 22, 'expected an array, found the string "a"'],
    ['[[any(my.work.year, [1, "a"])]]', 25, 'expected a number'],
    ['[[has(my.work.credits)]]', 7, "unexpected group field 'my.work.credits'"],
    ['[[missing(my.work.credits.role)]]', 11, "'my.work.credits.role' inside a group"],
    ['[[fulltext(my.work.year, "x")]]', 12, "unexpected number field 'my.work.year'"],
    ['[[number.lt(my.work.client, 5)]]', 13, "unexpected text field 'my.work.client'"],
    ['[[date.after(my.work.day, "soon")]]', 27, '"soon" is not a date'],
    ['[[date.month(my.work.day, "Febuary")]]', 27, 'is not a valid month', '"february"?'],
    ['[[date.hour(my.work.moment, 24)]]', 29, '24 is not a valid hour (0 to 23)'],
    ['[[geopoint.near(my.work.place, 1)]]', 33, 'is missing', '(path, latitude, longitude, kilo'],
    ['[[geopoint.near(my.work.place, 91, 2, 3)]]', 32, 'a latitude is between -90 and 90'],
    ['[[geopoint.near(my.work.place, 1, 181, 3)]]', 35, 'a longitude is between -180 and 180'],
    ['[[at(my.work.client.x, "x")]]', 6, 'my.work.client is a text field and has no parts'],
    ['[[fulltext(document, 5)]]', 22, 'expected a string, found the number 5'],
  ])('%s is a 400 that says where', async (query, column, reason, hint = '', line = 1) => {
    const { status, body } = await ask(works, { q: query });
    expect(status).toBe(400);
    expect(body.type).toBe('parsing-error');
    expect(body.message).toContain(`on line:${line} col:${column} in query '${query}'`);
    expect(body.message).toContain(reason);
    expect(body.message).toContain(hint);
    expect(body.pos).toMatchObject({ line, column, location: 'query' });
  });
});
