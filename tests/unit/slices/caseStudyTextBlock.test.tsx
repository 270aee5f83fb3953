import type { RichTextField } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import { blockColors } from '../../../slices/TextBlock/colors.ts';
import { blockParts } from '../../../slices/TextBlock/layout.ts';

const themed = { themed: true };
const study = { text: '#0D1B21', inverse: '#F2F8FA', background: '#DCE5E8', themed: true };
const dark = '#F5EFE6';
const light = '#16120F';

describe('colours of a text block', () => {
  it.each([
    [
      'keeps a readable pair',
      '#f1e9dc',
      '#111614',
      themed,
      { background: '#111614', text: '#f1e9dc' },
    ],
    [
      'takes the text of a theme for an unreadable one',
      '#333333',
      '#111614',
      themed,
      { background: '#111614', text: dark },
    ],
    [
      'takes the other where the first cannot be read',
      '#dddddd',
      '#ffffff',
      themed,
      { background: '#ffffff', text: light },
    ],
    [
      'finds a text for a background alone',
      null,
      '#FF5A33',
      themed,
      { background: '#FF5A33', text: light },
    ],
    [
      'prefers the text of the case study',
      '#999999',
      '#ffffff',
      study,
      { background: '#ffffff', text: '#0D1B21' },
    ],
    [
      'takes its inverse where that reads better',
      '#222222',
      '#0C566F',
      study,
      { background: '#0C566F', text: '#F2F8FA' },
    ],
    [
      'keeps a lone text colour that is readable on the page',
      '#0C566F',
      null,
      study,
      { text: '#0C566F' },
    ],
    ['drops a text alone that is not', '#ffffff', null, study, {}],
    [
      'marks the theme in which a lone text colour is unreadable',
      '#F5EFE6',
      null,
      themed,
      { text: '#F5EFE6', unreadableIn: 'light' },
    ],
    [
      'leaves an unknown ground to its author',
      '#ffffff',
      null,
      { themed: false },
      { text: '#ffffff' },
    ],
    ['ignores empty fields', null, null, themed, {}],
    ['ignores what is not a colour', 'red', 'teal', themed, {}],
  ])('%s', (_, text, background, ground, expected) => {
    expect(
      blockColors({ text_color: text as null, background_color: background as null }, ground),
    ).toEqual(expected);
  });
});

describe('the parts of a text block', () => {
  const heading = { type: 'heading1', text: 'Paper Weather', spans: [] };
  const paragraph = { type: 'paragraph', text: 'Nine sheets.', spans: [] };
  // Cast: nodes without their optional members.
  const field = (...nodes: object[]) => nodes as unknown as RichTextField;

  it('are a title and the rest on a spread', () => {
    expect(blockParts(field(heading, paragraph), 'spread', 'left')).toEqual({
      title: [heading],
      rest: [paragraph],
    });
  });

  it.each([
    ['anywhere else', field(heading, paragraph), 'page', 'left'],
    ['in the middle', field(heading, paragraph), 'spread', 'center'],
    ['without a heading first', field(paragraph, heading), 'spread', 'left'],
    ['with nothing after the heading', field(heading), 'spread', 'left'],
    ['with nothing at all', field(), 'spread', 'left'],
  ] as const)('stay together %s', (_, text, variant, alignment) => {
    expect(blockParts(text, variant, alignment)).toBeNull();
  });
});
